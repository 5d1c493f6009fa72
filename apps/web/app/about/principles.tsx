import { Roof, type Room, Storey } from './storey';

const PRINCIPLES: { title: string; text: string; room: Room }[] = [
  {
    title: 'Mission',
    text: 'To give every room the air it was built for: the right capacity, the lowest running cost, and no noise that anyone would mention.',
    room: 'desk',
  },
  {
    title: 'Vision',
    text: 'To be the first name that an engineer in Bangladesh writes down when a building has to stay cool.',
    room: 'window',
  },
  {
    title: 'Quality Policy',
    text: 'What we hand over is what we calculated. Every system is sized from the room, installed by trained hands, measured before we leave and looked after for as long as it runs.',
    room: 'ladder',
  },
];

/** Three storeys of one building, each with what it stands for beside it. */
export function Principles() {
  return (
    <section className="house">
      <div className="wrap">
        <div className="house__row">
          <Roof />
        </div>
        {PRINCIPLES.map(({ title, text, room }) => (
          <div className="house__row" key={room}>
            <Storey room={room} />
            <div className="house__text">
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </div>
        ))}
        <div className="house__ground" />
      </div>
    </section>
  );
}

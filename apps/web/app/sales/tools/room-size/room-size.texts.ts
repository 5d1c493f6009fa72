import { counted } from '@shishir/format';
import { type Direction, type FreshAir, ROOM_CHOICE_NAMES, type Shade } from '@shishir/sizing';

interface DescribedRoom {
  /** Name of its type, for example 'Bedroom'. */
  type: string;
  /** Figures without a unit. */
  area: string;
  height: string;
  /** For example 'The roof: bare slab'. */
  above: string;
  walls: number;
}

interface DescribedInside {
  people: number;
  /** Figures without a unit. */
  watts: string;
  target: string;
  freshAir: FreshAir;
}

/** Figures in TR, and the likely one in kW, without a unit. */
interface DescribedLoad {
  low: string;
  likely: string;
  high: string;
  likelyKw: string;
}

const directions: Record<Direction, string> = {
  n: 'N',
  ne: 'NE',
  e: 'E',
  se: 'SE',
  s: 'S',
  sw: 'SW',
  w: 'W',
  nw: 'NW',
};

/** Texts of the page of the room calculator, and names of its choices. */
export const roomSizeTexts = {
  title: 'Room calculator',
  description:
    'How many tons a room needs: its cooling load in TR, kW and BTU/h from roof, glass, walls, people and air, with all assumptions, and the units that fit.',
  heading: 'How much cooling does your room need?',
  lead: 'Describe the room. You’ll get a low, a likely and a high figure, and see where the heat comes from.',
  choices: { directions },
  send: {
    title: 'Send to an engineer',
    lead: 'Your inputs, the result and the assumptions are sent with the message, so you don’t type anything twice.',
    room: 'Room',
    glass: 'Glass',
    inside: 'Inside',
    result: 'Result',
    /** Subject of the enquiry. */
    subject: 'Room calculator',
  },
  described: {
    room: ({ type, area, height, above, walls }: DescribedRoom) =>
      [
        type,
        `${area} m²`,
        `${height} m high`,
        `above: ${above.toLowerCase()}`,
        counted(walls, 'outside wall'),
      ].join(', '),
    glass: (area: string, direction: string, shade: Shade) =>
      shade === 'none'
        ? `${area} m², ${direction}, not shaded`
        : `${area} m², ${direction}, ${ROOM_CHOICE_NAMES.shades[shade].toLowerCase()}`,
    noGlass: 'none',
    inside: ({ people, watts, target, freshAir }: DescribedInside) =>
      [
        counted(people, 'person', 'people'),
        `${watts} W of lights and equipment`,
        ROOM_CHOICE_NAMES.freshAirs[freshAir].toLowerCase(),
        `${target} °C`,
      ].join(', '),
    load: ({ low, likely, high, likelyKw }: DescribedLoad) =>
      `${likely} TR likely, ${low} to ${high} TR (${likelyKw} kW)`,
  },
};

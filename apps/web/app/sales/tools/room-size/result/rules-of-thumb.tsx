import { groupThousands, m2ToSqft } from '@shishir/format';
import { ROOM_CHOICE_NAMES, type RoomInput, type RoomLoad, rulesOfThumb } from '@shishir/sizing';
import { positionOn, type Scale, scaleFor } from './load-scale';
import { short, two } from '../form/room-texts';
import { roomResultTexts } from './room-result.texts';
import toolsStyles from '../../tools.module.css';
import roomSizeStyles from '../room-size.module.css';
import styles from './rules-of-thumb.module.css';

const texts = roomResultTexts.rules;

interface WhyShopsDisagreeProps {
  room: RoomInput;
  load: RoomLoad;
}

/** Results of the market's rules of thumb for the room, on one scale with the estimate. */
export function WhyShopsDisagree({ room, load }: WhyShopsDisagreeProps) {
  const { low, likely, high } = load;
  const rules = rulesOfThumb(room);
  const ends = rules.flatMap(({ low_tr, high_tr }) => [low_tr, high_tr]);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const scale = scaleFor(Math.min(low.tr, least), Math.max(high.tr, most));
  return (
    <section className={`block screen-only ${toolsStyles.whiteBand}`} aria-labelledby="why-title">
      <div className={`wrap ${roomSizeStyles.twoColumns}`}>
        <div>
          <h2 id="why-title">{texts.title}</h2>
          <p className={`${toolsStyles.intro} number`}>
            {texts.lead(
              groupThousands(Math.round(m2ToSqft(room.area_m2))),
              two(least),
              two(most),
              rules.some(({ open }) => open),
            )}{' '}
            {largest(load)}
          </p>
        </div>
        <div className="number">
          <div className={styles.axis} aria-hidden="true">
            <div />
            <div>
              {scale.marks.map((tr) => (
                <span key={tr} style={{ left: `${positionOn(scale, tr)}%` }}>
                  {tr}
                </span>
              ))}
            </div>
            <div>{texts.axis}</div>
          </div>
          <ul>
            <Rule
              title={texts.own.title}
              text={texts.own.text(load.parts.length)}
              scale={scale}
              range={[low.tr, high.tr]}
              likely={likely.tr}
            />
            {rules.map(({ key, low_tr, high_tr, open }) => (
              <Rule
                key={key}
                title={texts.names[key].title}
                text={open ? texts.larger(texts.names[key].text) : texts.names[key].text}
                scale={scale}
                range={[low_tr, high_tr]}
                open={open}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** 'In this room, ‘Roof’ and ‘Glass’ make up 52% of the load.' */
function largest({ parts, likely }: RoomLoad): string {
  const [first, second] = [...parts].sort((one, other) => other.likely_w - one.likely_w);
  if (!first || !second) return '';
  const percent = Math.round(((first.likely_w + second.likely_w) / likely.w) * 100);
  const { parts: names } = ROOM_CHOICE_NAMES;
  return texts.largest(names[first.key], names[second.key], percent);
}

interface RuleProps {
  title: string;
  text: string;
  scale: Scale;
  range: [number, number];
  /** Set only for the estimate. */
  likely?: number;
  open?: boolean;
}

function Rule({ title, text, scale, range, likely, open }: RuleProps) {
  const [low, high] = range;
  const isPoint = high - low < 0.005;
  const words = open
    ? texts.over(short(low))
    : isPoint
      ? two(low)
      : texts.range(two(low), two(high));
  const left = positionOn(scale, low);
  const className = [styles.rule, likely !== undefined && styles.ownRoom, open && styles.open];
  return (
    <li className={className.filter(Boolean).join(' ')}>
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      <div className={styles.track} aria-hidden="true">
        {scale.marks.slice(1, -1).map((tr) => (
          <span
            className={styles.gridLine}
            key={tr}
            style={{ left: `${positionOn(scale, tr)}%` }}
          />
        ))}
        {isPoint && !open ? (
          <span className={styles.point} style={{ left: `${left}%` }} />
        ) : (
          <span
            className={styles.range}
            style={{
              left: `${left}%`,
              right: `${open ? Math.max(0, 88 - left) : 100 - positionOn(scale, high)}%`,
            }}
          />
        )}
        {likely !== undefined && (
          <span className={styles.point} style={{ left: `${positionOn(scale, likely)}%` }} />
        )}
      </div>
      <div className={styles.value}>{words}</div>
    </li>
  );
}

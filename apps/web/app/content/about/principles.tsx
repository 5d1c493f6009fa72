import type { ReactNode } from 'react';
import lines from '../../platform/ui/drawing.module.css';
import { SectionText } from '../sections/section-text';
import type { AboutPage } from './load-about.server';
import styles from './principles.module.css';

const ROOMS = ['desk', 'window', 'ladder'] as const;

/** Mission, vision and quality policy, each below a drawn room. */
export function Principles({ principles }: Pick<AboutPage, 'principles'>) {
  if (principles.length === 0) return null;
  return (
    <section className={`block band ${styles.principles}`}>
      <div className="wrap">
        {principles.map(({ id, title, html }, index) => (
          <div key={id}>
            <RoomSection id={id} room={ROOMS[index % ROOMS.length]!} />
            <h2>{title}</h2>
            <SectionText html={html} />
          </div>
        ))}
      </div>
    </section>
  );
}

type Room = (typeof ROOMS)[number];

/** Horizontal position of the unit, in units of the drawing. */
const UNIT_X: Record<Room, number> = { desk: 210, window: 360, ladder: 280 };

/** Section through a room: slab, ceiling void, ceiling, and the air flow into the room. */
function RoomSection({ id, room }: { id: number; room: Room }) {
  const x = UNIT_X[room];
  return (
    <svg className={styles.drawing} viewBox="0 0 560 300" aria-hidden="true">
      <defs>
        <linearGradient id={`cool-${id}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3fa0dc" stopOpacity="0.5" />
          <stop offset="1" stopColor="#3fa0dc" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill={`url(#cool-${id})`} d={air(x)} />
      <path className={lines.flow} d={flow(x)} />
      <g className={lines.outline}>
        <path d="M0 .8H560M0 22H560M0 74H560M0 40H560M0 46H560" />
        <path d={`M${x - 34} 22v10M${x + 34} 22v10`} />
        <rect x={x - 46} y="32" width="92" height="42" rx="3" />
        <rect x={x - 62} y="71" width="124" height="9" rx="4.5" />
        {FURNITURE[room]}
      </g>
    </svg>
  );
}

function air(x: number): string {
  return `M${x - 54} 80C${x - 54} 160 ${x - 150} 180 ${x - 160} 262H${x + 160}C${x + 150} 180 ${x + 54} 160 ${x + 54} 80z`;
}

function flow(x: number): string {
  return [-1, 1]
    .map((side) => {
      const at = (offset: number) => x + side * offset;
      return `M${at(36)} 90C${at(36)} 158 ${at(104)} 180 ${at(110)} 244M${at(12)} 90C${at(12)} 158 ${at(38)} 180 ${at(40)} 244`;
    })
    .join('');
}

const FURNITURE: Record<Room, ReactNode> = {
  desk: (
    <>
      <rect x="300" y="214" width="190" height="8" rx="3" />
      <path d="M322 222v78M468 222v78" />
      <rect x="352" y="160" width="84" height="48" rx="4" className={styles.deep} />
      <path d="M394 208v6" />
      <rect x="232" y="190" width="44" height="56" rx="12" className={lines.soft} />
      <path d="M224 250h58M254 250v38M234 292h40" />
      <path d="M54 300v-46h52v46zM80 254c0-34-16-48-32-54 0 26 10 46 32 54zm0 0c0-40 14-58 32-66 2 32-8 56-32 66z" />
    </>
  ),
  window: (
    <>
      <rect x="60" y="104" width="216" height="140" className={styles.windowSky} />
      <path
        d="M72 244v-62h30v62M102 244v-92h36v92M138 244v-48h28v48M166 244V168h40v76M206 244v-58h26v58M232 244v-84h30v84"
        className={styles.town}
      />
      <path d="M60 104h216v140H60zM132 104v140M204 104v140M46 244h244" fill="none" />
      <rect x="360" y="246" width="150" height="44" rx="12" className={lines.soft} />
      <rect x="350" y="206" width="170" height="48" rx="14" className={lines.soft} />
      <path d="M372 290v10M498 290v10" />
    </>
  ),
  ladder: (
    <>
      <path
        d="M300 300 330 104M392 300 362 104M326 130h40M320 168h52M314 206h64M308 244h76"
        fill="none"
      />
      <rect x="318" y="96" width="56" height="9" rx="3" />
      <circle cx="110" cy="176" r="40" />
      <circle cx="110" cy="176" r="30" className={styles.windowSky} />
      <path d="M110 176l18-16M110 216v22M84 238h52" />
      <path d="M56 300v-62h108v62z" />
      <path d="M56 262h108" />
      <rect x="448" y="262" width="70" height="38" rx="4" className={styles.deep} />
      <path d="M468 262v-10h30v10" fill="none" />
    </>
  ),
};

import { inDigits } from '@shishir/format';
import {
  isRoof,
  type PartKey,
  ROOM_CHOICE_NAMES,
  type RoomInput,
  type RoomLoad,
} from '@shishir/sizing';
import { roomFormTexts } from '../form/room-form.texts';
import { M_PER_FT } from '../form/room-query';
import { short } from '../form/room-texts';
import { roomResultTexts as texts } from './room-result.texts';
import toolsStyles from '../../tools.module.css';
import styles from './room-drawing.module.css';

interface RoomDrawingProps {
  room: RoomInput;
  load: RoomLoad;
  /** Writes lengths in feet instead of metres. */
  inFeet: boolean;
  /** True if the current values of the form have no result. */
  stale?: boolean;
}

const isUnderRoof = ({ above }: Pick<RoomInput, 'above'>) => above !== undefined && isRoof(above);

type Point = readonly [x: number, y: number];

const [COS, SIN] = [0.866, 0.5];
const WIDE = { width: 720, height: 400, left: 199, right: 543, top: 24, bottom: 376, labels: true };
const NARROW = {
  width: 350,
  height: 300,
  left: 68,
  right: 311,
  top: 16,
  bottom: 270,
  labels: false,
};
/** More people would cover the room. */
const MOST_PEOPLE = 8;
const OVERHANG = 0.35;
const SLAB = 0.2;

/** The room to scale, in two sizes. On phones it has no figures, since the bars show them. */
export function RoomDrawing({ room, load, inFeet, stale }: RoomDrawingProps) {
  return (
    <figure className={`${toolsStyles.figure} ${styles.figure} ${stale ? styles.stale : ''}`}>
      <Drawing
        {...{ room, load, inFeet }}
        sheet={WIDE}
        className={`${styles.drawing} ${styles.wide}`}
        label={describe(room, load)}
      />
      <Drawing
        {...{ room, load, inFeet }}
        sheet={NARROW}
        className={`${styles.drawing} ${styles.narrow}`}
      />
    </figure>
  );
}

function describe({ height_m, ...room }: RoomInput, { geometry }: RoomLoad): string {
  const { length_m, width_m, glass_m2 } = geometry;
  return texts.drawing({
    length: short(length_m),
    width: short(width_m),
    height: short(height_m),
    underRoof: isUnderRoof(room),
    glass: glass_m2 > 0 ? short(glass_m2) : null,
  });
}

interface DrawingProps extends RoomDrawingProps {
  sheet: typeof WIDE;
  className: string;
  /** Without a label, the drawing is hidden from screen readers. */
  label?: string;
}

/** Isometric view into the room: the floor, both back walls, and a unit on the right wall. */
function Drawing({ room, load, inFeet, sheet, className, label }: DrawingProps) {
  const { length_m: length, width_m: width, glass_m2 } = load.geometry;
  const height = room.height_m;
  const underRoof = isUnderRoof(room);
  const scale = Math.min(
    (sheet.right - sheet.left) / ((length + width) * COS),
    (sheet.bottom - sheet.top - (underRoof ? OVERHANG * 30 : 0)) /
      ((length + width) * SIN + height),
  );
  const centre = (sheet.left + sheet.right) / 2;
  const origin: Point = [
    centre - ((length - width) * COS * scale) / 2,
    sheet.bottom - (length + width) * SIN * scale,
  ];
  /** Converts a point of the room in metres (along the right wall, along the left wall, up) to the drawing. */
  const at = (x: number, y: number, z = 0): Point => [
    round(origin[0] + (x - y) * COS * scale),
    round(origin[1] + (x + y) * SIN * scale - z * scale),
  ];
  const glass = glassOn(glass_m2, width, height);
  const flat = (points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}Z`;
  const line = (from: Point, to: Point) => `M${from.join(' ')}L${to.join(' ')}`;
  const marker = sheet.labels ? 'ray-wide' : 'ray-narrow';
  const ray = (to: Point, from: Point) => (
    <path
      key={to.join()}
      className={styles.sunRay}
      d={line(from, to)}
      markerEnd={`url(#${marker})`}
    />
  );
  const unit = unitOn(length, height);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <defs>
        <marker
          id={marker}
          viewBox="0 0 8 8"
          refX="6"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto"
        >
          <path className={styles.arrow} d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      <path
        className={styles.floor}
        d={flat([at(0, 0), at(length, 0), at(length, width), at(0, width)])}
      />
      {glass && (
        <path
          className={styles.sunlight}
          d={flat(
            [
              [0.01, glass.from],
              [0.4, glass.from + 0.15 * width],
              [0.4, glass.to + 0.15 * width],
              [0.01, glass.to],
            ].map(([x, y]) => at(x! * length, Math.min(y!, width))),
          )}
        />
      )}
      <path
        className={styles.rightWall}
        d={flat([at(0, 0), at(length, 0), at(length, 0, height), at(0, 0, height)])}
      />
      <path
        className={styles.leftWall}
        d={flat([at(0, 0), at(0, width), at(0, width, height), at(0, 0, height)])}
      />
      {glass && (
        <>
          <path
            className={styles.glass}
            d={flat([
              at(0, glass.from, glass.sill),
              at(0, glass.to, glass.sill),
              at(0, glass.to, glass.top),
              at(0, glass.from, glass.top),
            ])}
          />
          <path
            d={line(
              at(0, (glass.from + glass.to) / 2, glass.sill),
              at(0, (glass.from + glass.to) / 2, glass.top),
            )}
          />
        </>
      )}
      {underRoof && (
        <>
          <path
            className={styles.roof}
            d={flat([
              at(-OVERHANG, -OVERHANG, height),
              at(length, -OVERHANG, height),
              at(length, SLAB, height),
              at(SLAB, SLAB, height),
              at(SLAB, width, height),
              at(-OVERHANG, width, height),
            ])}
          />
          <path
            className={styles.roofEdge}
            d={flat([
              at(length, SLAB, height),
              at(SLAB, SLAB, height),
              at(SLAB, width, height),
              at(SLAB, width, height - SLAB),
              at(SLAB, SLAB, height - SLAB),
              at(length, SLAB, height - SLAB),
            ])}
          />
          {[0.2, 0.4, 0.6, 0.8].map((share) => {
            const [x, y] = at(share * length, -0.1, height);
            return ray([x, round(y - 4)], [round(x + 13), round(y - 40)]);
          })}
        </>
      )}
      {glass &&
        [0.2, 0.5, 0.8].map((share) => {
          const y = glass.from + share * (glass.to - glass.from);
          const end = at(0, y, glass.sill + 0.35 * (glass.top - glass.sill));
          return ray(end, [round(end[0] - 52), round(end[1] - 74)]);
        })}
      <path
        className={styles.unit}
        d={flat([
          at(unit.from, 0, unit.low),
          at(unit.to, 0, unit.low),
          at(unit.to, 0, unit.high),
          at(unit.from, 0, unit.high),
        ])}
      />
      {[0.05, 0.28, 0.5, 0.72, 0.95].map((share) => {
        const [x, y] = at(unit.from + share * (unit.to - unit.from), 0.15, unit.low - 0.1);
        const fall = 0.55 * (height * scale);
        return (
          <path
            key={share}
            className={styles.coolAir}
            d={`M${x} ${y}q${round(-0.25 * fall)} ${round(0.35 * fall)} ${round(-0.4 * fall)} ${round(fall)}`}
          />
        );
      })}
      {peopleIn(room.people).map(([x, y], index) => (
        <Person key={index} at={at(x * length, y * width)} size={Math.min(1, scale / 50)} />
      ))}
      <Dimensions {...{ at, length, width, height, inFeet }} />
      {sheet.labels && (
        <Labels {...{ at, load, length, width, height, glass }} people={room.people} />
      )}
    </svg>
  );
}

type At = (x: number, y: number, z?: number) => Point;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns all glass as one window of the left wall, in metres. More glass makes it wider, then higher. Null without
 * glass.
 */
function glassOn(area: number, wall: number, height: number) {
  if (area <= 0) return null;
  const most = wall * 0.92;
  const usual = height * 0.6;
  const across = Math.min(most, area / usual);
  const high = Math.min(height * 0.9, Math.max(usual, area / most));
  const sill = Math.max(0.03 * height, (height - high) * 0.62);
  return { from: (wall - across) / 2, to: (wall + across) / 2, sill, top: sill + high };
}

/** Returns the place of a wall-mounted unit in the middle of the right wall. */
function unitOn(length: number, height: number) {
  const across = Math.min(1.3, length * 0.4);
  const middle = length * 0.42;
  const high = height * 0.72;
  return { from: middle - across / 2, to: middle + across / 2, low: high - 0.35, high };
}

/** Returns the places of people as shares of the floor. */
function peopleIn(people: number): Point[] {
  const spots: Point[] = [
    [0.55, 0.6],
    [0.35, 0.72],
    [0.6, 0.82],
    [0.78, 0.5],
    [0.25, 0.5],
    [0.8, 0.75],
    [0.45, 0.42],
    [0.75, 0.25],
  ];
  const shown = Number.isFinite(people) ? Math.min(people, MOST_PEOPLE) : 0;
  return spots.slice(0, shown);
}

function Person({ at: [x, y], size }: { at: Point; size: number }) {
  return (
    <g className={styles.person} transform={`translate(${x} ${y}) scale(${round(size * 10) / 10})`}>
      <ellipse className={styles.shadow} cx="0" cy="0" rx="13" ry="6" />
      <path d="M-9 0v-19a9 9 0 0 1 18 0V0a9 4 0 0 1-18 0z" />
      <circle cx="0" cy="-36" r="7.5" />
    </g>
  );
}

interface DimensionsProps {
  at: At;
  length: number;
  width: number;
  height: number;
}

function Dimensions({
  at,
  length,
  width,
  height,
  inFeet,
}: DimensionsProps & Pick<RoomDrawingProps, 'inFeet'>) {
  const measure = (metres: number) =>
    inFeet
      ? `${inDigits(short(metres / M_PER_FT))} ${roomFormTexts.units.ft}`
      : `${short(metres)} m`;
  const [lx, ly] = at(length / 2, width);
  const [wx, wy] = at(length, width / 2);
  const [hx, hy] = at(0, width, height * 0.4);
  return (
    <>
      <text className={styles.dimension} x={lx - 8} y={ly + 24} textAnchor="end">
        {measure(length)}
      </text>
      <text className={styles.dimension} x={wx + 10} y={wy + 24}>
        {measure(width)}
      </text>
      <text className={styles.dimension} x={hx - 8} y={hy} textAnchor="end">
        {measure(height)}
      </text>
    </>
  );
}

interface LabelsProps extends DimensionsProps {
  load: RoomLoad;
  people: number;
  glass: ReturnType<typeof glassOn>;
}

/** Parts with their likely load, each with a line to its place. */
function Labels({ at, load, people, length, width, height, glass }: LabelsProps) {
  const [right] = peopleIn(Math.max(1, people)).sort(
    (one, other) => other[0] - other[1] - one[0] + one[1],
  );
  const places: { key: PartKey; from: Point; to: Point }[] = [
    { key: 'roof', from: at(length * 0.95, -0.1, height), to: [566, 66] },
    { key: 'walls', from: at(length * 0.96, 0, height * 0.65), to: [584, 138] },
    { key: 'rooms_around', from: at(length, width * 0.15, 0), to: [572, 210] },
    { key: 'people', from: at(length * right![0], width * right![1], 0.3), to: [562, 330] },
    {
      key: 'glass',
      from: at(0, glass ? glass.to : width / 2, glass ? glass.top - 0.2 : height / 2),
      to: [138, 92],
    },
    { key: 'fresh_air', from: at(0.1, width * 0.95, 0.1), to: [138, 322] },
  ];
  return places.map(({ key, from, to: [x, y] }) => {
    const part = load.parts.find((one) => one.key === key);
    if (!part) return null;
    const side =
      x > 360 ? ({ at: x + 6, anchor: 'start' } as const) : ({ at: x - 6, anchor: 'end' } as const);
    return (
      <g key={key}>
        <path className={styles.leader} d={`M${from.join(' ')}L${x} ${y}`} />
        <text className={styles.label} x={side.at} y={y + 2} textAnchor={side.anchor}>
          {ROOM_CHOICE_NAMES.parts[key]}
        </text>
        <text className={styles.value} x={side.at} y={y + 21} textAnchor={side.anchor}>
          {texts.parts.kilowatts((part.likely_w / 1000).toFixed(2))}
        </text>
      </g>
    );
  });
}

import { round } from '../system-drawing/drawing';
import { millimetres, mountingTexts } from './mounting.texts';
import {
  across,
  fanCount,
  FULL,
  leftOf,
  LONGEST,
  type Mounting,
  path,
  type Plan,
  rect,
  RIM,
  SLAB,
  solid,
  TOP,
  type UnitShape,
  type UnitSize,
  type UnitView,
  upright,
  viewOf,
} from './unit-view';

/** The two views of a unit. */
export type UnitDrawing = Record<'front' | 'plan', UnitView>;

/** Draws a unit in place from the front, and the area that it takes up, both at the same scale. */
export function drawUnit(
  size: UnitSize,
  mounting: Mounting,
  mountings: typeof mountingTexts = mountingTexts,
): UnitDrawing {
  const { width, height, depth } = size;
  const scale = LONGEST / Math.max(width, depth, mounting.place === 'floor' ? height : 0);
  const drawn = { width: width * scale, height: height * scale, depth: depth * scale };
  const mm = millimetres;
  const texts = mountings[mounting.place];
  return {
    front: frontView(drawn, mounting, { width: mm(width), side: mm(height), caption: texts.front }),
    plan: planView(drawn, mounting, { width: mm(width), side: mm(depth), caption: texts.plan }),
  };
}

interface ViewTexts {
  width: string;
  /** Height or depth. */
  side: string;
  caption: string;
}

/** Distance between the slab and the unit that hangs from it. */
const HANGER = 44;
const PANEL = 14;
const AIR = 132;

function frontView(drawn: UnitSize, mounting: Mounting, texts: ViewTexts): UnitView {
  const { place, plan } = mounting;
  const left = leftOf(drawn.width);
  const right = left + drawn.width;
  const hangs = place !== 'floor' && place !== 'free';
  const isHung = place === 'panel' || place === 'void';
  const top = TOP + above(mounting);
  const bottom = top + drawn.height;
  const line = (d: string, isDrawn: boolean) => (isDrawn ? [path('line', d)] : []);
  const body = rect('unit', left, top, drawn, place === 'void' ? 2 : 8);
  return viewOf(left, bottom + (hangs ? AIR : 0) + (place === 'floor' ? SLAB : 0), texts.caption, [
    ...across(left, right, texts.width),
    ...(hangs ? solid(TOP, 'bottom') : []),
    ...line(
      `M${left + 34} ${TOP + SLAB}V${round(top)}M${round(right - 34)} ${TOP + SLAB}V${round(top)}`,
      isHung,
    ),
    ...(place === 'panel' ? panelUnit(left, right, top, bottom) : [body]),
    ...(place === 'void' ? grilles(left, right, bottom + 26) : []),
    ...line(
      `M${left + 20} ${round(bottom - drawn.height * 0.22)}H${round(right - 20)}`,
      place === 'wall' || place === 'ceiling',
    ),
    ...(place === 'floor' && plan === 'fans' ? fanAir(left, drawn, top) : []),
    ...(place === 'floor' ? solid(bottom, 'top') : []),
    ...(hangs ? [fallingAir(left, right, bottom + belowUnit(mounting))] : []),
    ...upright(left, top, bottom, texts.side),
  ]);
}

function above({ place, plan }: Mounting): number {
  if (place === 'floor') return plan === 'fans' ? 78 : 10;
  if (place === 'free') return 10;
  return place === 'ceiling' ? SLAB : SLAB + HANGER;
}

const belowUnit = ({ place }: Mounting) => (place === 'void' ? 36 : place === 'panel' ? 22 : 10);

/** Unit with a panel that covers the hole in the ceiling. */
function panelUnit(left: number, right: number, top: number, bottom: number): UnitShape[] {
  const ceiling = round(bottom);
  return [
    path('line', `M0 ${ceiling}H${round(left - RIM)}M${round(right + RIM)} ${ceiling}H${FULL}`),
    path('unit', `M${left} ${round(top)}H${round(right)}V${ceiling}H${left}z`),
    path(
      'guess',
      `M${round(left - RIM)} ${ceiling}H${round(right + RIM)}l-8 ${PANEL}H${round(left - RIM + 8)}z`,
    ),
  ];
}

function grilles(left: number, right: number, y: number): UnitShape[] {
  const grille = (x: number) => `M${round(x)} ${round(y)}h64v8h-64z`;
  return [
    path('line', `M0 ${round(y)}H${FULL}`),
    path('panel', grille(left + 4) + grille(right - 68)),
  ];
}

/** Air that outdoor units blow upwards. */
function fanAir(left: number, { width, depth }: UnitSize, y: number): UnitShape[] {
  const fans = fanCount(width, depth);
  const step = width / fans;
  const fan = Array.from({ length: fans }, (_, index) => left + step * (index + 0.5));
  const half = step * 0.36;
  const streams = fan.flatMap((x) => [-0.6, 0, 0.6].map((side) => x + half * side));
  return [
    path(
      'panel',
      fan.map((x) => `M${round(x - half)} ${round(y)}v-9h${round(half * 2)}v9z`).join(''),
    ),
    path('air', streams.map((x) => `M${round(x)} ${round(y - 18)}v-44`).join('')),
  ];
}

/** Air flow from both ends of an opening. */
function fallingAir(from: number, to: number, y: number): UnitShape {
  const strands = [0, 1, 2].map((step) => {
    const [inset, reach, drop] = [12 + step * 26, 60 - step * 17, 92 + step * 14];
    const left = `M${round(from + inset)} ${round(y)}q-8 ${round(drop * 0.6)} ${-reach} ${drop}`;
    return `${left}M${round(to - inset)} ${round(y)}q8 ${round(drop * 0.6)} ${reach} ${drop}`;
  });
  return path('air', strands.join(''));
}

function planView(drawn: UnitSize, mounting: Mounting, texts: ViewTexts): UnitView {
  const isPanel = mounting.place === 'panel';
  const top = TOP + (mounting.place === 'wall' ? SLAB : 0);
  const bottom = top + drawn.depth;
  const left = leftOf(drawn.width);
  const area = { width: drawn.width, height: drawn.depth };
  const overhang = { width: area.width + 2 * RIM, height: area.height + 2 * RIM };
  // The panel above the caption is larger than the body.
  return viewOf(left, bottom + (isPanel ? RIM : 0), texts.caption, [
    ...across(left, left + drawn.width, texts.width),
    ...(mounting.place === 'wall' ? solid(TOP, 'bottom') : []),
    ...(isPanel ? [rect('guess', left - RIM, top - RIM, overhang, 14)] : []),
    rect('unit', left, top, area, mounting.plan === 'duct' ? 2 : isPanel ? 6 : 14),
    ...face(mounting.plan, drawn, left, top),
    ...upright(left, top, bottom, texts.side),
  ]);
}

/** Positions of slots as shares of the visible side: x, y, width, height. */
type Slot = [x: number, y: number, width: number, height: number];
const SLOTS: Partial<Record<Plan, Slot[]>> = {
  four: [
    [0.24, 0.07, 0.52, 0.06],
    [0.24, 0.87, 0.52, 0.06],
    [0.07, 0.24, 0.06, 0.52],
    [0.87, 0.24, 0.06, 0.52],
  ],
  two: [
    [0.08, 0.12, 0.84, 0.1],
    [0.08, 0.78, 0.84, 0.1],
  ],
  one: [[0.08, 0.74, 0.84, 0.12]],
  duct: [
    [0, 0, 1, 0.08],
    [0, 0.92, 1, 0.08],
  ],
  grille: [[0.05, 0.8, 0.9, 0.1]],
};

/** Details of the visible side: slots, louvres, fans. */
function face(plan: Plan, drawn: UnitSize, left: number, top: number): UnitShape[] {
  const { width: w, depth: d } = drawn;
  const part = (kind: 'slot' | 'wash', [x, y, width, height]: Slot, rx: number) =>
    rect(kind, left + w * x, top + d * y, { width: w * width, height: d * height }, rx);
  const circle = (kind: 'slot' | 'wash', x: number, radius: number): UnitShape => ({
    ...{ shape: 'circle', kind, r: round(radius) },
    ...{ cx: round(left + x), cy: round(top + d / 2) },
  });
  if (plan === 'round') {
    const side = Math.min(w, d);
    return [circle('slot', w / 2, side * 0.46), circle('wash', w / 2, side * 0.34)];
  }
  if (plan === 'fans') {
    const step = w / fanCount(w, d);
    const radius = Math.min(step, d) * 0.4;
    return Array.from({ length: fanCount(w, d) }, (_, at) => step * (at + 0.5)).flatMap((x) => [
      circle('wash', x, radius),
      circle('slot', x, radius * 0.22),
    ]);
  }
  const slots = (SLOTS[plan] ?? []).map((slot) => part('slot', slot, 6));
  return plan === 'four' ? [part('wash', [0.2, 0.2, 0.6, 0.6], 10), ...slots] : slots;
}

import { round } from '../system-drawing/drawing';

/** Mounting place of a unit. Its size is described and drawn accordingly. */
export type Place = 'panel' | 'void' | 'ceiling' | 'wall' | 'floor' | 'free';
/** Visible side of the unit in the plan view. */
export type Plan = 'four' | 'round' | 'two' | 'one' | 'duct' | 'grille' | 'fans' | 'box';

export interface Mounting {
  place: Place;
  plan: Plan;
}

/** Outer dimensions, in millimetres or in units of the drawing. */
export interface UnitSize {
  width: number;
  height: number;
  depth: number;
}

/** Meaning of a stroke or an area; page and data sheet map it to their own colours. */
export type UnitKind =
  'line' | 'unit' | 'slot' | 'panel' | 'wash' | 'guess' | 'solid' | 'dim' | 'air';

/** An SVG element with its attributes. */
export type UnitShape =
  | { shape: 'path'; kind: UnitKind; d: string }
  | {
      shape: 'rect';
      kind: UnitKind;
      x: number;
      y: number;
      width: number;
      height: number;
      rx: number;
    }
  | { shape: 'circle'; kind: UnitKind; cx: number; cy: number; r: number }
  | {
      shape: 'text';
      kind: 'mm' | 'caption';
      x: number;
      y: number;
      textAnchor: 'start' | 'middle' | 'end';
      text: string;
    };

/** One view of a unit with its dimensions and its caption. */
export interface UnitView {
  width: number;
  height: number;
  shapes: UnitShape[];
}

/** Space on both sides of the unit; the left one contains its height or depth. */
const LEFT = 132;
const RIGHT = 56;
/** Drawn length of the longest side. Both views have the same width, so that their texts have the same size. */
export const LONGEST = 352;
export const FULL = LEFT + LONGEST + RIGHT;
/** Top of the unit, below the dimension of its width. */
export const TOP = 64;
/** Thickness of a slab, wall or ground. */
export const SLAB = 22;
/** Overhang of the panel over the body. The body is to scale; the catalogue has no panel size. */
export const RIM = 12;

/** Returns the left edge of a centred unit of this width. */
export const leftOf = (width: number) => round(LEFT + (LONGEST - width) / 2);

export const path = (kind: UnitKind, d: string): UnitShape => ({ shape: 'path', kind, d });

export const rect = (
  kind: UnitKind,
  x: number,
  y: number,
  size: { width: number; height: number },
  rx: number,
): UnitShape => ({
  ...{ shape: 'rect', kind, rx },
  ...{ x: round(x), y: round(y), width: round(size.width), height: round(size.height) },
});

/** Completes a view by its caption below the unit. */
export const viewOf = (
  left: number,
  height: number,
  caption: string,
  shapes: UnitShape[],
): UnitView => ({
  width: FULL,
  height: round(height + 48),
  shapes: [
    ...shapes,
    {
      ...{ shape: 'text', kind: 'caption', textAnchor: 'start' },
      ...{ x: left, y: round(height + 30), text: caption },
    },
  ],
});

/** Dimension line of the width, above a view. */
export function across(from: number, to: number, text: string): UnitShape[] {
  const [x1, x2] = [round(from), round(to)];
  return [
    path('dim', `M${x1} 40H${x2}M${x1} 34v12M${x2} 34v12`),
    {
      ...{ shape: 'text', kind: 'mm', textAnchor: 'middle' },
      ...{ x: round((from + to) / 2), y: 26, text },
    },
  ];
}

/** Dimension line of the height or depth, left of a view. */
export function upright(left: number, from: number, to: number, text: string): UnitShape[] {
  const [y1, y2] = [round(from), round(to)];
  const x = round(left - 24);
  return [
    path('dim', `M${x} ${y1}V${y2}M${x - 6} ${y1}h12M${x - 6} ${y2}h12`),
    {
      ...{ shape: 'text', kind: 'mm', textAnchor: 'end' },
      ...{ x: x - 12, y: round((from + to) / 2 + 7), text },
    },
  ];
}

/** Hatched slab, wall or ground. */
export function solid(y: number, edge: 'top' | 'bottom'): UnitShape[] {
  const top = round(y);
  const strokes = Array.from({ length: Math.floor((FULL - SLAB) / 11) }, (_, index) => {
    return `M${index * 11} ${top + SLAB}l${SLAB} ${-SLAB}`;
  });
  return [
    path('solid', strokes.join('')),
    path('line', `M0 ${edge === 'top' ? top : top + SLAB}H${FULL}`),
  ];
}

/** Maximum number of drawn fans. Limits the drawing of a mistyped size. */
const MOST_FANS = 12;

/** Returns how many fans of width `fan` fit side by side in a unit; at least 1. */
export const fanCount = (width: number, fan: number): number =>
  Math.min(MOST_FANS, Math.max(1, Math.round(width / fan)));

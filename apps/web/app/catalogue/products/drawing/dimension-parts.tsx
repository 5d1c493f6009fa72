import type { ReactNode } from 'react';
import type { Size } from '../../product-parts/mounting';

/** Space on both sides of the unit; the left one contains its height or depth. */
const LEFT = 132;
const RIGHT = 56;
/** Drawn length of the longest side. Both views have the same width, so that their texts have the same size. */
export const LONGEST = 352;
export const FULL = LEFT + LONGEST + RIGHT;
/** Top of the unit, below the dimension of its width. */
export const TOP = 64;

/** Dimensions in units of the drawing. */
export type Drawn = Size;

/** Returns the left edge of a centred unit of this width. */
export const leftOf = (width: number) => round(LEFT + (LONGEST - width) / 2);

/** One view with its caption. */
export function View(props: {
  left: number;
  height: number;
  caption: string;
  children: ReactNode;
}) {
  const { left, height, caption, children } = props;
  return (
    <svg viewBox={`0 0 ${FULL} ${round(height + 48)}`} aria-hidden="true">
      {children}
      <text className="draw__caption" x={left} y={round(height + 30)}>
        {caption}
      </text>
    </svg>
  );
}

/** Dimension line of the width, above a view. */
export function Across({ from, to, text }: { from: number; to: number; text: string }) {
  const [x1, x2] = [round(from), round(to)];
  return (
    <>
      <path className="draw__dim" d={`M${x1} 40H${x2}M${x1} 34v12M${x2} 34v12`} />
      <text className="draw__mm" x={round((from + to) / 2)} y={26} textAnchor="middle">
        {text}
      </text>
    </>
  );
}

/** Dimension line of the height or depth, left of a view. */
export function Upright(props: { left: number; from: number; to: number; text: string }) {
  const { left, from, to, text } = props;
  const [y1, y2] = [round(from), round(to)];
  const x = round(left - 24);
  return (
    <>
      <path className="draw__dim" d={`M${x} ${y1}V${y2}M${x - 6} ${y1}h12M${x - 6} ${y2}h12`} />
      <text className="draw__mm" x={x - 12} y={round((from + to) / 2 + 7)} textAnchor="end">
        {text}
      </text>
    </>
  );
}

/** Hatched slab, wall or ground. */
export function Solid({ y, edge }: { y: number; edge: 'top' | 'bottom' }) {
  const [top, deep] = [round(y), 22];
  const strokes = Array.from({ length: Math.floor((FULL - deep) / 11) }, (_, index) => {
    return `M${index * 11} ${top + deep}l${deep} ${-deep}`;
  });
  return (
    <>
      <path className="draw__solid" d={strokes.join('')} />
      <path className="draw__line" d={`M0 ${edge === 'top' ? top : top + deep}H${FULL}`} />
    </>
  );
}

/** Air flow from both ends of an opening. */
export function FallingAir({ from, to, y }: { from: number; to: number; y: number }) {
  const strands = [0, 1, 2].map((step) => {
    const [inset, reach, drop] = [12 + step * 26, 60 - step * 17, 92 + step * 14];
    const left = `M${round(from + inset)} ${round(y)}q-8 ${round(drop * 0.6)} ${-reach} ${drop}`;
    return `${left}M${round(to - inset)} ${round(y)}q8 ${round(drop * 0.6)} ${reach} ${drop}`;
  });
  return <path className="draw__air" d={strands.join('')} />;
}

export const round = (value: number) => Math.round(value * 10) / 10;

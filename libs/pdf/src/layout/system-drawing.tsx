import { G, Svg } from '@react-pdf/renderer';
import type { Drawing, DrawnKind, TextKind } from '@shishir/sizing';
import { DrawnShape, type Look, type TextLook } from './drawn-shape';
import { colors, weights } from './theme';

interface Props {
  drawing: Drawing;
  /** Points per unit of the drawing. */
  scale: number;
}

/** Draws a system, or a part of it, in the colours of documents. */
export function DrawnSystem({ drawing: { width, height, groups }, scale }: Props) {
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: width * scale, height: height * scale }}
    >
      {groups.map(({ x, y, shapes }, at) => (
        <G key={at} transform={`translate(${x} ${y})`}>
          {shapes.map((shape, index) => (
            <DrawnShape key={index} shape={shape} looks={LOOKS} texts={TEXTS} />
          ))}
        </G>
      ))}
    </Svg>
  );
}

const ink: Look = { stroke: colors['glacier-800'], strokeWidth: 1.4, fill: 'none' };
export const LOOKS: Record<DrawnKind, Look> = {
  sky: { ...ink, fill: colors['glacier-100'], strokeWidth: 0 },
  slab: { ...ink, fill: colors['glacier-300'], strokeWidth: 1 },
  void: { ...ink, fill: colors['glacier-50'], strokeWidth: 0 },
  unit: { ...ink, fill: colors.white },
  panel: { ...ink, fill: colors['glacier-200'] },
  grille: { ...ink, fill: colors['glacier-200'], strokeWidth: 1 },
  foot: { ...ink, fill: colors['glacier-800'], strokeWidth: 0 },
  thin: { ...ink, strokeWidth: 0.8 },
  gas: { ...ink, stroke: colors['glacier-600'], strokeWidth: 3 },
  liquid: { ...ink, stroke: colors['glacier-400'], strokeWidth: 2 },
  joint: { ...ink, fill: colors.white, stroke: colors['glacier-600'], strokeWidth: 2 },
  air: { ...ink, stroke: colors['glacier-400'], strokeDasharray: '2 6' },
  part: { ...ink, stroke: colors['glacier-300'], strokeWidth: 1 },
  line: { ...ink, strokeWidth: 1.2 },
};

const TEXTS: Record<TextKind, TextLook> = {
  strong: { fontSize: 14, fontWeight: weights.bold, fill: colors.ink },
  plain: { fontSize: 14, fill: colors.ink },
  muted: { fontSize: 13, fill: colors['ink-3'] },
  small: { fontSize: 12, fill: colors['ink-3'] },
};

import { Circle, G, Path, Rect, Svg, Text } from '@react-pdf/renderer';
import type { DrawnKind, Shape, SystemDrawing } from '@shishir/sizing';
import { fontFamily } from '../layout/fonts';
import { colors, page, weights } from '../layout/theme';

const WIDTH = page.width - 2 * page.margin;
/** What is left of a page below its heading. */
const MOST_HEIGHT = 640;

const scaleOf = ({ width, height }: SystemDrawing) =>
  Math.min(WIDTH / width, MOST_HEIGHT / height, 1);

/** In points. */
export const heightOf = (drawing: SystemDrawing) => drawing.height * scaleOf(drawing);

/** The system from the outdoor unit to the indoor units, as wide as the page or as high as it. */
export function Drawing({ drawing }: { drawing: SystemDrawing }) {
  const { width, height, groups } = drawing;
  const scale = scaleOf(drawing);
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: width * scale, height: height * scale }}
    >
      {groups.map(({ x, y, shapes }, at) => (
        <G key={at} transform={`translate(${x} ${y})`}>
          {shapes.map((shape, index) => (
            <Drawn key={index} shape={shape} />
          ))}
        </G>
      ))}
    </Svg>
  );
}

interface Look {
  stroke: string;
  strokeWidth: number;
  fill: string;
  strokeDasharray?: string;
}
const ink: Look = { stroke: colors['glacier-800'], strokeWidth: 1.4, fill: 'none' };
const LOOKS: Record<DrawnKind, Look> = {
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

const TEXTS = {
  strong: { fontSize: 14, fontWeight: weights.bold, fill: colors.ink },
  plain: { fontSize: 14, fill: colors.ink },
  muted: { fontSize: 13, fill: colors['ink-3'] },
  small: { fontSize: 12, fill: colors['ink-3'] },
};

function Drawn({ shape }: { shape: Shape }) {
  if (shape.shape === 'text') {
    const { x, y, anchor, text, kind } = shape;
    return (
      <Text x={x} y={y} textAnchor={anchor} style={{ fontFamily, ...TEXTS[kind] }}>
        {text}
      </Text>
    );
  }
  const look = LOOKS[shape.kind];
  if (shape.shape === 'path') return <Path d={shape.d} {...look} />;
  if (shape.shape === 'circle') {
    const { cx, cy, r } = shape;
    return <Circle {...{ cx, cy, r }} {...look} />;
  }
  const { x, y, width, height, rx } = shape;
  return <Rect {...{ x, y, width, height, rx }} {...look} />;
}

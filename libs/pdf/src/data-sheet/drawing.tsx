import { G, Line, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { fontFamily } from '../layout/fonts';
import { colors, sizes } from '../layout/theme';
import type { DataSheet } from './data-sheet';
import { dataSheetTexts } from './data-sheet.texts';

const texts = dataSheetTexts.drawing;

type Size = NonNullable<DataSheet['size']>;

/** Maximum size of a body, in points. */
const BODY = { width: 190, height: 72 };
/** Space for the dimensions next to the body. */
const LEFT = 34;
const BELOW = 24;
const EDGE = 4;

/** Front and top view of the body at the same scale, with dimensions in mm. */
export function Drawing({ size }: { size: Size }) {
  const { width, height, depth } = size;
  const scale = Math.min(BODY.width / width, BODY.height / Math.max(height, depth));
  return (
    <View style={styles.views} wrap={false}>
      <Body label={texts.front} across={width} down={height} scale={scale} />
      <Body label={texts.top} across={width} down={depth} scale={scale} />
    </View>
  );
}

interface BodyProps {
  label: string;
  /** In mm. */
  across: number;
  down: number;
  scale: number;
}

function Body({ label, across, down, scale }: BodyProps) {
  const [width, height] = [across * scale, down * scale];
  const [right, bottom] = [LEFT + width, EDGE + height];
  const below = bottom + 8;
  return (
    <View style={styles.view}>
      <Text style={styles.label}>{label}</Text>
      <Svg width={right + LEFT} height={bottom + BELOW}>
        <Rect
          x={LEFT}
          y={EDGE}
          width={width}
          height={height}
          fill={colors['glacier-100']}
          stroke={colors['glacier-600']}
          strokeWidth={1}
        />
        <Measure from={[LEFT, below]} to={[right, below]} />
        <Text x={LEFT + width / 2} y={below + 11} style={styles.figure} textAnchor="middle">
          {texts.millimetres(across)}
        </Text>
        <Measure from={[LEFT - 8, EDGE]} to={[LEFT - 8, bottom]} />
        <Text x={LEFT - 12} y={EDGE + height / 2 + 3} style={styles.figure} textAnchor="end">
          {String(down)}
        </Text>
      </Svg>
    </View>
  );
}

const TICK = 3;

/** A line between two points with a stroke across each end. */
function Measure({ from: [x1, y1], to: [x2, y2] }: Record<'from' | 'to', [number, number]>) {
  const [dx, dy] = y1 === y2 ? [0, TICK] : [TICK, 0];
  const line = { stroke: colors['ink-3'], strokeWidth: 0.6 };
  return (
    <G>
      <Line x1={x1} y1={y1} x2={x2} y2={y2} {...line} />
      <Line x1={x1 - dx} y1={y1 - dy} x2={x1 + dx} y2={y1 + dy} {...line} />
      <Line x1={x2 - dx} y1={y2 - dy} x2={x2 + dx} y2={y2 + dy} {...line} />
    </G>
  );
}

const styles = StyleSheet.create({
  views: { flexDirection: 'row', columnGap: 24 },
  view: { flexGrow: 1, flexBasis: 0 },
  figure: { fontFamily, fontSize: 8, fill: colors.ink },
  label: { fontSize: sizes.small, color: colors['ink-3'] },
});

import { StyleSheet, Svg, View } from '@react-pdf/renderer';
import type { UnitDrawing, UnitKind, UnitView } from '@shishir/sizing';
import { DrawnShape, type Look } from './drawn-shape';
import { colors, weights } from './theme';

/** Width of one view in points. */
const WIDTH = 215;
const MAX_HEIGHT = 134;
/** Space on the left for lengths, whose letters are larger than on the page. */
const LEFT = 36;

/** Front and plan view of a unit with dimensions, as on the product page. */
export function UnitViews({ drawing: { front, plan } }: { drawing: UnitDrawing }) {
  const scale = Math.min(
    WIDTH / (front.width + LEFT),
    ...[front, plan].map(({ height }) => MAX_HEIGHT / height),
  );
  return (
    <View style={styles.panel} wrap={false}>
      <DrawnView view={front} scale={scale} />
      <DrawnView view={plan} scale={scale} />
    </View>
  );
}

const DrawnView = ({ view, scale }: { view: UnitView; scale: number }) => (
  <Svg
    viewBox={`${-LEFT} 0 ${view.width + LEFT} ${view.height}`}
    style={{ width: (view.width + LEFT) * scale, height: view.height * scale }}
  >
    {view.shapes.map((shape, index) => (
      <DrawnShape key={index} shape={shape} looks={LOOKS} texts={TEXTS} />
    ))}
  </Svg>
);

const ink: Look = { stroke: colors['glacier-800'], strokeWidth: 1.6, fill: 'none' };
const LOOKS: Record<UnitKind, Look> = {
  line: ink,
  unit: { ...ink, fill: colors.white },
  slot: { ...ink, fill: colors.white },
  panel: { ...ink, fill: colors['glacier-200'] },
  wash: { ...ink, fill: colors['glacier-100'] },
  guess: { ...ink, strokeDasharray: '5 4' },
  solid: { ...ink, stroke: colors['glacier-300'], strokeWidth: 1 },
  dim: { ...ink, stroke: colors['glacier-600'], strokeWidth: 1 },
  air: { ...ink, stroke: colors['glacier-400'], strokeDasharray: '2 7' },
};

const TEXTS = {
  mm: { fontSize: 25, fontWeight: weights.bold, fill: colors['glacier-600'] },
  caption: { fontSize: 25, fill: colors['ink-2'] },
};

const styles = StyleSheet.create({
  panel: {
    flexDirection: 'row',
    justifyContent: 'center',
    alignItems: 'flex-end',
    columnGap: 24,
    paddingTop: 8,
    paddingBottom: 2,
    borderWidth: 0.75,
    borderColor: colors['glacier-200'],
    borderRadius: 9,
    backgroundColor: colors['glacier-50'],
  },
});

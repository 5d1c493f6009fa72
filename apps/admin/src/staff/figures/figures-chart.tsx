import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { formatCount } from '@shishir/format';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { dayText } from '../overview/day-text';

const HEIGHT = { wide: 260, narrow: 200 };
const LABELS = { wide: 10, narrow: 4 };
const TICK_LABEL = { fill: 'var(--palette-text-third)', fontSize: 12 };
const AXIS = { disableLine: true, disableTicks: true, tickLabelStyle: TICK_LABEL };

export interface Bar {
  /** First day of the bar. */
  day: string;
  count: number;
}

/** One bar for each day or week; the last one may still be running. */
export default function FiguresChart({ bars, label }: { bars: Bar[]; label: string }) {
  const size = useNarrow() ? 'narrow' : 'wide';
  const every = Math.ceil(bars.length / LABELS[size]);
  return (
    <ChartsContainer
      height={HEIGHT[size]}
      margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
      disableKeyboardNavigation
      sx={{ '& .MuiChartsGrid-line': { stroke: 'var(--palette-divider)' } }}
      series={[
        {
          type: 'bar',
          data: bars.map(({ count }) => count),
          label,
          color: 'var(--palette-chart-contact)',
          valueFormatter: (count: number | null) => formatCount(count ?? 0),
        },
      ]}
      xAxis={[
        {
          ...AXIS,
          scaleType: 'band',
          data: bars.map(({ day }) => day),
          categoryGapRatio: 0.3,
          height: 28,
          valueFormatter: dayText,
          tickLabelInterval: (_day, index) => (bars.length - 1 - index) % every === 0,
        },
      ]}
      yAxis={[
        {
          ...AXIS,
          width: 44,
          min: 0,
          tickMinStep: 1,
          tickNumber: 4,
          valueFormatter: (count: number) => formatCount(count),
        },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot borderRadius={2} skipAnimation />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}

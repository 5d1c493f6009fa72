import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { CHART_PARTS, type EnquiryOverview } from '@shishir/contract';
import { inDigits } from '@shishir/format';
import { useNarrow } from '../../platform/ui/page/use-narrow';
import { dayText } from './day-text';
import { overviewTexts as texts } from './overview.texts';

type Bars = EnquiryOverview['chart']['bars'];

const HEIGHT = { wide: 318, narrow: 220 };
const TICK_LABEL = { fill: 'var(--palette-text-third)', fontSize: 12 };
const LINES = {
  '& .MuiChartsGrid-line': { stroke: 'var(--palette-divider)' },
  '& .MuiBarChart-element': { stroke: 'var(--palette-background-paper)' },
};
/** Number of labels that fit below the bars. */
const LABELS = { wide: 12, narrow: 4 };

/** Stacked bars by kind with their totals above; the last period has not ended. */
export default function EnquiriesChart({ chart: { per, bars } }: Pick<EnquiryOverview, 'chart'>) {
  const size = useNarrow() ? 'narrow' : 'wide';
  const last = bars.length - 1;
  const every = Math.ceil(bars.length / LABELS[size]);
  const days = bars.map(({ from }) => from);
  return (
    <ChartsContainer
      height={HEIGHT[size]}
      // 'this week' is wider than its bar.
      margin={{ top: 20, right: size === 'narrow' ? 20 : 8, bottom: 0, left: 0 }}
      disableKeyboardNavigation
      sx={LINES}
      dataset={bars}
      series={CHART_PARTS.map((part) => ({
        type: 'bar',
        dataKey: part,
        label: texts.parts[part],
        valueFormatter: (count: number | null) => inDigits(count ?? 0),
        color: `var(--palette-chart-${part})`,
        stack: 'kinds',
      }))}
      xAxis={[
        {
          scaleType: 'band',
          data: days,
          categoryGapRatio: 0.48,
          height: 40,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: TICK_LABEL,
          valueFormatter: (day: string, { location }: { location: string }) => {
            if (day !== days[last]) return dayText(day);
            // On one line it would touch the adjacent label.
            return location === 'tick' ? texts.now[per].replace(' ', '\n') : texts.now[per];
          },
          // Counted from the last bar, which always has its label.
          tickLabelInterval: (_day, index) => (last - index) % every === 0,
        },
      ]}
      yAxis={[
        {
          width: 28,
          min: 0,
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: TICK_LABEL,
          tickMinStep: 1,
          tickNumber: 4,
          valueFormatter: (count: number) => inDigits(count),
        },
      ]}
    >
      <ChartsGrid horizontal />
      <BarPlot
        borderRadius={2}
        skipAnimation
        slotProps={{
          // The period has not ended.
          bar: ({ dataIndex }) => (dataIndex === last ? { style: { opacity: 0.55 } } : {}),
        }}
      />
      <Totals bars={bars} />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}

/** Totals of the bars; daily bars are too narrow for them. */
function Totals({ bars }: { bars: Bars }) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  if (bars.length > LABELS.wide) return null;
  return bars.map((bar) => {
    const total = bar.contact + bar.quotation + bar.other;
    if (total === 0) return null;
    const center = (x(bar.from) ?? 0) + x.bandwidth() / 2;
    return (
      <text
        key={bar.from}
        x={center}
        y={(y(total) ?? 0) - 6}
        textAnchor="middle"
        fill="var(--palette-text-primary)"
        fontSize={12}
        fontWeight={600}
      >
        {inDigits(total)}
      </text>
    );
  });
}

import { inDigits } from '@shishir/format';
import type { Slab } from '@shishir/sizing';
import { runningCostTexts } from './running-cost.texts';
import resultStyles from './result.module.css';
import styles from './slab-chart.module.css';

const texts = runningCostTexts.chart;

interface SlabChartProps {
  slabs: readonly Slab[];
  /** Other use of the household in kWh a month. */
  base: number;
  kwh: number;
}

/** A bar for each price. Its width is kWh and its height taka per kWh, so its area is the cost. */
export function SlabChart(props: SlabChartProps) {
  const { base, kwh } = props;
  return (
    <figure className={styles.chart}>
      <Chart {...props} width={640} className={`${styles.drawing} ${styles.wide}`} />
      <Chart {...props} width={340} className={`${styles.drawing} ${styles.narrow}`} />
      <figcaption className={`${resultStyles.chartKey} number`}>
        <span className={`${resultStyles.keyMark} ${styles.baseUseKey}`} />
        {texts.otherUse(base)}
        <span className={resultStyles.keyMark} />
        {texts.airConditioner(kwh)}
      </figcaption>
    </figure>
  );
}

/** Classes of the bars: the unused part of a slab, the use of the household, and that of the air conditioner. */
type Kind = 'freePart' | 'baseUse' | 'ownUse';

const [TOP, BOTTOM, LEFT] = [24, 176, 4];

function Chart({
  slabs,
  base,
  kwh,
  width,
  className,
}: SlabChartProps & { width: number; className: string }) {
  const used = base + kwh;
  // The chart ends with the last slab that is used.
  const end = slabs.find(({ up_to_kwh }) => up_to_kwh === null || up_to_kwh >= used)?.up_to_kwh;
  const last = Math.max(end ?? used * 1.1, 1);
  const x = (at: number) => round(LEFT + (Math.min(at, last) / last) * (width - 2 * LEFT));
  const shown = slabs
    .map(({ up_to_kwh, paisa_kwh }, index) => ({
      from: index === 0 ? 0 : (slabs[index - 1]!.up_to_kwh ?? 0),
      to: Math.min(up_to_kwh ?? last, last),
      paisa_kwh,
    }))
    .filter(({ from }) => from < last);
  const highest = Math.max(...shown.map(({ paisa_kwh }) => paisa_kwh));
  const y = (paisa: number) => round(BOTTOM - (paisa / highest) * (BOTTOM - TOP));
  const part = (from: number, to: number, paisa: number, kind: Kind) =>
    to > from && (
      <rect
        key={`${kind} ${from}`}
        className={styles[kind]}
        x={x(from)}
        y={y(paisa)}
        width={round(x(to) - x(from))}
        height={round(BOTTOM - y(paisa))}
      />
    );
  return (
    <svg className={className} viewBox={`0 0 ${width} 204`} aria-hidden="true">
      {shown.map(({ from, to, paisa_kwh }) => [
        part(from, to, paisa_kwh, 'freePart'),
        part(from, Math.min(to, base), paisa_kwh, 'baseUse'),
        part(Math.max(from, base), Math.min(to, used), paisa_kwh, 'ownUse'),
      ])}
      <path className={styles.axis} d={`M0 ${BOTTOM}H${width}`} />
      {shown.map(({ from, to, paisa_kwh }) =>
        // A narrow bar has no space for its price.
        x(to) - x(from) < 36 ? null : (
          <text
            key={from}
            className={`${styles.label} ${styles.rate}`}
            x={round((x(from) + x(to)) / 2)}
            y={y(paisa_kwh) - 7}
            textAnchor="middle"
          >
            {inDigits((paisa_kwh / 100).toFixed(2))}
          </text>
        ),
      )}
      {[0, base, used].map((at, index) => (
        <text
          key={index}
          className={styles.label}
          x={x(at)}
          y={BOTTOM + 20}
          textAnchor={index === 0 ? 'start' : at > last * 0.9 ? 'end' : 'middle'}
        >
          {index === 1 && (base < last * 0.08 || kwh < last * 0.12) ? '' : at}
          {index === 2 && ' kWh'}
        </text>
      ))}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

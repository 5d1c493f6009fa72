import { inDigits } from '@shishir/format';
import { type Alternative, ratioText } from '@shishir/sizing';
import { vrfResultTexts } from './vrf-result.texts';
import styles from './ratio-gauge.module.css';

const texts = vrfResultTexts.gauge;

/** End of the scale in per cent, unless the window of the unit reaches further. */
const END = 160;

interface RatioGaugeProps {
  chosen: Alternative;
  others: readonly Alternative[];
}

/** The combination ratio within the window of the outdoor unit; rings are alternatives. */
export function RatioGauge({ chosen, others }: RatioGaugeProps) {
  const { ratio_percent, window } = chosen;
  const end = Math.max(END, Math.ceil((window.ratio_max + 20) / 20) * 20);
  const at = (ratio: number) => `${Math.round((Math.min(ratio, end) / end) * 10_000) / 100}%`;
  const isOut = ratio_percent < window.ratio_min || ratio_percent > window.ratio_max;
  return (
    <div
      className={`${styles.gauge} number ${isOut ? styles.outside : ''}`}
      role="img"
      aria-label={texts.label(ratioText(ratio_percent, window), window.ratio_min, window.ratio_max)}
    >
      <Window from={at(window.ratio_min)} to={at(end - window.ratio_max)} />
      {others
        .filter((one) => one.ratio_percent !== ratio_percent && one.ratio_percent <= end)
        .map((one) => (
          <span
            key={one.modules.map(({ id }) => id).join()}
            className={styles.ring}
            style={{ left: at(one.ratio_percent) }}
          />
        ))}
      <span className={styles.pointer} style={{ left: at(ratio_percent) }} />
      <Marks marks={[window.ratio_min, 100, window.ratio_max]} at={at} end={end} />
    </div>
  );
}

/** The gauge without a ratio. */
export function EmptyGauge({ ratio_min, ratio_max }: { ratio_min: number; ratio_max: number }) {
  const at = (ratio: number) => `${(ratio / END) * 100}%`;
  return (
    <div className={`${styles.gauge} ${styles.empty} number`} aria-hidden="true">
      <Window from={at(ratio_min)} to={at(END - ratio_max)} />
      <Marks marks={[ratio_min, 100, ratio_max]} at={at} end={END} />
    </div>
  );
}

const Window = ({ from, to }: { from: string; to: string }) => (
  <span className={styles.window} style={{ left: from, right: to }} />
);

function Marks({
  marks,
  at,
  end,
}: {
  marks: number[];
  at: (ratio: number) => string;
  end: number;
}) {
  const [low = 0, middle = 100, high = 0] = marks;
  // Close marks would cover each other.
  const shown = [low, ...(middle - low > 20 && high - middle > 20 ? [middle] : []), high];
  return (
    <>
      <span className={`${styles.mark} ${styles.first}`}>{inDigits(0)}</span>
      {shown.map((mark) => (
        <span key={mark} className={styles.mark} style={{ left: at(mark) }}>
          {mark === 100 ? inDigits(mark) : texts.percent(mark)}
        </span>
      ))}
      {end - high > 20 && <span className={`${styles.mark} ${styles.last}`}>{inDigits(end)}</span>}
    </>
  );
}

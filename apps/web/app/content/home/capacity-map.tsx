import {
  capacityPosition,
  formatCapacity,
  groupThousands,
  inDigits,
  KW_PER_TR,
  type CapacityAxis,
} from '@shishir/format';
import { type CSSProperties, useId, useState } from 'react';
import { Link } from 'react-router';
import { fromPrice } from '../../platform/ui/capacity-range';
import { FailedState } from '../../platform/ui/failed-state';
import { type CategorySummary, useShell } from '../../platform/ui/page/shell-data';
import { SectionHeader } from '../../platform/ui/section-header';
import { CapacityLane, type Dot, FamilyName, isNear, type Lane, NEAR } from './capacity-lane';
import type { HomeSection } from './home-sections.server';
import { homeTexts } from './home.texts';
import styles from './capacity-map.module.css';

const texts = homeTexts.map;

const MARKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Margin next to the smallest and the largest dot, as a factor. */
const MARGIN = 1.09;
/** Positions of the slider. */
const STEPS = 1000;
/** Capacity in TR that is chosen first. */
const START = 1.6;

interface CapacityMapProps {
  section: HomeSection;
  /** Models by the id of their category; null if they did not load. */
  dots: Record<number, Dot[]> | null;
  axis: CapacityAxis | null;
  /** Square feet of an office per ton. */
  officeArea: readonly number[];
}

/** Kind that is not on the scale: ventilation is chosen by air flow, so the cooling that it recovers would mislead. */
const APART = 'ventilation';
export const isCooling = ({ kind }: CategorySummary) => kind !== APART;

/** The whole catalogue on one scale: a lane per category, a dot per model. Empty if no model has a capacity. */
export function CapacityMap({ section, dots, axis, officeArea }: CapacityMapProps) {
  const { categories } = useShell();
  if (dots && Object.keys(dots).length === 0) return null;
  const others = categories.filter(
    ({ kind, product_count }) => kind === APART && product_count > 0,
  );
  const lanes = categories
    .filter(isCooling)
    .map((category) => ({ category, dots: dots?.[category.id] ?? [] }))
    .filter(({ dots: own }) => own.length > 0)
    .sort((one, other) => smallest(one) - smallest(other) || largest(one) - largest(other));
  return (
    <section className={`block ${styles.scale}`}>
      <div className="wrap">
        <SectionHeader title={section.title} link={section.link}>
          {section.text}
        </SectionHeader>
        {dots && axis ? (
          <Chart {...{ lanes, others, axis, officeArea }} />
        ) : (
          <FailedState heading={texts.failed.title} text={texts.failed.text} retry="/" level="h3" />
        )}
      </div>
    </section>
  );
}

const smallest = ({ dots }: Lane) => dots[0]!.tr;
const largest = ({ dots }: Lane) => dots.at(-1)!.tr;

interface ChartProps {
  lanes: Lane[];
  /** Categories that are not on the scale. */
  others: CategorySummary[];
  axis: CapacityAxis;
  officeArea: readonly number[];
}

function Chart({ lanes, others, axis, officeArea }: ChartProps) {
  const drawn = { min: axis.min / MARGIN, max: axis.max * MARGIN };
  const position = (tr: number) => capacityPosition(tr, drawn);
  const at = (tr: number) => `${(position(tr) * 100).toFixed(2)}%`;
  const marks = MARKS.filter((mark) => mark > drawn.min && mark < drawn.max);
  const [step, setStep] = useState(() => Math.round(position(START) * STEPS));
  const tr = drawn.min * (drawn.max / drawn.min) ** (step / STEPS);
  const width = Math.log(NEAR ** 2) / Math.log(drawn.max / drawn.min);
  return (
    <div
      className={`${styles.chart} number`}
      style={{ '--at': step / STEPS, '--near': `${(width * 100).toFixed(2)}%` } as CSSProperties}
    >
      <Need {...{ lanes, officeArea, tr, step }} onStep={setStep} />
      <div className={styles.axis} aria-hidden="true">
        <span />
        <div>
          {marks.map((mark, index) => (
            <i key={mark} style={{ left: at(mark) }}>
              {mark}
              {(index === 0 || index === marks.length - 1) && ' TR'}
            </i>
          ))}
        </div>
        <span>{texts.nearestUnit}</span>
      </div>
      <ul className={styles.lanes}>
        {lanes.map((lane) => (
          <CapacityLane key={lane.category.id} lane={lane} tr={tr} at={at} marks={marks} />
        ))}
      </ul>
      <div className={`${styles.axis} ${styles.areaAxis}`} aria-hidden="true">
        <span>{texts.officeArea}</span>
        <div>
          {marks.map((mark) => (
            <i key={mark} style={{ left: at(mark) }}>
              {inDigits(
                officeArea.map((area) => groupThousands(Math.round(area * mark))).join('–'),
              )}
            </i>
          ))}
        </div>
        <span />
      </div>
      {others.map((category) => (
        <Link key={category.id} className={`${styles.lane} ${styles.apart}`} to={category.path}>
          <FamilyName category={category} />
          <span className="quiet">{texts.ventilation}</span>
          <span className={styles.price}>{fromPrice(category)}</span>
        </Link>
      ))}
    </div>
  );
}

interface NeedProps {
  lanes: Lane[];
  officeArea: readonly number[];
  tr: number;
  step: number;
  onStep: (step: number) => void;
}

/** The chosen capacity with a slider, and the number of models near it. */
function Need({ lanes, officeArea, tr, step, onStep }: NeedProps) {
  const id = useId();
  const near = lanes.map(({ dots }) => dots.filter((dot) => isNear(dot, tr)).length);
  const models = near.reduce((sum, count) => sum + count, 0);
  const capacity = texts.capacity(formatRough(tr));
  const cooling = texts.cooling(
    formatRough(tr * KW_PER_TR),
    officeArea.map((area) => groupThousands(roundArea(area * tr))),
  );
  const found = texts.found(models, near.filter(Boolean).length);
  return (
    <div className={styles.need}>
      <label htmlFor={id}>{texts.need}</label>
      <p className={styles.chosen}>
        <b>{capacity}</b>
        <span>{cooling}</span>
      </p>
      <small>{found}</small>
      <input
        id={id}
        type="range"
        min={0}
        max={STEPS}
        value={step}
        aria-valuetext={`${capacity}, ${cooling}. ${found}`}
        onChange={({ target }) => onStep(target.valueAsNumber)}
      />
    </div>
  );
}

/** One decimal below ten, none from there. */
const formatRough = (value: number) =>
  value < 10 ? value.toFixed(1) : formatCapacity(Math.round(value));

/** Tens below 1,000, hundreds from there: the area is an estimate. */
const roundArea = (area: number) => {
  const unit = area < 1000 ? 10 : 100;
  return Math.round(area / unit) * unit;
};

import { needsOutdoorUnit } from '@shishir/contract/rules';
import {
  capacityPosition,
  formatCapacity,
  formatTaka,
  groupThousands,
  type CapacityAxis,
} from '@shishir/format';
import { Link } from 'react-router';
import { FailedState } from '../../platform/ui/failed-state';
import { type CategorySummary, useShell } from '../../platform/ui/page/shell-data';
import { SectionHeader } from '../../platform/ui/section-header';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import type { HomeSection } from './home-sections.server';
import { homeTexts } from './home.texts';
import styles from './capacity-map.module.css';

const texts = homeTexts.map;

const MARKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Margin next to the smallest and the largest dot, as a factor. */
const MARGIN = 1.09;

interface CapacityMapProps {
  section: HomeSection;
  /** The capacities of the models, in TR, by the id of their category; null if they did not load. */
  capacities: Record<number, number[]> | null;
  axis: CapacityAxis | null;
  /** Square feet of an office per ton. */
  officeArea: readonly number[];
}

/** Kind that is not on the scale: ventilation is chosen by air flow, so the cooling that it recovers would mislead. */
const APART = 'ventilation';
export const isCooling = ({ kind }: CategorySummary) => kind !== APART;

type Lane = CategorySummary & { tr_min: number; tr_max: number };

/** The whole catalogue on one scale: a lane per category, a dot per model. Empty if no model has a capacity. */
export function CapacityMap({ section, capacities, axis, officeArea }: CapacityMapProps) {
  const { categories } = useShell();
  if (capacities && Object.keys(capacities).length === 0) return null;
  const others = categories.filter(
    ({ kind, product_count }) => kind === APART && product_count > 0,
  );
  const lanes = categories
    .filter((row): row is Lane => isCooling(row) && row.tr_min !== null && row.tr_max !== null)
    .sort((one, other) => one.tr_min - other.tr_min || one.tr_max - other.tr_max);
  return (
    <section className="block">
      <div className="wrap">
        <SectionHeader title={section.title} link={section.link}>
          {section.text}
        </SectionHeader>
        {capacities && axis ? (
          <Lanes {...{ lanes, others, capacities, axis, officeArea }} />
        ) : (
          <FailedState heading={texts.failed.title} text={texts.failed.text} retry="/" level="h3" />
        )}
      </div>
    </section>
  );
}

interface LanesProps {
  lanes: Lane[];
  /** Categories that are not on the scale. */
  others: CategorySummary[];
  capacities: Record<number, number[]>;
  axis: CapacityAxis;
  officeArea: readonly number[];
}

function Lanes({ lanes, others, capacities, axis, officeArea }: LanesProps) {
  const drawn = { min: axis.min / MARGIN, max: axis.max * MARGIN };
  const at = (tr: number) => `${(capacityPosition(tr, drawn) * 100).toFixed(2)}%`;
  const marks = MARKS.filter((mark) => mark > drawn.min && mark < drawn.max);
  return (
    <div className={`${styles.chart} number`}>
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
        <span>{texts.price}</span>
      </div>
      {lanes.map((lane) => (
        <Link key={lane.id} className={styles.lane} to={lane.path}>
          <Name category={lane} />
          <span className={styles.track}>
            <VisuallyHidden>
              {texts.range(formatCapacity(lane.tr_min), formatCapacity(lane.tr_max))}
            </VisuallyHidden>
            {marks.map((mark) => (
              <span key={mark} className={styles.mark} style={{ left: at(mark) }} />
            ))}
            <span
              className={styles.range}
              style={{
                left: `calc(${at(lane.tr_min)} - 8px)`,
                right: `calc(100% - ${at(lane.tr_max)} - 8px)`,
              }}
            />
            {capacities[lane.id]?.map((tr, index) => (
              <span key={index} className={styles.model} style={{ left: at(tr) }} />
            ))}
          </span>
          <Price category={lane} />
        </Link>
      ))}
      <div className={`${styles.axis} ${styles.areaAxis}`} aria-hidden="true">
        <span>{texts.officeArea}</span>
        <div>
          {marks.map((mark) => (
            <i key={mark} style={{ left: at(mark) }}>
              {officeArea.map((area) => groupThousands(area * mark)).join('–')}
            </i>
          ))}
        </div>
        <span />
      </div>
      {others.map((category) => (
        <Link key={category.id} className={styles.lane} to={category.path}>
          <Name category={category} />
          <span className={`quiet ${styles.track} ${styles.note}`}>{texts.ventilation}</span>
          <Price category={category} />
        </Link>
      ))}
    </div>
  );
}

function Name({ category: { title, product_count } }: { category: CategorySummary }) {
  return (
    <b>
      {title}
      <small>
        {texts.models(product_count, (text) => (
          <VisuallyHidden>{text}</VisuallyHidden>
        ))}
      </small>
    </b>
  );
}

function Price({ category: { kind, price_from } }: { category: CategorySummary }) {
  return (
    <span className={styles.price}>
      {price_from === null ? texts.onRequest : formatTaka(price_from)}
      {price_from !== null && needsOutdoorUnit(kind) && <small> {texts.plusOutdoorUnit}</small>}
    </span>
  );
}

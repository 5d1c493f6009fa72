import type { CategoryCapacities } from '@shishir/contract';
import {
  type CapacityAxis,
  capacityPosition,
  formatCapacity,
  groupThousands,
} from '@shishir/format';
import { useId } from 'react';
import { Badge } from '../../../platform/ui/badge';
import { Card } from '../../../platform/ui/card';
import cardStyles from '../../../platform/ui/card.module.css';
import { Icon } from '../../../platform/ui/icon';
import type { CategorySummary } from '../../../platform/ui/page/shell-data';
import { Picture } from '../../../platform/ui/picture';
import { PillNav } from '../../../platform/ui/pill-nav';
import { axisOf } from '../../product-parts/card-product';
import { NeedText } from '../../product-parts/outdoor-need';
import { SectionHeader } from '../../product-parts/section-header';
import { UnitRow } from '../../product-parts/unit-row';
import { familiesTexts as texts } from './families.texts';
import { FAMILY_GROUPS } from './family-groups.server';
import styles from './families-page.module.css';
import viewSwitchStyles from '../list/view-switch.module.css';

export type Family = CategorySummary & { description: string | null };

export interface FamilyListProps {
  families: Family[];
  capacities: CategoryCapacities[];
  /** Air flows of the ventilators in m³/h. */
  airFlows: number[];
  /** Number of published products. */
  models: number;
}

const MARKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Margin next to the smallest and largest dot, as a factor. */
const MARGIN = 1.09;
/** More dots would overlap. */
const MOST_DOTS = 40;
/** Common capacities in tons. */
const CLASSES = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10, 15, 20, 25, 30, 40, 50, 60];
const MOST_CLASSES = 9;
/** A 1.5 ton unit may have 1.59 TR; the search has the same tolerance. */
const TOLERANCE = 0.12;

/** False for ventilation, which is chosen by air flow: the cooling that it recovers would mislead on the scale. */
const isCooling = ({ kind }: Family) => kind !== 'ventilation';

/** Search by size, families with models on one scale, and families on enquiry. */
export function FamilyList({ families, capacities, airFlows, models }: FamilyListProps) {
  const listed = families.filter(({ product_count }) => product_count > 0);
  const onEnquiry = families.filter(({ product_count }) => product_count === 0);
  const ends = axisOf(listed);
  const axis = ends && { min: ends.min / MARGIN, max: ends.max * MARGIN };
  const marks = axis ? MARKS.filter((mark) => mark > axis.min && mark < axis.max) : [];
  const left = new Set(listed);
  const groups = FAMILY_GROUPS.map((group) => {
    const own = [...left].filter(({ kind }) => group.has(kind));
    for (const family of own) left.delete(family);
    return { ...group, own };
  }).filter(({ own }) => own.length > 0);
  return (
    <>
      <div className="wrap">
        <Finder capacities={capacities} models={models} />
        <div
          className={styles.families}
          style={{ '--grid': axis ? gridOf(marks, axis) : 'none' } as never}
        >
          {axis && (
            <div className={`${styles.axis} number`} aria-hidden="true">
              <span>{texts.axis.capacity}</span>
              <div>
                {marks.map((mark) => (
                  <i key={mark} style={{ left: percent(at(mark, axis)) }}>
                    {mark}
                  </i>
                ))}
              </div>
              <span>{texts.axis.price}</span>
            </div>
          )}
          {groups.map(({ title, text, own }) => (
            <section key={title}>
              <div className={styles.header}>
                <h2>{title}</h2>
                <p>{text}</p>
              </div>
              <ul>
                {own.map((family) => (
                  <Row
                    key={family.id}
                    {...{ family, families }}
                    axis={isCooling(family) ? axis : null}
                    dots={capacities.find(({ category_id }) => category_id === family.id)}
                    airFlows={isCooling(family) ? [] : airFlows}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {onEnquiry.length > 0 && <OnEnquiry families={onEnquiry} />}
    </>
  );
}

function Finder({ capacities, models }: Pick<FamilyListProps, 'capacities' | 'models'>) {
  const id = useId();
  const all = capacities.flatMap((row) => row.capacities);
  const classes = CLASSES.map((tons) => {
    const [from, to] = [tons * (1 - TOLERANCE), tons * (1 + TOLERANCE)].map((tr) =>
      Number(tr.toFixed(2)),
    ) as [number, number];
    const inClass = all.filter(({ tr }) => tr >= from && tr <= to);
    const count = inClass.reduce((sum, one) => sum + one.count, 0);
    return { tons, count, href: `/products?view=all&tr_min=${from}&tr_max=${to}` };
  }).filter(({ count }) => count > 0);
  return (
    <div className={styles.finder}>
      <form role="search" action="/search" aria-label={texts.finder.label}>
        <label htmlFor={id}>{texts.finder.field}</label>
        <div className={styles.form}>
          <Icon name="search" />
          <input
            id={id}
            name="q"
            type="search"
            maxLength={100}
            placeholder={texts.finder.placeholder}
            autoComplete="off"
          />
          <button type="submit" className="button button--main button--small">
            {texts.finder.search}
          </button>
        </div>
      </form>
      {classes.length > 0 && (
        <PillNav className={`${styles.capacities} number`} aria-label={texts.finder.classes}>
          <h2>{texts.finder.classes}</h2>
          <ul>
            {classes.slice(0, MOST_CLASSES).map(({ tons, count, href }) => (
              <li key={tons}>
                <a href={href}>
                  {texts.finder.tons(tons)} <small>{texts.finder.models(count)}</small>
                </a>
              </li>
            ))}
          </ul>
        </PillNav>
      )}
      {models > 0 && (
        <PillNav
          className={`${viewSwitchStyles.views} ${styles.views}`}
          aria-label={texts.view.label}
        >
          <a href="/products" aria-current="true">
            <Icon name="rows" />
            {texts.view.families}
          </a>
          <a href="/products?view=all">
            <Icon name="grid" />
            {texts.view.models(models)}
          </a>
        </PillNav>
      )}
    </div>
  );
}

interface RowProps {
  family: Family;
  families: Family[];
  /** Null if the family does not cool. */
  axis: CapacityAxis | null;
  dots: CategoryCapacities | undefined;
  airFlows: number[];
}

function Row({ family, families, axis, dots, airFlows }: RowProps) {
  const { path, title, picture, product_count, price_from, tr_min, tr_max } = family;
  return (
    <Card as="li" plain className={styles.family}>
      <Picture picture={picture && { ...picture, alt: '' }} sizes="176px" maxWidth={640} />
      <div className={styles.text}>
        <h3>
          <a className={cardStyles.link} href={path}>
            {title}
          </a>
        </h3>
        <p>{textOf(family)}</p>
      </div>
      <div className={`${styles.scale} number`}>
        {axis && tr_min !== null && tr_max !== null && (
          <Scale axis={axis} from={tr_min} to={tr_max} dots={dots?.capacities ?? []} />
        )}
        {airFlows.length > 0 && <AirFlows flows={airFlows} />}
      </div>
      <p className={`${styles.price} number`}>
        <b>{price_from === null ? texts.row.onRequest : texts.row.priceFrom(price_from)}</b>{' '}
        {texts.row.models(product_count)}
        <NeedText kind={family.kind} categories={families} short />
      </p>
      <Icon name="next" />
    </Card>
  );
}

interface ScaleProps {
  axis: CapacityAxis;
  from: number;
  to: number;
  dots: { tr: number }[];
}

/** From this percentage on, the text of the range is left of its bar. */
const FAR = 72;

/** Draws the models of a family as dots: lines without length, with round ends. */
function Scale({ axis, from, to, dots }: ScaleProps) {
  const [start, end] = [at(from, axis), at(to, axis)];
  const step = Math.ceil(dots.length / MOST_DOTS) || 1;
  const drawn = dots.filter((_, index) => index % step === 0 || index === dots.length - 1);
  const beside =
    end > FAR ? { right: percent(100 - start), marginRight: '18px' } : { left: percent(end) };
  return (
    <>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${fixed(start)} 1H${fixed(end + 0.01)}`} />
        <path d={drawn.map(({ tr }) => `M${fixed(at(tr, axis))} 1h0`).join('')} />
      </svg>
      <p style={beside}>
        {from === to
          ? texts.row.capacity(formatCapacity(from))
          : texts.row.capacities(formatCapacity(from), formatCapacity(to))}
      </p>
    </>
  );
}

function AirFlows({ flows }: { flows: number[] }) {
  return (
    <>
      <span className={styles.flows} aria-hidden="true">
        {flows.map((flow) => (
          <Badge key={flow}>{groupThousands(flow)}</Badge>
        ))}
      </span>
      <p>
        {texts.row.airflows(groupThousands(Math.min(...flows)), groupThousands(Math.max(...flows)))}
      </p>
    </>
  );
}

function OnEnquiry({ families }: { families: Family[] }) {
  return (
    <section className={`${styles.onEnquiry} block`} aria-labelledby="on-enquiry">
      <div className="wrap">
        <SectionHeader>
          <h2 id="on-enquiry">{texts.onEnquiry.title}</h2>
          <p>{texts.onEnquiry.text}</p>
        </SectionHeader>
        <ul>
          {families.map((family) => (
            <UnitRow
              key={family.id}
              href={family.path}
              title={family.title}
              picture={family.picture}
              sizes="(min-width: 1181px) 230px, (min-width: 861px) 31vw, 112px"
            >
              <p>{textOf(family)}</p>
              <span className="link">
                {texts.onEnquiry.ask} <Icon name="arrow" />
              </span>
            </UnitRow>
          ))}
        </ul>
      </div>
    </section>
  );
}

const textOf = ({ kind, description }: Family) =>
  texts.uses[kind] ?? /^.*?[.!?](?=\s|$)/.exec(description ?? '')?.[0] ?? description ?? '';

const at = (tr: number, axis: CapacityAxis) => capacityPosition(tr, axis) * 100;
const fixed = (figure: number) => Number(figure.toFixed(2));
const percent = (figure: number) => `${fixed(figure)}%`;

/** Returns a background with the marks of the axis as hairlines. */
const gridOf = (marks: number[], axis: CapacityAxis) =>
  marks
    .map(
      (mark) =>
        `linear-gradient(var(--line), var(--line)) ${percent(at(mark, axis))} 0 / 1px 100% no-repeat`,
    )
    .join(', ');

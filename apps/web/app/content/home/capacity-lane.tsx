import { needsOutdoorUnit } from '@shishir/contract/rules';
import { formatCapacity, formatTaka } from '@shishir/format';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { CategorySummary } from '../../platform/ui/page/shell-data';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import { homeTexts } from './home.texts';
import styles from './capacity-map.module.css';

const texts = homeTexts.map;

/** A model on the scale. */
export interface Dot {
  id: number;
  title: string;
  tr: number;
  price: number | null;
}

export interface Lane {
  category: CategorySummary;
  /** At least one, smallest first. */
  dots: Dot[];
}

/** Largest ratio between a model and the chosen capacity at which it is highlighted. */
export const NEAR = 1.15;
const ratio = (dot: Dot, tr: number) => Math.max(dot.tr / tr, tr / dot.tr);
export const isNear = (dot: Dot, tr: number) => ratio(dot, tr) <= NEAR;

interface CapacityLaneProps {
  lane: Lane;
  /** The chosen capacity. */
  tr: number;
  /** Returns the position of a capacity on the scale, in percent. */
  at: (tr: number) => string;
  marks: number[];
}

/** A category with its models, and the model that is nearest to the chosen capacity. */
export function CapacityLane({ lane: { category, dots }, tr, at, marks }: CapacityLaneProps) {
  const [first, last] = [dots[0]!, dots.at(-1)!];
  const nearest = dots.reduce((best, dot) => (ratio(dot, tr) < ratio(best, tr) ? dot : best));
  const found = isNear(nearest, tr);
  return (
    <li className={`${styles.lane} ${found ? styles.found : ''}`}>
      <Link className={styles.family} to={category.path}>
        <FamilyName category={category} />
        <VisuallyHidden>
          {texts.range(formatCapacity(first.tr), formatCapacity(last.tr))}
        </VisuallyHidden>
      </Link>
      <div className={styles.track} onKeyDown={moveFocus}>
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} style={{ left: at(mark) }} />
        ))}
        <span
          className={styles.range}
          style={{
            left: `calc(${at(first.tr)} - 10px)`,
            right: `calc(100% - ${at(last.tr)} - 10px)`,
          }}
        />
        {dots.map((dot) => (
          <Link
            key={dot.id}
            className={`${styles.model} ${isNear(dot, tr) ? styles.near : ''}`}
            style={{ left: at(dot.tr) }}
            to={`/products/${dot.id}`}
            tabIndex={dot === first ? 0 : -1}
          >
            <span>
              <b>{dot.title}</b> {texts.model(formatCapacity(dot.tr), priceOf(dot))}
            </span>
          </Link>
        ))}
      </div>
      <p className={styles.price}>
        {found ? priceOf(nearest) : texts.nearest(formatCapacity(nearest.tr))}
        {found && nearest.price !== null && needsOutdoorUnit(category.kind) && (
          <small>{texts.plusOutdoorUnit}</small>
        )}
      </p>
    </li>
  );
}

const priceOf = ({ price }: Dot) => (price === null ? texts.onRequest : formatTaka(price));

/** Arrow keys move between the models of a lane, which is one stop of the Tab key. */
function moveFocus({ key, target }: KeyboardEvent) {
  if (!(target instanceof HTMLElement)) return;
  const { previousElementSibling: previous, nextElementSibling: next } = target;
  const other = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : null;
  if (other instanceof HTMLAnchorElement) other.focus();
}

export function FamilyName({ category: { title, product_count } }: { category: CategorySummary }) {
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

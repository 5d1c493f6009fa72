import { Link } from 'react-router';
import { ScrollRow } from '../../../platform/ui/scroll-row';
import { productDetailTexts } from './product-detail.texts';
import type { SizeOption } from './size-options';
import styles from './available-sizes.module.css';

const texts = productDetailTexts.sizes;

const SMALLEST = 18;
const TALLEST = 64;

interface AvailableSizesProps {
  sizes: SizeOption[];
  unit: 'ton' | 'm3h';
  /** Number of products in the category; more than `sizes` if those are only the nearest. */
  models: number;
  current: number;
}

/** Bar chart with the sizes of a category: one bar per model, as high as its capacity. */
export function AvailableSizes({ sizes, unit, models, current }: AvailableSizesProps) {
  const { [unit]: unitTexts } = texts.units;
  const height = heights(sizes);
  return (
    <div>
      <div className={styles.header}>
        <h2 id="sizes">{texts.title}</h2>
        <span className="quiet number">
          {sizes.length < models
            ? texts.countOfNearest(sizes.length, models, unitTexts.plural)
            : texts.count(models, unitTexts.plural)}
        </span>
      </div>
      <ScrollRow className={styles.scroller} current={current}>
        <div className={`${styles.scale} number`} role="group" aria-labelledby="sizes">
          {sizes.map((size) => (
            <Link
              key={size.id}
              to={`/products/${size.id}`}
              aria-current={size.id === current ? 'page' : undefined}
              prefetch="intent"
              preventScrollReset
            >
              <span style={{ height: height(size.figure) }} aria-hidden="true" />
              <b>
                {size.value === null ? texts.unknown : texts.size(size.value, unitTexts.name)}
              </b>{' '}
              <small>{secondLine(size, sizes)}</small>
            </Link>
          ))}
        </div>
      </ScrollRow>
    </div>
  );
}

function heights(sizes: SizeOption[]) {
  const capacities = sizes.flatMap(({ figure }) => figure ?? []);
  const min = Math.min(...capacities);
  const range = Math.max(...capacities) - min;
  return (figure: number | null) => {
    if (figure === null) return SMALLEST;
    return range === 0
      ? TALLEST
      : Math.round(SMALLEST + ((figure - min) / range) * (TALLEST - SMALLEST));
  };
}

/** Returns '10 HP', or the model if another size has the same capacity or the capacity is unknown. */
function secondLine({ id, model, value, second }: SizeOption, sizes: readonly SizeOption[]) {
  const isShared = sizes.some((other) => other.id !== id && other.value === value);
  return isShared || value === null ? model : second;
}

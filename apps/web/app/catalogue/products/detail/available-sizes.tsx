import type { ProductSize } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { Link } from 'react-router';
import { ScrollRow } from '../../../platform/ui/scroll-row';
import { productDetailTexts } from './product-detail.texts';
import styles from './available-sizes.module.css';

const texts = productDetailTexts.sizes;

const SMALLEST = 18;
const TALLEST = 64;

interface AvailableSizesProps {
  sizes: ProductSize[];
  /** Number of products in the category; more than `sizes` if those are only the nearest. */
  models: number;
  current: number;
}

/** Bar chart with the sizes of a category: one bar per model, as high as its capacity. */
export function AvailableSizes({ sizes, models, current }: AvailableSizesProps) {
  const height = heights(sizes);
  return (
    <div className={styles.sizes}>
      <div className={styles.header}>
        <h2 id="sizes">{texts.title}</h2>
        <span className="quiet number">
          {sizes.length < models ? texts.countOfNearest(sizes.length, models) : texts.count(models)}
        </span>
      </div>
      <ScrollRow className={styles.scroller} current={current}>
        <div className={`${styles.scale} number`} role="group" aria-labelledby="sizes">
          {sizes.map((size) => (
            <Link
              key={size.id}
              to={`/products/${size.id}`}
              aria-label={sizeLabel(size, sizes)}
              aria-current={size.id === current ? 'page' : undefined}
              prefetch="intent"
              preventScrollReset
            >
              <span style={{ height: height(size.cooling_tr) }} aria-hidden="true" />
              {size.cooling_tr === null ? texts.unknown : formatCapacity(size.cooling_tr)}{' '}
              <small>{texts.unit}</small>
            </Link>
          ))}
        </div>
      </ScrollRow>
    </div>
  );
}

function heights(sizes: ProductSize[]) {
  const capacities = sizes.flatMap(({ cooling_tr }) => cooling_tr ?? []);
  const min = Math.min(...capacities);
  const range = Math.max(...capacities) - min;
  return (tr: number | null) => {
    if (tr === null) return SMALLEST;
    return range === 0
      ? TALLEST
      : Math.round(SMALLEST + ((tr - min) / range) * (TALLEST - SMALLEST));
  };
}

/** Returns '2.02 Ton', with the model if another size has the same label; the model if the capacity is unknown. */
function sizeLabel(size: ProductSize, sizes: readonly ProductSize[]): string {
  const label = tonLabel(size);
  if (label === null) return size.model;
  const shared = sizes.some((other) => other.id !== size.id && tonLabel(other) === label);
  return shared ? texts.sizeOfModel(label, size.model) : label;
}

function tonLabel({ cooling_tr }: ProductSize): string | null {
  return cooling_tr === null ? null : texts.size(formatCapacity(cooling_tr));
}

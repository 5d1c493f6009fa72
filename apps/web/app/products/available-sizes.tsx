import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCapacity } from '@shishir/format';
import type { SizeProduct } from './catalogue-product';
import { centreCurrent } from './centre-current';
import { sizeLabel } from './size-label';

const SMALLEST = 18;
const TALLEST = 64;

/** The sizes of one category as a scale: a column per model, as tall as it is strong. */
export function AvailableSizes({ sizes, current }: { sizes: SizeProduct[]; current: number }) {
  const scale = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => centreCurrent(scale.current), [current]);
  const height = heights(sizes);
  return (
    <div className="sizes">
      <div className="sizes__h">
        <h2 id="sizes">Available Sizes</h2>
        <span className="num">
          {sizes.length === 1 ? '1 model' : `${sizes.length} models`}, in Ton
        </span>
      </div>
      <div className="scale num" role="group" aria-labelledby="sizes" ref={scale}>
        {sizes.map((size) => (
          <Link
            key={size.id}
            to={`/products/${size.id}`}
            aria-label={sizeLabel(size, sizes)}
            aria-current={size.id === current ? 'page' : undefined}
            prefetch="intent"
            preventScrollReset
          >
            <i style={{ height: height(size.cooling_tr) }} />
            {size.cooling_tr === null ? '?' : formatCapacity(size.cooling_tr)} <small>Ton</small>
          </Link>
        ))}
      </div>
    </div>
  );
}

function heights(sizes: SizeProduct[]) {
  const capacities = sizes.flatMap(({ cooling_tr }) => cooling_tr ?? []);
  const min = Math.min(...capacities);
  const span = Math.max(...capacities) - min;
  return (tr: number | null) => {
    if (tr === null) return SMALLEST;
    return span === 0 ? TALLEST : Math.round(SMALLEST + ((tr - min) / span) * (TALLEST - SMALLEST));
  };
}

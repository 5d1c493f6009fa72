import type { CapacityAxis } from '@shishir/format';
import type { ReactNode } from 'react';
import { sitePath } from '../../../platform/locale/site-path';
import type { CardProduct } from '../../product-parts/card-product';
import { ProductCard } from './product-card';
import { productListTexts } from './product-list.texts';
import styles from './product-grid.module.css';

const texts = productListTexts.grid;

interface ProductGridProps {
  products: CardProduct[];
  /** Range of capacities on the lines of the cards. */
  axis: CapacityAxis | null;
  /** True for the sizes of one category: each card marks the others. */
  siblings?: boolean;
  busy?: boolean;
  /** Number of cards that are visible before scrolling. */
  eager?: number;
  /** Layout on phones: rows of a list or, for four cards, one row that scrolls sideways. */
  phone?: 'rows' | 'scroll';
  className?: string;
  /** Last cell. */
  children?: ReactNode;
}

/** Cards of products in one form, which their buttons submit without JavaScript. */
export function ProductGrid({ className = '', ...props }: ProductGridProps) {
  const { products, axis, siblings, busy, eager = 0, phone = 'rows', children } = props;
  const sizes = siblings
    ? [...new Set(products.flatMap(({ cooling_tr }) => cooling_tr ?? []))]
    : [];
  const bodies = products.flatMap(({ body }) => body ?? []);
  const largest = {
    width: Math.max(...bodies.map(({ width }) => width)),
    height: Math.max(...bodies.map(({ height }) => height)),
  };
  const groups = siblings ? groupsOf(products) : [{ title: null, products }];
  return (
    <form
      className={`${styles.grid} ${phone === 'scroll' ? styles.scroll : ''} ${className}`}
      action={sitePath('/cart')}
      aria-busy={busy}
    >
      {groups.map((group) => (
        <Group key={group.title} title={group.title} sizes={rangeOf(group.products)}>
          {group.products.map((product) => (
            <ProductCard
              key={product.id}
              {...{ product, axis, phone, largest }}
              siblings={sizes}
              eager={products.indexOf(product) < eager}
            />
          ))}
        </Group>
      ))}
      {children}
    </form>
  );
}

interface GroupProps {
  title: string | null;
  /** For example '0.8 to 2.3 ton, 7 sizes'. */
  sizes: string;
  children: ReactNode;
}

function Group({ title, sizes, children }: GroupProps) {
  return (
    <>
      {title !== null && (
        <h3 className={styles.heading}>
          {title} <small className="number">{sizes}</small>
        </h3>
      )}
      {children}
    </>
  );
}

function rangeOf(products: CardProduct[]): string {
  const [first, last] = [products[0]!.size, products.at(-1)!.size];
  if (first === last) return first;
  const [figure, unit] = first.split(' ');
  const from = unit === last.split(' ')[1] ? figure! : first;
  return texts.sizes(from, last, products.length);
}

/** Minimum size of a group: cards per row of a wide screen, as smaller groups would leave holes. */
const LEAST_IN_GROUP = 4;

/** Groups the sizes by the height of their body, which the ceiling limits; a single group if some would be small. */
function groupsOf(products: CardProduct[]): { title: string | null; products: CardProduct[] }[] {
  const heights = products.map(({ body }) => (body?.sides === 'height' ? body.height : null));
  const starts = heights.flatMap((height, at) => (height === heights[at - 1] ? [] : [at]));
  const groups = starts.map((start, at) => ({
    title: texts.bodyHeight(heights[start]!),
    products: products.slice(start, starts[at + 1]),
  }));
  const tell =
    groups.length > 1 &&
    !heights.includes(null) &&
    groups.every((group) => group.products.length >= LEAST_IN_GROUP);
  return tell ? groups : [{ title: null, products }];
}

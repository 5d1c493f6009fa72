import type { CapacityAxis } from '@shishir/format';
import { sitePath } from '../../../platform/locale/site-path';
import { Fragment, type ReactNode } from 'react';
import type { CardProduct } from '../../product-parts/card-product';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { ProductCard } from './product-card';
import { productListTexts } from './product-list.texts';
import styles from './product-grid.module.css';

const texts = productListTexts.grid;

interface ProductGridProps {
  products: CardProduct[];
  /** Range of capacities on the lines of the cards. */
  axis: CapacityAxis | null;
  /** True for the sizes of one category: each card marks the others, and shows only what differs from them. */
  siblings?: boolean;
  busy?: boolean;
  /** Number of cards that are visible before scrolling. */
  eager?: number;
  /** Layout on phones: rows of a list or, for four cards, one row that scrolls sideways. */
  phone?: 'rows' | 'scroll';
  className?: string;
  /** Last cell; of several groups, the last cell of the first one with an incomplete row. */
  children?: ReactNode;
  /** Last cell of several groups, if the row of the last one is incomplete. */
  ending?: ReactNode;
}

/** Cards of products in one form, which their buttons submit without JavaScript. */
export function ProductGrid({ className = '', ...props }: ProductGridProps) {
  const {
    products,
    axis,
    siblings = false,
    busy,
    eager = 0,
    phone = 'rows',
    children,
    ending,
  } = props;
  const sizes = siblings
    ? [...new Set(products.flatMap(({ cooling_tr }) => cooling_tr ?? []))]
    : [];
  const bodies = products.flatMap(({ body }) => body ?? []);
  const largest = {
    width: Math.max(...bodies.map(({ width }) => width)),
    height: Math.max(...bodies.map(({ height }) => height)),
  };
  const modes = new Set(products.map(({ wind_free }) => wind_free));
  const isTall = siblings && bodies.length > 0 && bodies.every(({ sides }) => sides === 'both');
  const groups = siblings ? groupsOf(products) : [{ title: null, products }];
  const withHelp = Math.max(
    0,
    groups.findIndex((group) => group.products.length % PER_ROW > 0),
  );
  return (
    <form className={isTall ? styles.tall : undefined} action={sitePath('/cart')} aria-busy={busy}>
      {groups.map((group, index) => (
        <Fragment key={group.title}>
          {group.title !== null && (
            <h3 className={styles.heading}>
              {group.title} <small className="number">{rangeOf(group.products)}</small>
            </h3>
          )}
          <div className={`${styles.grid} ${phone === 'scroll' ? styles.scroll : ''} ${className}`}>
            {group.products.map((product) => (
              <ProductCard
                key={product.id}
                {...{ product, axis, phone, largest }}
                sides={shownSides(product.body, siblings ? bodies : null)}
                siblings={siblings ? sizes : null}
                badge={
                  !siblings || modes.size > 1
                    ? product.wind_free && productPartsTexts.value(product.wind_free)
                    : null
                }
                eager={products.indexOf(product) < eager}
              />
            ))}
            {index === withHelp && children}
            {index > withHelp && isIncomplete(groups, index) && ending}
          </div>
        </Fragment>
      ))}
    </form>
  );
}

type Body = NonNullable<CardProduct['body']>;

/** Returns the sides of a body that its card names: of the sizes of a category, those that differ. */
function shownSides(body: Body | null, siblings: Body[] | null): Body['sides'] | null {
  if (!body || !siblings) return body && body.sides;
  const differ = (['width', 'height'] as const).filter(
    (side) =>
      (body.sides === 'both' || body.sides === side) &&
      new Set(siblings.map((one) => one[side])).size > 1,
  );
  return differ.length === 2 ? 'both' : (differ[0] ?? null);
}

/** Returns for example '0.8 to 2.3 ton, 7 sizes'. */
function rangeOf(products: CardProduct[]): string {
  const [first, last] = [products[0]!.size, products.at(-1)!.size];
  if (first === last) return first;
  const [figure, unit] = first.split(' ');
  const from = unit === last.split(' ')[1] ? figure! : first;
  return texts.sizes(from, last, products.length);
}

type Group = { title: string | null; products: CardProduct[] };

const isIncomplete = (groups: Group[], index: number) =>
  index === groups.length - 1 && groups[index]!.products.length % PER_ROW > 0;

/** Cards in a row of a wide screen. */
const PER_ROW = 4;
/** Smallest group: the help fills its row. */
const LEAST_IN_GROUP = 3;

/**
 * Groups the sizes by the side of their body that space limits: the height above a ceiling, the width of a cabinet. A
 * single group if some would be small.
 */
function groupsOf(products: CardProduct[]): Group[] {
  const sides = products.map(({ body }) =>
    body === null || body.sides === 'width'
      ? null
      : body[body.sides === 'height' ? 'height' : 'width'],
  );
  const starts = sides.flatMap((side, at) => (side === sides[at - 1] ? [] : [at]));
  const groups = starts.map((start, at) => ({
    title: titleOf(products[start]!),
    products: products.slice(start, starts[at + 1]),
  }));
  const tell =
    groups.length > 1 &&
    !sides.includes(null) &&
    groups.every((group) => group.products.length >= LEAST_IN_GROUP);
  return tell ? groups : [{ title: null, products }];
}

function titleOf({ body }: CardProduct): string | null {
  if (!body) return null;
  return body.sides === 'height' ? texts.bodyHeight(body.height) : texts.bodyWidth(body.width);
}

import { type CapacityAxis, capacityShare, formatCapacity } from '@shishir/format';
import { up } from '@shishir/tokens';
import type { CSSProperties } from 'react';
import { AddToCartButton } from '../../../sales/cart/add-to-cart';
import { CompareButton } from '../../compare/compare-toggle';
import { Badge } from '../../../platform/ui/badge';
import type { CardProduct } from '../../product-parts/card-product';
import { OutdoorNeed } from '../../product-parts/outdoor-need';
import { PriceBlock } from '../../product-parts/price-block';
import { UnitCard } from '../../product-parts/unit-card';
import { productListTexts } from './product-list.texts';
import styles from './product-card.module.css';

const texts = productListTexts.card;

interface ProductCardProps {
  product: CardProduct;
  /** Range of capacities on the line of the card. */
  axis: CapacityAxis | null;
  /** Capacities of the other sizes of its category, marked on the line; null in a list of different units. */
  siblings: number[] | null;
  /** Mode of cooling, shown on the picture. */
  badge: string | null;
  /** Width and height in millimetres that all bodies of the grid fit into. */
  largest: { width: number; height: number };
  /** Sides of the body to name; null leaves the body out. */
  sides: NonNullable<CardProduct['body']>['sides'] | null;
  /** True for cards that are visible before scrolling. */
  eager?: boolean;
  /** Layout on phones: a row of a list, or a column of a row that scrolls sideways. */
  phone: 'rows' | 'scroll';
}

const SIZES = `${up('lg')} 292px, ${up('md')} 31vw, ${up('sm')} 46vw, `;
const ON_PHONE = { rows: '112px', scroll: '78vw' };

/** Card of a product, whose buttons submit the form of the grid. Its size comes first: the rest is often the same. */
export function ProductCard(props: ProductCardProps) {
  const { product, axis, siblings, badge, largest, sides, eager = false, phone } = props;
  const rows = phone === 'rows';
  return (
    <UnitCard
      className={rows ? styles.listRow : undefined}
      {...{ product, eager }}
      row={rows}
      sizes={SIZES + ON_PHONE[phone]}
      capacity={<Size product={product} />}
      button={<CompareButton product={product} look="pill" />}
    >
      {badge && <Badge className={styles.badge}>{badge}</Badge>}
      <CapacityLine tr={product.cooling_tr} axis={axis} siblings={siblings ?? []} />
      {product.body && sides && <Body {...{ body: product.body, sides, largest }} />}
      <PriceBlock
        className={styles.price}
        regular={product.regular_price}
        offer={product.offer_price}
      />
      {/* A category says it once. */}
      {!siblings && <OutdoorNeed kind={product.category_kind} />}
      <AddToCartButton product={product} look="soft" />
    </UnitCard>
  );
}

/** Nominal size, then the capacity in TR and kW. */
function Size({ product: { size, cooling_tr, cooling_kw } }: { product: CardProduct }) {
  const [, figure, unit] = /^([\d.,]+) (.+)$/.exec(size) ?? [];
  const capacity = [
    cooling_tr !== null && texts.tr(formatCapacity(cooling_tr)),
    cooling_kw !== null && texts.kw(formatCapacity(cooling_kw)),
  ].filter(Boolean);
  return (
    <>
      {figure && (
        <>
          <b>{figure}</b> {unit}
        </>
      )}{' '}
      {capacity.length > 0 && <small>{capacity.join(', ')}</small>}
    </>
  );
}

interface CapacityLineProps {
  tr: number | null;
  axis: CapacityAxis | null;
  siblings: number[];
}

/** Position of a capacity among all sizes. */
function CapacityLine({ tr, axis, siblings }: CapacityLineProps) {
  if (tr === null || !axis) return null;
  const at = (capacity: number) => `${(capacityShare(capacity, axis) * 100).toFixed(1)}%`;
  return (
    <div className={styles.scale} style={{ '--share': at(tr) } as CSSProperties} aria-hidden="true">
      {siblings.map((capacity) => (
        <span key={capacity} style={{ left: at(capacity) }} />
      ))}
    </div>
  );
}

/** Maximum size of a drawn body in pixels. */
const DRAWN = { width: 44, height: 40 };

interface BodyProps {
  body: NonNullable<CardProduct['body']>;
  sides: NonNullable<ProductCardProps['sides']>;
  largest: ProductCardProps['largest'];
}

/** The body, drawn at the same scale on all cards, with the dimensions that differ between sizes. */
function Body({ body, sides, largest }: BodyProps) {
  const scale = Math.min(DRAWN.width / largest.width, DRAWN.height / largest.height);
  const [width, height] = [body.width * scale, body.height * scale];
  const ground = largest.height * scale;
  return (
    <p className={styles.body}>
      <svg width={DRAWN.width} height={ground + 1} aria-hidden="true">
        <path d={`M0 ${ground + 0.5}h${DRAWN.width}`} />
        <rect x={(DRAWN.width - width) / 2} y={ground - height + 0.5} {...{ width, height }} />
      </svg>
      <span>
        {sides === 'both'
          ? texts.body(strong, body.width, body.height)
          : sides === 'height'
            ? texts.bodyHeight(strong, body.height)
            : texts.bodyWidth(strong, body.width)}
      </span>
    </p>
  );
}

const strong = (text: string) => <b>{text}</b>;

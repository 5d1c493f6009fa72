import { type CapacityAxis, capacityShare, formatCapacity } from '@shishir/format';
import { up } from '@shishir/tokens';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { AddToCartButton } from '../../cart/add-to-cart';
import { CompareButton } from '../../compare/compare-toggle';
import { Picture, PictureMissing } from '../../ui/picture';
import type { CardProduct } from '../../units/card-product';
import { PriceBlock } from '../../units/price-block';
import { preloadDetail } from '../lazy-views';
import './product-card.css';

interface ProductCardProps {
  product: CardProduct;
  /** The capacities that the card is compared with. */
  axis: CapacityAxis | null;
  /** True for the cards that are visible before scrolling. */
  eager?: boolean;
  /** What it is on phones: a row of a list, or a column of a row that scrolls sideways. */
  phone: 'rows' | 'scroll';
}

const SIZES = `${up('lg')} 292px, ${up('md')} 31vw, ${up('sm')} 46vw, `;
const ON_PHONE = { rows: '120px', scroll: '78vw' };

/**
 * A product in a grid, whose form its buttons belong to. Its capacity comes first, since products of a category
 * share name and picture.
 */
export function ProductCard({ product, axis, eager = false, phone }: ProductCardProps) {
  const picture = product.pictures[0];
  return (
    <article className="card">
      <div className="card__pic">
        {picture ? (
          <Picture picture={picture} sizes={SIZES + ON_PHONE[phone]} maxWidth={640} eager={eager} />
        ) : (
          <PictureMissing />
        )}
        <CompareButton unit={product} look="pill" />
      </div>
      <div className="card__b">
        <Capacity product={product} />
        <h3>
          <Link
            to={`/products/${product.id}`}
            prefetch="intent"
            onPointerEnter={preloadDetail}
            onFocus={preloadDetail}
          >
            {product.title}
          </Link>
        </h3>
        <p className="card__m">{product.model}</p>
        {product.wind_free && <span className="tag">{product.wind_free}</span>}
        <CapacityLine tr={product.cooling_tr} axis={axis} />
        <PriceBlock regular={product.regular_price} offer={product.offer_price} />
        <AddToCartButton product={product} look="soft" />
      </div>
    </article>
  );
}

function Capacity({ product: { cooling_tr, cooling_kw } }: { product: CardProduct }) {
  if (cooling_tr === null && cooling_kw === null) return null;
  const kw = cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`;
  if (cooling_tr === null) return <p className="card__cap num">{kw}</p>;
  return (
    <p className="card__cap num">
      {formatCapacity(cooling_tr)} TR {kw && <small>{kw}</small>}
    </p>
  );
}

/** A capacity as a line, relative to the largest one. */
function CapacityLine({ tr, axis }: { tr: number | null; axis: CapacityAxis | null }) {
  const share = tr !== null && axis ? `${(capacityShare(tr, axis) * 100).toFixed(1)}%` : 0;
  return <div className="tick" style={{ '--share': share } as CSSProperties} />;
}

import type { Product } from '@shishir/contract';
import { ProductPicture } from '../../ui/catalogue/product-picture';
import { VisibilityBadge } from '../visibility-badge';

/** A product in a row: picture, model, title. */
export function ProductModel({ product }: { product: Product }) {
  return (
    <span className="model">
      <ProductPicture picture={product.pictures[0]} sizes="48px" className="model__picture" />
      <span>
        <b>{product.model}</b>
        <span>{product.title}</span>
      </span>
      {product.visibility === 'hidden' && <VisibilityBadge visibility="hidden" />}
    </span>
  );
}

import type { Product } from '@shishir/contract';
import { RightIcon } from '../theme/icons';
import { ProductPicture } from './product-picture';
import { ProductPrice } from './product-price';
import { airFlowText, capacityText } from './product-words';
import { productsTexts } from './products.texts';
import { VisibilityBadge } from './visibility-badge';

/** A product on a phone: the same data as a row of the table. */
export function ProductCard({ product, onView }: { product: Product; onView: () => void }) {
  const facts = [product.refrigerant, product.inverter_type].filter(Boolean);
  const airFlow = airFlowText(product);
  return (
    <button
      type="button"
      className="product-card"
      aria-label={productsTexts.view(product.model)}
      onClick={onView}
    >
      <ProductPicture
        picture={product.pictures[0]}
        sizes="60px"
        className="product-card__picture"
      />
      <span>
        <b>{product.model}</b>
        <span>
          {capacityText(product)}, {product.category}
        </span>
        <span>
          {facts.join(', ')}
          {airFlow !== productsTexts.none && `, ${airFlow} cfm`}
        </span>
        <ProductPrice product={product} />
      </span>
      {product.visibility === 'hidden' && <VisibilityBadge visibility="hidden" />}
      <RightIcon />
    </button>
  );
}

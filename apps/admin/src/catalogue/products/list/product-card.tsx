import type { Category, Product } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import type { ProductRowActions } from '../row-actions.queries';
import { ProductMenu } from './row-actions';
import { purgedAt, ScheduledFor } from '../../../platform/ui/page/dhaka-time';
import { ProductPicture } from '../../../platform/ui/catalogue/product-picture';
import { capacityText, CategoryOffBadge, ProductPrice, scheduleOf } from '../product-display';
import { productsTexts } from '../products.texts';
import './product-list.css';

/** A product on a phone: the same data as a row of the table. */
export function ProductCard({
  product,
  category,
  actions,
}: {
  product: Product;
  category: Category | undefined;
  actions: ProductRowActions;
}) {
  const { none } = productsTexts;
  const known = (facts: (string | null)[]) => facts.filter((fact) => fact && fact !== none);
  return (
    <div className="product-card">
      <button
        type="button"
        aria-label={productsTexts.view(product.model)}
        onClick={() => actions.onView(product)}
      >
        <ProductPicture
          picture={product.pictures[0]}
          sizes="60px"
          className="product-card__picture"
        />
        <span>
          <b>{product.model}</b>
          <span>{known([capacityText(product), product.category]).join(', ')}</span>
          <span className="product-card__price">
            {product.deleted_at ? (
              `${productsTexts.columns.until} ${formatDate(purgedAt(product.deleted_at))}`
            ) : (
              <ProductPrice product={product} />
            )}
            {scheduleOf(product) ? (
              <ScheduledFor moment={scheduleOf(product)} />
            ) : product.visibility && product.visibility !== 'published' ? (
              <span>{productsTexts[product.visibility]}</span>
            ) : (
              <CategoryOffBadge category={category} />
            )}
          </span>
        </span>
      </button>
      <ProductMenu product={product} actions={actions} />
    </div>
  );
}

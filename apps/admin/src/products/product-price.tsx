import type { Product } from '@shishir/contract';
import { formatTaka, priceView } from '@shishir/format';
import { isOfferAboveRegular } from './product-text';
import { productsTexts } from './products.texts';

/** The price as visitors see it; an offer above the regular price is marked, since it is most likely a slip. */
export function ProductPrice({ product }: { product: Product }) {
  const view = priceView(product.regular_price, product.offer_price);
  if (view.kind === 'on-request') return <span className="mut">{productsTexts.onRequest}</span>;
  const slip = isOfferAboveRegular(product);
  return (
    <span className="price num">
      <b className={slip ? 'price__slip' : undefined}>{formatTaka(view.price)}</b>
      {view.regular !== null && <del>{formatTaka(view.regular)}</del>}
      {slip && <span>{productsTexts.regular(formatTaka(product.regular_price ?? 0))}</span>}
    </span>
  );
}

import { formatTaka, priceView } from '@shishir/format';
import { Link } from 'react-router';
import { Icon } from '../ui/icon';
import type { CardProduct } from '../units/card-product';
import type { CartItem } from './cart-store';

/** The current product of a row: null where it is gone, undefined while it loads. */
export type ProductOf = (id: number) => CardProduct | null | undefined;

interface CartSummaryProps {
  items: CartItem[];
  productOf: ProductOf;
}

/** What the known prices add up to, and the next step. */
export function CartSummary({ items, productOf }: CartSummaryProps) {
  const { total, unpriced, gone } = addUp(items, productOf);
  return (
    <aside className="cart__sum" aria-labelledby="cart-sum">
      <h2 id="cart-sum">Summary</h2>
      <dl className="num">
        <div>
          <dt>Total, listed prices only</dt>
          <dd>
            <output>{formatTaka(total)}</output>
          </dd>
        </div>
        {unpriced > 0 && (
          <div>
            <dt>Price on request</dt>
            <dd>{unpriced === 1 ? '1 product' : `${unpriced} products`}</dd>
          </div>
        )}
      </dl>
      {gone.length > 0 && (
        <p className="err" role="status">
          <Icon name="alert" />
          No longer sold: {gone.join(', ')}
        </p>
      )}
      <p>Nothing is ordered or paid here. Sales answers with a quotation.</p>
      <Link className="btn btn--go" to="/contact-us?cart=1">
        Ask for a quotation
      </Link>
    </aside>
  );
}

/** The sum over known prices in taka, how many products have none, and the names of those that are gone. */
function addUp(items: CartItem[], productOf: ProductOf) {
  let total = 0;
  let unpriced = 0;
  const gone: string[] = [];
  for (const { id, title, quantity } of items) {
    const product = productOf(id);
    if (product === null) gone.push(title);
    if (!product) continue;
    const view = priceView(product.regular_price, product.offer_price);
    if (view.kind === 'price') total += view.price * quantity;
    else unpriced += 1;
  }
  return { total, unpriced, gone };
}

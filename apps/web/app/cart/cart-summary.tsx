import { formatTaka } from '@shishir/format';
import { Icon } from '../ui/icon';
import { addUp, type ProductOf } from './cart-products';
import type { CartItem } from './cart-store';

interface CartSummaryProps {
  items: CartItem[];
  productOf: ProductOf;
}

/** What the known prices add up to, and the way to the form. */
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
      <p>Not included: installation, piping, cassette panels, VAT.</p>
      {gone.length > 0 && (
        <p className="err" role="status">
          <Icon name="alert" />
          No longer sold: {gone.join(', ')}
        </p>
      )}
      <p>Nothing is ordered or paid here. Sales answers with a quotation.</p>
      {gone.length < items.length && (
        <a className="btn btn--go" href="#quotation">
          Ask for a quotation
        </a>
      )}
    </aside>
  );
}

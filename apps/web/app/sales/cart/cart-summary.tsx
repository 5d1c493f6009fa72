import { formatSum } from '@shishir/format';
import { Facts } from '../../platform/ui/facts';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { addUp, type ProductOf } from './cart-products';
import type { CartItem } from './cart-store';
import { LoadingSum } from './loading-sum';
import { MissingOutdoor } from './missing-outdoor';
import type { OutdoorOffer } from './outdoor-offer';
import styles from './cart.module.css';

interface CartSummaryProps {
  items: CartItem[];
  productOf: ProductOf;
  offer: OutdoorOffer | null;
}

/** Total of the known prices, missing prices, and the link to the form. */
export function CartSummary({ items, productOf, offer }: CartSummaryProps) {
  const { total, unpriced, gone, pending } = addUp(items, productOf);
  const lines = items.flatMap(({ id, quantity }) => {
    const product = productOf(id);
    return product ? [{ product, quantity }] : [];
  });
  const allGone = gone.length === items.length;
  return (
    <Panel as="aside" className={styles.summary} aria-labelledby="cart-sum">
      <h2 id="cart-sum">Summary</h2>
      <Facts
        facts={[
          [
            'Total, listed prices only',
            <output key="total">
              {pending ? <LoadingSum /> : formatSum(total, allGone ? '–' : undefined)}
            </output>,
          ],
          [
            'Price on request',
            unpriced > 0 && (unpriced === 1 ? '1 product' : `${unpriced} products`),
          ],
        ]}
      />
      {offer && !pending && <MissingOutdoor lines={lines} offer={offer} />}
      <p className="quiet">Not included: installation, piping, cassette panels, VAT.</p>
      {gone.length > 0 && (
        <p className="error" role="status">
          <Icon name="alert" />
          No longer sold: {gone.join(', ')}
        </p>
      )}
      <p className="quiet">Nothing is ordered or paid here. Sales answers with a quotation.</p>
      {!allGone && (
        <a className="button button--go" href="#quotation">
          Ask for a quotation
        </a>
      )}
    </Panel>
  );
}

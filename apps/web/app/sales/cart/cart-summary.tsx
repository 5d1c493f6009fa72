import { formatSum } from '@shishir/format';
import { Facts } from '../../platform/ui/facts';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { addUp, type ProductOf } from './cart-products';
import type { CartItem } from './cart-store';
import { LoadingSum } from './loading-sum';
import { MissingOutdoor } from './missing-outdoor';
import type { OutdoorOffer } from './outdoor-offer';
import { cartTexts } from './cart.texts';
import styles from './cart.module.css';

const texts = cartTexts.summary;

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
      <h2 id="cart-sum">{texts.title}</h2>
      <Facts
        facts={[
          [
            texts.total,
            <output key="total">
              {pending ? <LoadingSum /> : formatSum(total, allGone ? '–' : undefined)}
            </output>,
          ],
          [texts.onRequest, unpriced > 0 && texts.products(unpriced)],
        ]}
      />
      {offer && !pending && <MissingOutdoor lines={lines} offer={offer} />}
      <p className="quiet">{texts.notIncluded}</p>
      {gone.length > 0 && (
        <p className="error" role="status">
          <Icon name="alert" />
          {texts.gone(gone)}
        </p>
      )}
      <p className="quiet">{texts.noOrder}</p>
      {!allGone && (
        <a className="button button--go" href="#quotation">
          {texts.ask}
        </a>
      )}
    </Panel>
  );
}

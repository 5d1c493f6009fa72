import { formatPhone } from '@shishir/format';
import { useRef } from 'react';
import { useHydrated } from '../ui/browser/hydrated';
import { Breadcrumb } from '../ui/breadcrumb';
import { EmptyState } from '../ui/empty-state';
import { useShell } from '../ui/page/shell-data';
import type { CardProduct } from '../units/card-product';
import { useCartProducts } from './cart-products';
import { CartRow } from './cart-row';
import { useCart } from './cart-store';
import { CartSummary } from './cart-summary';
import './cart.css';

interface CartViewProps {
  title: string;
  /** What 'Add to Cart' was pressed for without JavaScript or before hydration. */
  added?: CardProduct | null;
}

/** What a visitor would like a quotation for. */
export function CartView({ title, added = null }: CartViewProps) {
  const hydrated = useHydrated();
  const items = useCart();
  const { productOf, loading } = useCartProducts(items);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="wrap cart">
      <Breadcrumb crumbs={[{ title: 'Home', path: '/' }, { title }]} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <NeedsScript added={added} />
      {!hydrated && <Waiting />}
      {hydrated && items.length === 0 && (
        <EmptyState
          heading="Your cart is empty"
          text="Add the units you are thinking of. Sales answers with a quotation for all of them."
        />
      )}
      {hydrated && items.length > 0 && (
        <div className="cart__g">
          <ul className="cart__rows" aria-busy={loading}>
            {items.map((item) => (
              <CartRow
                key={item.id}
                item={item}
                product={productOf(item.id)}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
          <CartSummary items={items} productOf={productOf} />
        </div>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="cart__wait" aria-hidden="true">
      <div className="sk" />
      <div className="sk" />
    </div>
  );
}

/** The cart is stored in the browser. Without JavaScript the page shows the phone numbers instead. */
function NeedsScript({ added }: Required<Pick<CartViewProps, 'added'>>) {
  const { company } = useShell();
  return (
    <noscript>
      <div className="cart__script">
        <p>
          {added && (
            <>
              <b>
                {added.title} ({added.model})
              </b>{' '}
              was not added.{' '}
            </>
          )}
          The cart needs JavaScript, which is turned off in this browser. Tell us on the phone which
          units you need, or{' '}
          <a href={added ? `/contact-us?product=${added.id}` : '/contact-us'}>
            {added ? 'ask for a quotation for it' : 'write to us'}
          </a>
          .
        </p>
        {company?.sales_phones.map((phone) => (
          <a key={phone} className="btn btn--line num" href={`tel:${phone}`}>
            {formatPhone(phone)}
          </a>
        ))}
      </div>
    </noscript>
  );
}

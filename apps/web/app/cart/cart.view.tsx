import { useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Breadcrumb } from '../ui/breadcrumb';
import { CeilingUnit } from '../ui/empty-state';
import { CartRow } from './cart-row';
import { CartSummary } from './cart-summary';
import { useCart } from './cart-store';
import { NeedsScript } from './needs-script';
import { useCartProducts } from './use-cart-products';
import '../products/list/products.css';
import './cart.css';

/** What a visitor would like a quotation for. */
export function CartView({ title }: { title: string }) {
  const awake = useAwake();
  const items = useCart();
  const { productOf, loading } = useCartProducts(items);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="wrap cart">
      <Breadcrumb crumbs={[{ title: 'Home', path: '/' }, { title }]} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <NeedsScript />
      {!awake && <Waiting />}
      {awake && items.length === 0 && <Empty />}
      {awake && items.length > 0 && (
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

/** False on the server and while the page hydrates: the browser's cart is not known there. */
function useAwake(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
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

function Empty() {
  return (
    <div className="state">
      <CeilingUnit below="air" />
      <h2>Your cart is empty</h2>
      <p>Put in the units that you have in mind. Sales answers with a quotation for all of them.</p>
      <div className="state__next">
        <Link className="btn btn--main" to="/products">
          See all products
        </Link>
        <Link className="link" to="/contact-us">
          Talk to sales
        </Link>
      </div>
    </div>
  );
}

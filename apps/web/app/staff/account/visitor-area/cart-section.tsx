import { formatSum, formatTaka, inDigits, priceView } from '@shishir/format';
import { Link } from 'react-router';
import { sitePath } from '../../../platform/locale/site-path';
import { addUp, type ProductOf, useCartProducts } from '../../../sales/cart/cart-products';
import { LoadingSum } from '../../../sales/cart/loading-sum';
import { type CartItem, useCart } from '../../../sales/cart/cart-store';
import { useHydrated } from '../../../platform/ui/browser/hydrated';
import { Facts } from '../../../platform/ui/facts';
import { MissingPicture } from '../../../platform/ui/missing-picture';
import { Panel } from '../../../platform/ui/panel';
import { Picture } from '../../../platform/ui/picture';
import { Skeleton } from '../../../platform/ui/skeleton';
import { OutdoorNeed } from '../../../catalogue/product-parts/outdoor-need';
import { NothingYet } from './nothing-yet';
import { visitorAreaTexts } from './visitor-area.texts';
import styles from './visitor-area.module.css';

const texts = visitorAreaTexts.cart;

/** The quotation cart of this browser, with the total of each line. */
export function CartSection() {
  const hydrated = useHydrated();
  const items = useCart();
  const { productOf, loading } = useCartProducts(items);
  return (
    <section aria-labelledby="quotation-cart">
      <header>
        <h2 id="quotation-cart">{texts.title}</h2>
      </header>
      {!hydrated && (
        <noscript>
          <p className="hint">
            {texts.withoutScript((label) => (
              <a href={sitePath('/contact-us')}>{label}</a>
            ))}
          </p>
        </noscript>
      )}
      {hydrated && items.length === 0 && (
        <NothingYet heading={texts.empty} text={texts.emptyText}>
          <Link className="button button--line button--small" to="/products">
            {texts.products}
          </Link>
        </NothingYet>
      )}
      {hydrated && items.length > 0 && (
        <Panel className={styles.cart}>
          <ul aria-busy={loading}>
            {items.map((item) => (
              <Line key={item.id} item={item} product={productOf(item.id)} />
            ))}
          </ul>
          <Sum items={items} productOf={productOf} />
        </Panel>
      )}
    </section>
  );
}

function Line({ item, product }: { item: CartItem; product: ReturnType<ProductOf> }) {
  const { id, title, quantity } = item;
  const view = product && priceView(product.regular_price, product.offer_price);
  const price = view?.kind === 'price' ? view.price : null;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {product?.pictures[0] ? (
          <Picture picture={{ ...product.pictures[0], alt: '' }} sizes="80px" />
        ) : product === undefined ? (
          <Skeleton className={styles.skeleton} />
        ) : (
          <MissingPicture />
        )}
      </div>
      <div>
        <h3>{product === null ? title : <Link to={`/products/${id}`}>{title}</Link>}</h3>
        <p className="quiet number">
          {product === null
            ? texts.gone
            : price === null
              ? texts.pieces(quantity)
              : `${inDigits(quantity)} × ${formatTaka(price)}`}
        </p>
      </div>
      {product && (
        <p className={`${styles.total} number`}>
          {price === null ? texts.onRequest : formatTaka(price * quantity)}
          <OutdoorNeed kind={product.category_kind} short />
        </p>
      )}
    </li>
  );
}

function Sum({ items, productOf }: { items: CartItem[]; productOf: ProductOf }) {
  const { total, pending } = addUp(items, productOf);
  return (
    <div className={styles.ending}>
      <Facts
        figures
        facts={[
          [texts.total, <output key="total">{pending ? <LoadingSum /> : formatSum(total)}</output>],
        ]}
      />
      <div>
        <Link className="button button--line" to="/cart">
          {texts.open}
        </Link>
        <Link className="button button--go" to="/cart#quotation">
          {texts.ask}
        </Link>
      </div>
      <small>{texts.notIncluded}</small>
    </div>
  );
}

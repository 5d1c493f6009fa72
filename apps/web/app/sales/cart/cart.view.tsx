import type { EnquiryTerms } from '@shishir/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { EnquirySent, FormTicket } from '../enquiry/submit-enquiry';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { useHydrated } from '../../platform/ui/browser/hydrated';
import { EmptyState } from '../../platform/ui/empty-state';
import { useShell } from '../../platform/ui/page/shell-data';
import { Skeleton } from '../../platform/ui/skeleton';
import { useCartProducts } from './cart-products';
import { CartRow } from './cart-row';
import { useCart } from './cart-store';
import { CartSummary } from './cart-summary';
import { cartTexts as texts } from './cart.texts';
import { QuotationSection, QuotationSent, type SentQuotation } from './quotation-section';
import styles from './cart.module.css';

interface CartViewProps {
  title: string;
  ticket: FormTicket;
  terms: EnquiryTerms | null;
  /** The result of a form that was posted without JavaScript. */
  posted?: EnquirySent;
  /** Replaces the cart without JavaScript. */
  children: ReactNode;
}

/** The products of the cart, and the form that requests a quotation for them. */
export function CartView({ title, ticket, terms, posted, children }: CartViewProps) {
  const hydrated = useHydrated();
  const { user } = useShell();
  const items = useCart();
  const { productOf, offer, loading, reload } = useCartProducts(items);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sentHere, setSentHere] = useState<SentQuotation | null>(null);
  useEffect(() => {
    if (!sentHere) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [sentHere]);
  // A visitor who fills the cart again sees the cart.
  const sent = items.length === 0 ? (sentHere ?? posted) : posted;
  return (
    <div className={`wrap ${styles.cart}`}>
      <Breadcrumb crumbs={[{ title: texts.home, path: '/' }, { title }]} />
      <h1 ref={heading} tabIndex={-1}>
        {sent ? texts.sent.title : title}
      </h1>
      {sent && <QuotationSent {...{ sent, terms }} signedIn={user !== null} />}
      {!sent && <noscript>{children}</noscript>}
      {!sent && !hydrated && <Waiting />}
      {!sent && hydrated && items.length === 0 && (
        <EmptyState heading={texts.empty.title} text={texts.empty.text} />
      )}
      {!sent && hydrated && items.length > 0 && (
        <div className={styles.grid}>
          <ul className={styles.rows} aria-busy={loading}>
            {items.map((item) => (
              <CartRow
                key={item.id}
                item={item}
                product={productOf(item.id)}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
          <CartSummary {...{ items, productOf, offer }} />
          <QuotationSection
            {...{ items, productOf, ticket, terms }}
            onSent={setSentHere}
            onFailed={reload}
          />
        </div>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  );
}

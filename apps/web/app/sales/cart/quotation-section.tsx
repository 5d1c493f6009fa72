import type { EnquiryTerms } from '@shishir/contract';
import { Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { EnquiryForm } from '../enquiry/enquiry-form';
import { KINDS } from '../enquiry/enquiry-kinds';
import { SentReference } from '../enquiry/form-parts';
import type { EnquirySent, FormTicket } from '../enquiry/submit-enquiry';
import { Panel } from '../../platform/ui/panel';
import type { ProductOf } from './cart-products';
import { cart, type CartItem } from './cart-store';
import { cartTexts as texts } from './cart.texts';
import styles from './cart.module.css';

const KIND = 'quotation';
const { title, text } = KINDS[KIND];

interface QuotationSectionProps {
  items: CartItem[];
  productOf: ProductOf;
  ticket: FormTicket;
  terms: EnquiryTerms | null;
  onSent: (result: SentQuotation) => void;
  /** Called after a failure: a product that was deleted since the cart was loaded has to be marked. */
  onFailed: () => void;
}

/** The form that sends the cart to sales. Products that are no longer sold are listed and left out. */
export function QuotationSection({
  items,
  productOf,
  ticket,
  terms,
  onSent,
  onFailed,
}: QuotationSectionProps) {
  const sold = items.filter(({ id }) => productOf(id) !== null);
  const gone = items.filter(({ id }) => productOf(id) === null);
  if (sold.length === 0) return null;
  const lines = sold.map(({ id, quantity }) => ({ product_id: id, quantity }));
  return (
    <section className={styles.request} id="quotation" aria-labelledby="quotation-title">
      <h2 id="quotation-title">{title({ kind: KIND })}</h2>
      <p>{text({ kind: KIND }, terms)}</p>
      {gone.length > 0 && (
        <p className={styles.gone}>{texts.request.gone(gone.map((item) => item.title))}</p>
      )}
      <Panel className={styles.form}>
        <EnquiryForm
          content={{ kind: KIND, items: lines }}
          ticket={ticket}
          terms={terms}
          action="/cart"
          onSent={(result) => {
            // Products that another tab has added since were not sent.
            cart.store(cart.latest().filter((row) => items.every(({ id }) => id !== row.id)));
            onSent({ ...result, items: sold });
          }}
          onFailed={onFailed}
        />
      </Panel>
    </section>
  );
}

/** A sent request; without JavaScript its items are not known. */
export interface SentQuotation extends EnquirySent {
  items?: CartItem[];
}

interface QuotationSentProps {
  sent: SentQuotation;
  terms: EnquiryTerms | null;
  signedIn: boolean;
}

/** Replaces the cart after it was sent. */
export function QuotationSent({ sent, terms, signedIn }: QuotationSentProps) {
  const { items } = sent;
  return (
    <Panel className={styles.sent}>
      <div role="status">
        <p>{KINDS.quotation.sent(terms)}</p>
        <SentReference {...sent} />
      </div>
      {items && (
        <ul className={styles.lines} aria-label={texts.sent.items}>
          {items.map(({ id, title, model, quantity }) => (
            <li key={id}>
              <div>
                <b lang={languageOf(title)}>{title}</b>
                <span className="number quiet">{model}</span>
              </div>
              <span className="number quiet">{texts.sent.pieces(quantity)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.next}>
        {signedIn && (
          <Link className="button button--main" to="/dashboard">
            {texts.sent.enquiries}
          </Link>
        )}
        <Link className={signedIn ? 'button button--line' : 'button button--main'} to="/products">
          {texts.sent.products}
        </Link>
      </div>
    </Panel>
  );
}

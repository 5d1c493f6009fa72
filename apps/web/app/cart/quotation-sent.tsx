import type { EnquiryTerms } from '@shishir/contract';
import { Link } from 'react-router';
import { KINDS } from '../enquiry/enquiry-kinds';
import type { EnquirySent } from '../enquiry/submit-enquiry';
import type { CartItem } from './cart-store';

/** What was sent; without JavaScript its items are not known. */
export interface SentQuotation extends EnquirySent {
  items?: CartItem[];
}

interface QuotationSentProps {
  sent: SentQuotation;
  terms: EnquiryTerms | null;
  signedIn: boolean;
}

/** Takes the place of the cart once it was sent. */
export default function QuotationSent({ sent, terms, signedIn }: QuotationSentProps) {
  const { reference, items } = sent;
  return (
    <div className="cart__sent">
      <div role="status">
        <p>{KINDS.quotation.sent(terms)}</p>
        {reference && (
          <p>
            Your reference number is <b className="num">{reference}</b>
          </p>
        )}
      </div>
      {items && (
        <ul className="cart__lines" aria-label="What you asked for">
          {items.map(({ id, title, model, quantity }) => (
            <li key={id}>
              <div>
                <b>{title}</b>
                <span className="num">{model}</span>
              </div>
              <span className="num">{quantity === 1 ? '1 piece' : `${quantity} pieces`}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="cart__next">
        {signedIn && (
          <Link className="btn btn--main" to="/dashboard">
            See your enquiries
          </Link>
        )}
        <Link className={signedIn ? 'btn btn--line' : 'btn btn--main'} to="/products">
          See all products
        </Link>
      </div>
    </div>
  );
}

import type { EnquiryTerms } from '@shishir/contract';
import { formatPhone, phoneLink } from '@shishir/format';
import { languageOf } from '../../platform/locale/language-of';
import { sitePath } from '../../platform/locale/site-path';
import { EnquiryForm } from '../enquiry/enquiry-form';
import type { EnquiryFailed, FormTicket } from '../enquiry/submit-enquiry';
import { Panel } from '../../platform/ui/panel';
import { useShell } from '../../platform/ui/page/shell-data';
import { VisuallyHidden } from '../../platform/ui/visually-hidden';
import type { CardProduct } from '../../catalogue/product-parts/card-product';
import { OutdoorNeed } from '../../catalogue/product-parts/outdoor-need';
import { PriceBlock } from '../../catalogue/product-parts/price-block';
import { asQuantity, MAX_QUANTITY, quantityField } from './cart-store';
import { cartTexts as texts } from './cart.texts';
import { MissingOutdoor } from './missing-outdoor';
import type { OutdoorOffer } from './outdoor-offer';
import partStyles from '../enquiry/form-parts.module.css';
import styles from './cart.module.css';

interface CartWithoutScriptProps {
  /** The products in the address: `/cart?ids=15,22`, or the one of a pressed 'Add to Cart'. */
  products: CardProduct[];
  /** Entered quantities by product id. */
  quantities: Partial<Record<number, string>>;
  /** For the indoor units among them. */
  outdoor: OutdoorOffer | null;
  ticket: FormTicket;
  terms: EnquiryTerms | null;
  failed?: EnquiryFailed;
}

/**
 * The cart is stored by JavaScript. Without it, the page has the quotation form for the products in its address; if
 * the address has none, it shows the phone numbers.
 */
export default function CartWithoutScript(props: CartWithoutScriptProps) {
  const { products, quantities, outdoor, ticket, terms, failed } = props;
  if (products.length === 0) return <NoProducts />;
  return (
    <div className={styles.request}>
      <p>{texts.withoutScript.lead(products.length)}</p>
      {outdoor && (
        <MissingOutdoor
          lines={products.map((product) => ({
            product,
            quantity: asQuantity(quantities[product.id] ?? 1),
          }))}
          offer={outdoor}
        />
      )}
      <Panel className={styles.form}>
        <EnquiryForm
          content={{ kind: 'quotation' }}
          {...{ ticket, terms, failed }}
          action={sitePath(`/cart?ids=${products.map(({ id }) => id).join(',')}`)}
          onSent={() => undefined}
        >
          <ul className={`${styles.lines} full`}>
            {products.map(({ id, title, model, category_kind, regular_price, offer_price }) => (
              <li key={id}>
                <div>
                  <b lang={languageOf(title)}>{title}</b>
                  <span className="number quiet">{model}</span>
                  <PriceBlock regular={regular_price} offer={offer_price} />
                  <OutdoorNeed kind={category_kind} />
                </div>
                <label className="field">
                  <VisuallyHidden>{texts.quantity.of(title)}</VisuallyHidden>
                  <input
                    className="number"
                    type="number"
                    name={quantityField(id)}
                    min={1}
                    max={MAX_QUANTITY}
                    defaultValue={quantities[id] ?? '1'}
                  />
                </label>
              </li>
            ))}
          </ul>
        </EnquiryForm>
      </Panel>
    </div>
  );
}

function NoProducts() {
  const { company } = useShell();
  return (
    <Panel className={styles.withoutScript}>
      <p>
        {texts.withoutScript.noProducts((label) => (
          <a className={partStyles.textLink} href={sitePath('/contact-us')}>
            {label}
          </a>
        ))}
      </p>
      {company?.sales_phones.map((phone) => (
        <a key={phone} className="button button--line number" href={phoneLink(phone)}>
          {formatPhone(phone)}
        </a>
      ))}
    </Panel>
  );
}

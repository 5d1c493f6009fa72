import type {
  CatalogueProduct,
  Category,
  Commercial,
  Company,
  EnquiryTerms,
} from '@shishir/contract';
import { formatDate, formatTaka } from '@shishir/format';
import type { ReactNode } from 'react';
import { replyTime } from '../../../sales/enquiry/enquiry-terms';
import { PhoneLink, WhatsAppLink } from '../../../platform/ui/contact-link';
import { Facts } from '../../../platform/ui/facts';
import { Icon } from '../../../platform/ui/icon';
import { NeedText } from '../../product-parts/outdoor-need';
import { PriceBlock } from '../../product-parts/price-block';
import { SalesPerson } from './sales-person';
import styles from './product.module.css';

export const isOnRequest = ({ regular_price, offer_price, discontinued }: CatalogueProduct) =>
  !discontinued && regular_price === null && offer_price === null;

interface BuyingFactsProps {
  product: CatalogueProduct;
  categories: Category[];
}

/**
 * Shows the price with its basis, then delivery, installation and warranty. If the price is on request, `Service` shows
 * the latter below the documents.
 */
export function BuyingFacts({ product, categories }: BuyingFactsProps) {
  const { commercial, regular_price, offer_price } = product;
  const priced = !isOnRequest(product);
  if (product.discontinued) {
    return <p className={styles.onRequest}>No longer sold</p>;
  }
  return (
    <>
      <div className={styles.price}>
        {priced ? (
          <PriceBlock className={styles.amount} regular={regular_price} offer={offer_price} />
        ) : (
          <p className={styles.onRequest}>Price on request</p>
        )}
        <NeedText kind={product.category_kind} categories={categories} />
        {commercial?.price_basis && (
          <p className="quiet">
            {priced ? commercial.price_basis : basisWithoutPrice(commercial.price_basis)}
          </p>
        )}
      </div>
      {commercial && priced && <Terms commercial={commercial} panel={product.panel_model} />}
    </>
  );
}

/** Shows delivery, installation, warranty and the sales contact of a product whose price is on request. */
export function Service({ product, ...reach }: { product: CatalogueProduct } & ReachProps) {
  const { commercial, panel_model } = product;
  return (
    <section className={styles.service} aria-labelledby="service">
      <h2 id="service">Delivery and service</h2>
      {commercial && <Terms commercial={commercial} panel={panel_model} />}
      <Reach {...reach} />
    </section>
  );
}

/** Removes 'on request', which the price block shows: 'on request: it depends on load' -> 'It depends on load'. */
function basisWithoutPrice(basis: string): string {
  const rest = basis.replace(/^on request\b[:,.;]?\s*/i, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function Terms({ commercial, panel }: { commercial: Commercial; panel: string | null }) {
  const {
    price_includes,
    price_excludes,
    delivery,
    installation_from,
    installation_note,
    warranty,
    warranty_terms,
    warranty_since,
  } = commercial;
  const excluded = panel ? price_excludes?.replace(/\bPanel\b/, `Panel ${panel}`) : price_excludes;
  const installation = [
    installation_from !== null && `from ${formatTaka(installation_from)}`,
    installation_note,
  ].filter(Boolean);
  const facts: [string, ReactNode][] = [
    ['Included', price_includes],
    ['Not included', excluded],
    ['Availability', availabilityOf(commercial)],
    ['Delivery', delivery],
    ['Installation', installation.length > 0 ? installation.join(' ') : null],
    [
      'Warranty',
      warranty && (
        <>
          {warranty}
          {warranty_terms && (
            <details>
              <summary>Terms</summary>
              <p>
                {warranty_terms}
                {warranty_since && ` Terms since ${formatDate(warranty_since)}.`}
              </p>
            </details>
          )}
        </>
      ),
    ],
  ];
  return <Facts className={styles.facts} sentences facts={facts} />;
}

/** Returns for example 'In stock, Narayanganj' or 'On order, about 10 to 12 weeks'. */
function availabilityOf(commercial: Commercial): ReactNode {
  const { availability, lead_weeks_min, lead_weeks_max, stock_place } = commercial;
  if (!availability) return null;
  if (availability === 'in stock') {
    return (
      <>
        <span className={styles.inStock}>In stock</span>
        {stock_place && `, ${stock_place}`}
      </>
    );
  }
  const weeks = [...new Set([lead_weeks_min, lead_weeks_max].filter((week) => week !== null))];
  return (
    <>
      <span className={styles.onOrder}>On order</span>
      {weeks.length > 0 && `, about ${weeks.join(' to ')} ${weeks.at(-1) === 1 ? 'week' : 'weeks'}`}
    </>
  );
}

interface ReachProps {
  company: Company | null;
  terms: EnquiryTerms | null;
}

/** Shows the sales contact, phone, WhatsApp and office hours. */
export function Reach({ company, terms }: ReachProps) {
  if (!company) return null;
  const person = company.sales_contact;
  const phone = person?.phone ?? company.sales_phones[0];
  const hours = [
    company.sales_hours && `${company.sales_hours.replace(/\.$/, '')}.`,
    terms && `Answers within ${replyTime(terms)}.`,
  ].filter(Boolean);
  return (
    <>
      <div className={`${styles.contact} number`}>
        {person && <SalesPerson person={person} />}
        {phone && <WhatsAppLink className="button button--soft button--small" number={phone} />}
        {phone && <PhoneLink className="button button--soft button--small" number={phone} />}
      </div>
      {hours.length > 0 && (
        <p className={`${styles.hours} number`}>
          <Icon name="clock" small />
          <span>{hours.join(' ')}</span>
        </p>
      )}
    </>
  );
}

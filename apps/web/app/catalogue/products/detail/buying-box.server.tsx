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
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { productPageTexts } from './product-page.texts';
import { SalesPerson } from './sales-person';
import styles from './product.module.css';

const texts = productPageTexts.commercial;

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
    return <p className={styles.onRequest}>{texts.noLongerSold}</p>;
  }
  return (
    <>
      <div className={styles.price}>
        {priced ? (
          <PriceBlock className={styles.amount} regular={regular_price} offer={offer_price} />
        ) : (
          <p className={styles.onRequest}>{productPartsTexts.price.onRequest}</p>
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
      <h2 id="service">{texts.service}</h2>
      {commercial && <Terms commercial={commercial} panel={panel_model} />}
      <Reach {...reach} />
    </section>
  );
}

/** Removes 'on request', which the price block shows: 'on request: it depends on load' -> 'It depends on load'. */
function basisWithoutPrice(basis: string): string {
  return upperFirst(basis.replace(/^on request\b[:,.;]?\s*/i, ''));
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Terms({ commercial, panel }: { commercial: Commercial; panel: string | null }) {
  const { price_includes, price_excludes, delivery, warranty, warranty_terms, warranty_since } =
    commercial;
  const excluded = panel ? price_excludes?.replace(/\bPanel\b/, `Panel ${panel}`) : price_excludes;
  const facts: [string, ReactNode][] = [
    [texts.included, price_includes],
    [texts.notIncluded, excluded],
    [texts.availability, availabilityOf(commercial)],
    [texts.delivery, delivery],
    [texts.installation, installationOf(commercial)],
    [
      texts.warranty,
      warranty && (
        <>
          {warranty}
          {warranty_terms && (
            <details>
              <summary>{texts.terms}</summary>
              <p>
                {warranty_terms}
                {warranty_since && ` ${texts.termsSince(formatDate(warranty_since))}`}
              </p>
            </details>
          )}
        </>
      ),
    ],
  ];
  return <Facts className={styles.facts} sentences facts={facts} />;
}

/** Returns for example 'From ৳8,000 per indoor unit' or 'Quoted with the selection'. */
function installationOf({ installation_from, installation_note }: Commercial): string | null {
  if (installation_from === null) return installation_note && upperFirst(installation_note);
  const price = formatTaka(installation_from);
  return installation_note
    ? texts.installationFromWithNote(price, installation_note)
    : texts.installationFrom(price);
}

/** Returns for example 'In stock, Narayanganj' or 'On order, about 10 to 12 weeks'. */
function availabilityOf(commercial: Commercial): ReactNode {
  const { availability, lead_weeks_min, lead_weeks_max, stock_place } = commercial;
  if (!availability) return null;
  if (availability === 'in stock') {
    const inStock = (label: string) => <span className={styles.inStock}>{label}</span>;
    return stock_place ? texts.inStockAt(inStock, stock_place) : texts.inStock(inStock);
  }
  const onOrder = (label: string) => <span className={styles.onOrder}>{label}</span>;
  const [min, max] = [...new Set([lead_weeks_min, lead_weeks_max].filter((week) => week !== null))];
  if (min === undefined) return texts.onOrder(onOrder);
  return max === undefined
    ? texts.onOrderWeeks(onOrder, min)
    : texts.onOrderRange(onOrder, min, max);
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
    terms && texts.reply(replyTime(terms)),
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

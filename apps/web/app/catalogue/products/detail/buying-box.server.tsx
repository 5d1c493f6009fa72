import {
  type CatalogueProduct,
  type Category,
  type CategoryKind,
  type Commercial,
  type Company,
  type EnquiryTerms,
  needsOutdoorUnit,
} from '@shishir/contract';
import { formatDate, formatTaka } from '@shishir/format';
import type { ReactNode } from 'react';
import { replyTime } from '../../../sales/enquiry/enquiry-terms';
import { PhoneLink, WhatsAppLink } from '../../../platform/ui/contact-link';
import { Icon } from '../../../platform/ui/icon';
import { needTextOf } from '../../product-parts/outdoor-need';
import { PriceBlock } from '../../product-parts/price-block';
import { productPartsTexts } from '../../product-parts/product-parts.texts';
import { productPageTexts } from './product-page.texts';
import { SalesPerson } from './sales-person';
import styles from './offer.module.css';

const texts = productPageTexts.commercial;

export const isOnRequest = ({ regular_price, offer_price, discontinued }: CatalogueProduct) =>
  !discontinued && regular_price === null && offer_price === null;

interface PriceProps {
  product: CatalogueProduct;
  categories: Category[];
}

/** Shows the price with its basis, and the units without which it does not work. */
export function Price({ product, categories }: PriceProps) {
  const { commercial, regular_price, offer_price } = product;
  const priced = !isOnRequest(product);
  if (product.discontinued) {
    return <p className={styles.onRequest}>{texts.noLongerSold}</p>;
  }
  return (
    <>
      {priced ? (
        <PriceBlock className={styles.amount} regular={regular_price} offer={offer_price} />
      ) : (
        <p className={styles.onRequest}>{productPartsTexts.price.onRequest}</p>
      )}
      {commercial?.price_basis && (
        <p className="quiet">
          {priced ? commercial.price_basis : basisWithoutPrice(commercial.price_basis)}
        </p>
      )}
      <Need kind={product.category_kind} categories={categories} />
    </>
  );
}

/** Note below the price: parts without which the unit does not work, or that a ventilator does not cool. */
function Need({ kind, categories }: { kind: CategoryKind; categories: Category[] }) {
  const text = needOf(kind, categories);
  return (
    text && (
      <p className={styles.need}>
        <Icon name="alert" />
        <span className="number">{text}</span>
      </p>
    )
  );
}

function needOf(kind: CategoryKind, categories: Category[]): ReactNode {
  const { need } = productPageTexts;
  const bold = (label: string) => <b>{label}</b>;
  const outdoor = categories.find((category) => category.kind === 'outdoor_unit');
  if (needsOutdoorUnit(kind) && outdoor) {
    const split = categories.find((category) => category.kind === 'split');
    return (
      <>
        <b>{productPartsTexts.need.indoorUnit}</b>{' '}
        <a href={outdoor.path}>{needTextOf(categories)}</a>
        {kind === 'wall_mounted' && split && (
          <>. {need.singleRoom(<a href={split.path}>{split.title}</a>)}</>
        )}
      </>
    );
  }
  if (kind === 'outdoor_unit') {
    const prices = categories.flatMap((one) =>
      needsOutdoorUnit(one.kind) ? (one.price_from ?? []) : [],
    );
    const from = prices.length > 0 ? formatTaka(Math.min(...prices)) : null;
    return need.indoorUnits(bold, (label) => <a href="/products">{label}</a>, from);
  }
  if (kind === 'ventilation') return need.ventilation(bold);
  return kind === 'chiller' ? need.chiller(bold) : null;
}

/** Shows whether the product is in stock, and the sales contact. */
export function Service({ product, company, terms }: { product: CatalogueProduct } & ReachProps) {
  const { commercial, discontinued } = product;
  const availability = !discontinued && commercial && availabilityOf(commercial);
  return (
    <>
      {availability && <p className={`number ${styles.stock}`}>{availability}</p>}
      <Reach company={company} terms={terms} />
    </>
  );
}

/** Removes 'on request', which the price block shows: 'on request: it depends on load' -> 'It depends on load'. */
function basisWithoutPrice(basis: string): string {
  return upperFirst(basis.replace(/^on request\b[:,.;]?\s*/i, ''));
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows what the price includes, delivery, installation and warranty, side by side on wide screens. */
export function Terms({ product }: { product: CatalogueProduct }) {
  const { commercial, panel_model: panel, discontinued } = product;
  if (!commercial || discontinued) return null;
  const { price_includes, price_excludes, delivery, warranty, warranty_terms, warranty_since } =
    commercial;
  const excluded = panel ? price_excludes?.replace(/\bPanel\b/, `Panel ${panel}`) : price_excludes;
  const facts: [string, ReactNode][] = [
    [texts.included, price_includes],
    [texts.notIncluded, excluded],
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
  return (
    <dl className={`${styles.terms} number`}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
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
function Reach({ company, terms }: ReachProps) {
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

import { choice, day, price, text, whole } from '../platform/field-kinds';
import type { Fields } from './product-field';

export const AVAILABILITIES = ['in stock', 'on order'] as const;

const commercial = { section: 'commercial' } as const;

/**
 * Commercial facts that buyers ask for besides the price. A category sets them for its products; a product can override
 * each of them. Visitors get the product's value if it has one, else the category's.
 */
export const COMMERCIAL_FIELDS = {
  /** Printed after the price: 'per indoor unit, without panel and VAT'. */
  price_basis: { ...text(200), label: 'Price basis', ...commercial },
  price_includes: { ...text(300), label: 'Included in the price', ...commercial },
  price_excludes: { ...text(300), label: 'Not included', ...commercial },
  availability: {
    ...choice(AVAILABILITIES, 'Choose an availability'),
    label: 'Availability',
    ...commercial,
  },
  /** Lead time of an order. A single figure is stored in both columns. */
  lead_weeks_min: {
    ...whole('weeks', 104),
    label: 'Lead time, min.',
    errorLabel: 'The shortest lead time',
    ...commercial,
  },
  lead_weeks_max: {
    ...whole('weeks', 104),
    label: 'Lead time, max.',
    errorLabel: 'The longest lead time',
    ...commercial,
  },
  stock_place: { ...text(100), label: 'Stock location', ...commercial },
  delivery: { ...text(300), label: 'Delivery', ...commercial },
  installation_from: { ...price, label: 'Installation from', ...commercial },
  /** Printed after the amount: 'per indoor unit, after a site visit'. */
  installation_note: { ...text(200), label: 'Installation, note', ...commercial },
  /** Summary in one sentence; `warranty_terms` has the full text. */
  warranty: { ...text(300), label: 'Warranty', ...commercial },
  /** Day from which these terms apply. */
  warranty_since: { ...day, label: 'Terms valid from', ...commercial },
  warranty_terms: { ...text(5000), label: 'Warranty terms', ...commercial },
} as const satisfies Fields;

export type CommercialColumn = keyof typeof COMMERCIAL_FIELDS;
export const COMMERCIAL_COLUMNS = Object.keys(COMMERCIAL_FIELDS) as CommercialColumn[];

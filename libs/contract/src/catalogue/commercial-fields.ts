import { choice, day, price, text, whole } from '../platform/field-kinds';
import type { Fields } from './product-field';
import { catalogueLabels as texts } from './catalogue-labels.texts';

export const AVAILABILITIES = ['in stock', 'on order'] as const;

const commercial = { section: 'commercial' } as const;

/**
 * Commercial facts that buyers ask for besides the price. A category sets them for its products; a product can override
 * each of them. Visitors get the product's value if it has one, else the category's.
 */
export const COMMERCIAL_FIELDS = {
  /** Printed after the price: 'per indoor unit, without panel and VAT'. */
  price_basis: { ...text(200), label: texts.labels.priceBasis, ...commercial },
  price_includes: { ...text(300), label: texts.labels.includedInThePrice, ...commercial },
  price_excludes: { ...text(300), label: texts.labels.notIncluded, ...commercial },
  availability: {
    ...choice(AVAILABILITIES, texts.errors.chooseAvailability),
    label: texts.labels.availability,
    ...commercial,
  },
  /** Lead time of an order. A single figure is stored in both columns. */
  lead_weeks_min: {
    ...whole('weeks', 104),
    label: texts.labels.leadTimeMin,
    errorLabel: texts.names.theShortestLeadTime,
    ...commercial,
  },
  lead_weeks_max: {
    ...whole('weeks', 104),
    label: texts.labels.leadTimeMax,
    errorLabel: texts.names.theLongestLeadTime,
    ...commercial,
  },
  stock_place: { ...text(100), label: texts.labels.stockLocation, ...commercial },
  delivery: { ...text(300), label: texts.labels.delivery, ...commercial },
  installation_from: { ...price, label: texts.labels.installationFrom, ...commercial },
  /** Printed after the amount: 'per indoor unit, after a site visit'. */
  installation_note: { ...text(200), label: texts.labels.installationNote, ...commercial },
  /** Summary in one sentence; `warranty_terms` has the full text. */
  warranty: { ...text(300), label: texts.labels.warranty, ...commercial },
  /** Day from which these terms apply. */
  warranty_since: { ...day, label: texts.labels.termsValidFrom, ...commercial },
  warranty_terms: { ...text(5000), label: texts.labels.warrantyTerms, ...commercial },
} as const satisfies Fields;

export type CommercialColumn = keyof typeof COMMERCIAL_FIELDS;
export const COMMERCIAL_COLUMNS = Object.keys(COMMERCIAL_FIELDS) as CommercialColumn[];

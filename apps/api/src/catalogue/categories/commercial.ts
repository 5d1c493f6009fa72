import {
  type BrandWarranty,
  type Commercial,
  COMMERCIAL_COLUMNS,
  type CommercialColumn,
} from '@shishir/contract';

/** What a category says of its products. */
export interface CategoryFacts extends Commercial {
  brand_warranties: BrandWarranty[] | null;
}

const WARRANTY = ['warranty', 'warranty_terms', 'warranty_since'] as const;

/**
 * What counts for a product: its own facts, and those of its category where it has none. Terms of a warranty belong
 * to the sentence before them, so the three are taken together: the product's, else those for its maker, else the
 * category's.
 */
export function commercialOf(
  own: Commercial,
  category: CategoryFacts,
  brand: string | null,
): Commercial {
  const wanted = brand?.trim().toLowerCase();
  const ofBrand = category.brand_warranties?.find((one) => one.brand.toLowerCase() === wanted);
  const warranty = own.warranty === null ? (ofBrand ?? category) : own;
  const facts = Object.fromEntries(
    COMMERCIAL_COLUMNS.map((column) => [
      column,
      isWarranty(column) ? warranty[column] : (own[column] ?? category[column]),
    ]),
  ) as Commercial;
  return offered(facts);
}

/** A place counts for what is in stock, a lead time for what is on order. */
export const offered = (facts: Commercial): Commercial => ({
  ...facts,
  ...(facts.availability !== 'on order' && { lead_weeks_min: null, lead_weeks_max: null }),
  ...(facts.availability !== 'in stock' && { stock_place: null }),
});

const isWarranty = (column: CommercialColumn): column is (typeof WARRANTY)[number] =>
  (WARRANTY as readonly string[]).includes(column);

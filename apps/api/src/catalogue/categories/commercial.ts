import {
  type BrandWarranty,
  type Commercial,
  COMMERCIAL_COLUMNS,
  type CommercialColumn,
} from '@shishir/contract';

/** Facts that a category states for its products. */
export interface CategoryFacts extends Commercial {
  brand_warranties: BrandWarranty[] | null;
}

const WARRANTY = ['warranty', 'warranty_terms', 'warranty_since'] as const;

/**
 * Returns the effective facts of a product: its own, else those of its category. Terms of a warranty belong to the
 * sentence before them, so the three are taken together: the product's, else those for its brand, else the category's.
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

/** Drops the lead time unless on order, and the stock place unless in stock. */
export const offered = (facts: Commercial): Commercial => ({
  ...facts,
  ...(facts.availability !== 'on order' && { lead_weeks_min: null, lead_weeks_max: null }),
  ...(facts.availability !== 'in stock' && { stock_place: null }),
});

const isWarranty = (column: CommercialColumn): column is (typeof WARRANTY)[number] =>
  (WARRANTY as readonly string[]).includes(column);

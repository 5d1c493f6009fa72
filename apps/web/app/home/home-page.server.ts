import { totalOf, type Industry, type Product } from '@shishir/contract';
import type { ApiClient } from '../api/api-client';
import { toCard } from '../units/card-product';

const FEATURED = 4;

/**
 * What the home page shows of the catalogue. Products are null where they could not be loaded; industries
 * that could not be loaded count as none.
 */
export async function loadHomePage(api: ApiClient) {
  const [products, industries] = await Promise.all([
    api.products.list({ query: {} }).catch(() => null),
    api.industries.list().catch(() => null),
  ]);
  const rows: Industry[] = industries?.status === 200 ? industries.body.data : [];
  return {
    industries: rows,
    catalogue: products?.status === 200 ? summary(products.body, totalOf(products.headers)) : null,
  };
}

function summary(products: Product[], total: number) {
  return {
    models: total,
    /** Capacities in TR by the id of the category: the dots of the map. */
    capacities: capacitiesByCategory(products),
    /** The range of horsepower, for the VRF banner. */
    classes: rangeOf(products.filter(isOutdoor).map(({ horsepower }) => horsepower)),
    featured: featured(products).map(toCard),
  };
}

const isOutdoor = (product: Product) => product.category_kind === 'outdoor_unit';

function capacitiesByCategory(products: Product[]): Record<number, number[]> {
  const lanes: Record<number, number[]> = {};
  for (const { category_id, cooling_tr } of products) {
    if (cooling_tr !== null) (lanes[category_id] ??= []).push(cooling_tr);
  }
  return lanes;
}

function rangeOf(figures: (number | null)[]): { from: number; to: number } | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : null;
}

/** From the largest categories, the product with the largest saving of each. */
function featured(products: Product[]): Product[] {
  const ids = [...new Set(products.map(({ category_id }) => category_id))];
  return ids
    .map((id) => products.filter(({ category_id }) => category_id === id))
    .sort((one, other) => other.length - one.length)
    .slice(0, FEATURED)
    .map((siblings) => siblings.reduce((best, next) => (saving(next) > saving(best) ? next : best)))
    .sort((one, other) => (one.cooling_tr ?? 0) - (other.cooling_tr ?? 0));
}

function saving({ regular_price, offer_price }: Product): number {
  if (!regular_price || offer_price === null) return 0;
  return (regular_price - offer_price) / regular_price;
}

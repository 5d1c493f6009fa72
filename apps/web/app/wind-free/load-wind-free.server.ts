import type { CategoryKind, Product } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import type { ApiClient } from '../api/api-client';
import { type CardProduct, toCard } from '../units/card-product';
import { loadResponse } from '../units/load-response.server';
import { KIND_TEXTS, WIND_FREE, type WindFreeContent } from './wind-free-content.server';

/** The cards that the page has, where the catalogue has as many Wind-Free units. */
export const CARDS = 6;

/** Shaded offices, in square feet for each TR. */
const AREA_PER_TR = { min: 120, max: 150 };

export interface WindFreeCard extends Pick<CardProduct, 'id' | 'title' | 'pictures'> {
  category: string;
  description: string;
}

export interface WindFreePage extends WindFreeContent {
  cards: WindFreeCard[];
}

export async function loadWindFree(api: ApiClient): Promise<WindFreePage> {
  const response = await loadResponse(api.products.list({ query: { wind_free: 'true' } }));
  return { ...WIND_FREE, cards: spread(response?.body ?? [], CARDS).map(toWindFreeCard) };
}

/**
 * Products of different families and sizes: each family gets a card in turn, the largest families first, until there
 * are enough; inside a family the cards are spread over its sizes. In the order of the families in the catalogue.
 */
export function spread(products: Product[], wanted: number): Product[] {
  const ids = [...new Set(products.map(({ category_id }) => category_id))];
  const families = ids.map((id) => {
    const rows = products.filter(({ category_id }) => category_id === id);
    return { rows: rows.toSorted((a, b) => (a.cooling_tr ?? 0) - (b.cooling_tr ?? 0)), of: 0 };
  });
  const bySize = families.toSorted((a, b) => b.rows.length - a.rows.length);
  let left = Math.min(wanted, products.length);
  while (left > 0) {
    for (const family of bySize) {
      if (left === 0 || family.of === family.rows.length) continue;
      family.of += 1;
      left -= 1;
    }
  }
  return families.flatMap(({ rows, of }) =>
    // The middles of equal parts of the family: its middle size for one card.
    Array.from({ length: of }, (_, part) => rows[Math.floor(((part + 0.5) / of) * rows.length)]!),
  );
}

function toWindFreeCard(product: Product): WindFreeCard {
  const { id, title, pictures } = toCard(product);
  const { category, category_kind, cooling_tr } = product;
  return {
    id,
    title,
    pictures,
    category,
    description: [textOf(category_kind), cooling_tr && areaOf(cooling_tr)]
      .filter(Boolean)
      .join(' '),
  };
}

const textOf = (kind: CategoryKind) =>
  KIND_TEXTS[kind] ?? 'Cold air comes slowly through fine holes in the panel.';

function areaOf(tr: number): string {
  const [min, max] = [AREA_PER_TR.min, AREA_PER_TR.max].map((area) =>
    groupThousands(Math.round((tr * area) / 10) * 10),
  );
  return `${formatCapacity(tr)} TR: about ${min} to ${max} sq ft of shaded office.`;
}

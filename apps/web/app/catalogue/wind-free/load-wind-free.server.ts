import type { Picture, Product } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { loadSections, type PageSection } from '../../content/sections/page-sections.server';
import { windFreeTexts as texts } from './wind-free.texts';

/** Number of cards, if the catalogue has as many Wind-Free units. */
export const CARDS = 6;

/** Area of a shaded office in square feet per TR. */
const AREA_PER_TR = { min: 120, max: 150 };

export interface WindFreeCard extends Pick<Product, 'id' | 'title' | 'category'> {
  picture: Picture | null;
  description: string;
}

/** Loads the texts of the page, with Wind-Free units of the catalogue. */
export async function loadWindFree(api: ApiClient) {
  const [{ all, first }, response] = await Promise.all([
    loadSections(api, 'wind-free'),
    loadResponse(api.products.list({ query: { wind_free: 'true' } })),
  ]);
  const banner = first('banner');
  if (!banner) throw data(null, { status: 404 });
  const cards = spread(response?.body ?? [], CARDS);
  // The maker's figures refer to this panel.
  const panel = cards.find(({ category_kind }) => category_kind === 'four_way_cassette');
  return {
    title: banner.title,
    lead: banner.text ?? '',
    description: first('search')?.text ?? '',
    intro: first('intro')?.html ?? '',
    steps: all('step'),
    claims: all('figure'),
    limits: all('block'),
    questions: all('question').map(({ title, text }) => ({ question: title, answer: text ?? '' })),
    notes: all('note').map(({ text }) => ({ text: text ?? '' })),
    closing: first('closing'),
    picture: banner.picture ?? panel?.pictures[1] ?? cards[0]?.pictures[0] ?? null,
    cards: cards.map((product, index) =>
      toWindFreeCard(product, cards.slice(0, index), all('fit')),
    ),
  };
}

export type WindFreePage = Awaited<ReturnType<typeof loadWindFree>>;

/**
 * Selects products of different families and sizes: families get cards in turn, the largest family first, until there
 * are enough; the cards of a family are spread over its sizes. Keeps the order of the families in the catalogue.
 */
export function spread(products: Product[], wanted: number): Product[] {
  const ids = [...new Set(products.map(({ category_id }) => category_id))];
  const families = ids.map((id) => {
    const rows = products.filter(({ category_id }) => category_id === id);
    return { rows: rows.toSorted((a, b) => (a.cooling_tr ?? 0) - (b.cooling_tr ?? 0)), cards: 0 };
  });
  const bySize = families.toSorted((a, b) => b.rows.length - a.rows.length);
  let left = Math.min(wanted, products.length);
  while (left > 0) {
    for (const family of bySize) {
      if (left === 0 || family.cards === family.rows.length) continue;
      family.cards += 1;
      left -= 1;
    }
  }
  return families.flatMap(({ rows, cards }) =>
    // The middle of each of `cards` equal parts of the family.
    Array.from(
      { length: cards },
      (_, part) => rows[Math.floor(((part + 0.5) / cards) * rows.length)]!,
    ),
  );
}

/** Sizes of a family look alike, so the second card of one shows another view. */
function toWindFreeCard(product: Product, before: Product[], uses: PageSection[]): WindFreeCard {
  const { id, title, category, category_id, category_kind, cooling_tr, pictures } = product;
  const view = before.filter((other) => other.category_id === category_id).length;
  return {
    id,
    title,
    category,
    picture: pictures[view] ?? pictures[0] ?? null,
    description: [
      uses.find(({ kind }) => kind === category_kind)?.text,
      cooling_tr && areaOf(cooling_tr),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function areaOf(tr: number): string {
  const [min, max] = [AREA_PER_TR.min, AREA_PER_TR.max].map((area) =>
    groupThousands(Math.round((tr * area) / 10) * 10),
  );
  return texts.units.area(formatCapacity(tr), min!, max!);
}

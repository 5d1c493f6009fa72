import type { Picture, Product } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import { data } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { loadSections, type PageSection } from '../../content/sections/page-sections.server';
import { windFreeTexts as texts } from './wind-free.texts';

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
  const cards = oneOfEach(response?.body ?? []);
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
    cards: cards.map((product) => toWindFreeCard(product, all('fit'))),
  };
}

export type WindFreePage = Awaited<ReturnType<typeof loadWindFree>>;

/** Returns the middle size of each family, in the order of the families in the catalogue. */
export function oneOfEach(products: Product[]): Product[] {
  const ids = [...new Set(products.map(({ category_id }) => category_id))];
  return ids.map((id) => {
    const sizes = products
      .filter(({ category_id }) => category_id === id)
      .toSorted((a, b) => (a.cooling_tr ?? 0) - (b.cooling_tr ?? 0));
    return sizes[Math.floor(sizes.length / 2)]!;
  });
}

function toWindFreeCard(product: Product, uses: PageSection[]): WindFreeCard {
  const { id, title, category, category_kind, cooling_tr, pictures } = product;
  return {
    id,
    title,
    category,
    picture: pictures[0] ?? null,
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

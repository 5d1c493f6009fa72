import {
  type Category,
  type CategoryKind,
  INFORMATION_KINDS,
  type InformationKind,
} from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import { itemsOf, loadSections } from '../sections/page-sections.server';
import { roomPlaceholders } from '../room-figures/room-figures.server';
import type { Information } from './content';
import { informationTexts as texts } from './information.texts';

/** The product that the specification links from the chiller page, and from the split page while it has no split. */
const RELATED_PRODUCT = 68;

const hasInformation = (kind: CategoryKind): kind is InformationKind =>
  (INFORMATION_KINDS as readonly CategoryKind[]).includes(kind);

/** Loads the information of a category; null if its kind has none, or staff have hidden it. */
export async function loadInformation(
  api: ApiClient,
  { kind, slug }: Pick<Category, 'kind' | 'slug'>,
): Promise<Information | null> {
  if (!hasInformation(kind)) return null;
  const [{ all, first }, related] = await Promise.all([
    loadSections(api, `information-${kind}`, roomPlaceholders(api)),
    relatedOf(api, kind, slug),
  ]);
  const banner = first('banner');
  if (!banner) return null;
  const needs = first('needs');
  return {
    kind,
    title: banner.title,
    description: first('search')?.text ?? '',
    lead: banner.text ?? '',
    action: banner.link_text ?? texts.ask.title,
    lists: all('list').map((list) => ({ title: list.title, items: itemsOf(list) })),
    parts: all('block'),
    questions: all('question').map(({ title, text }) => ({ question: title, answer: text ?? '' })),
    needs: needs ? itemsOf(needs) : [],
    toOrder: needs?.label ?? '',
    notes: all('note').map(({ text }) => ({ text: text ?? '' })),
    related,
  };
}

/** A page is complete without this link, so a product that cannot be loaded is left out. */
async function relatedOf(
  api: ApiClient,
  kind: CategoryKind,
  slug: string,
): Promise<Information['related']> {
  const { label } = texts.related;
  if (kind === 'split') {
    const query = { category: slug, page: 1, pageSize: 1 };
    const splits = await api.products.listed({ query }).catch(() => null);
    const first = splits?.status === 200 ? splits.body[0] : undefined;
    const product = first ?? (await productOf(api, RELATED_PRODUCT));
    return product && { label, to: `/products/${product.id}`, text: texts.related.split };
  }
  if (kind === 'chiller') {
    const product = await productOf(api, RELATED_PRODUCT);
    return product && { label, to: `/products/${product.id}`, text: product.title };
  }
  return null;
}

async function productOf(api: ApiClient, id: number) {
  const response = await api.products.get({ params: { id } }).catch(() => null);
  return response?.status === 200 ? response.body : null;
}

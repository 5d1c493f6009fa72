import type { Category, CategoryKind } from '@shishir/contract';
import type { ApiClient } from '../../platform/api/api-client';
import { AIR_FILTRATION } from './content/air-filtration.server';
import { CHILLER } from './content/chiller.server';
import { COLD_STORAGE } from './content/cold-storage.server';
import { DEHUMIDIFIER } from './content/dehumidifier.server';
import { ROOFTOP_PACKAGE } from './content/rooftop-package.server';
import { SPLIT } from './content/split.server';
import type { Information, InformationContent } from './content';
import { informationTexts as texts } from './information.texts';

/** Texts by the kind of the category, since staff may change its address and its title. */
export const INFORMATION: Partial<Record<CategoryKind, InformationContent>> = {
  chiller: CHILLER,
  split: SPLIT,
  dehumidifier: DEHUMIDIFIER,
  cold_room: COLD_STORAGE,
  rooftop_package: ROOFTOP_PACKAGE,
  filter: AIR_FILTRATION,
};

/** The product that the specification links from the chiller page, and from the split page while it has no split. */
const RELATED_PRODUCT = 68;

/** Loads the information of a category; null if its kind has none. */
export async function loadInformation(
  api: ApiClient,
  { kind, slug }: Pick<Category, 'kind' | 'slug'>,
): Promise<Information | null> {
  const content = INFORMATION[kind];
  return content ? { ...content, kind, related: await relatedOf(api, kind, slug) } : null;
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
    const splits = await api.products.list({ query }).catch(() => null);
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

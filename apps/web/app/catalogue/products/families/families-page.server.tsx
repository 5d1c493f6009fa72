import { data } from 'react-router';
import type { ApiClient } from '../../../platform/api/api-client';
import type { Crumb } from '../../../platform/ui/breadcrumb';
import type { PageMeta } from '../../../platform/ui/page/page-meta';
import { toHtml } from '../../../platform/ui/server-html.server';
import type { CardProduct } from '../../product-parts/card-product';
import { toCard } from '../../product-parts/card-product.server';
import { loadResponse } from '../../../platform/api/load-response.server';
import { LIST_QUERY, PAGE_SIZE } from '../../list-filters/list-address';
import { airFlowOf } from '../../product-parts/air-flow';
import { categoryPageTexts } from '../list/category-page.texts';
import { familiesData } from '../structured-data';
import { familiesTexts as texts } from './families.texts';
import { FamilyList, type Family } from './family-list.server';

export interface FamiliesPage {
  kind: 'families';
  lead: string;
  crumbs: Crumb[];
  /** Number of published products. */
  models: number;
  /** HTML of the families. */
  html: string;
  /** First page of all products. */
  products: CardProduct[];
  meta: PageMeta;
}

/** Returns true for `/products` without any parameter of a list, which shows the families. */
export const isFamiliesAddress = (search: URLSearchParams) =>
  !LIST_QUERY.some((name) => search.has(name) && !(name === 'q' && isBlank(search.get('q'))));
const isBlank = (text: string | null) => (text ?? '').trim() === '';

const MOST_FLOWS = 6;

export async function loadFamiliesPage(api: ApiClient, publicUrl: string) {
  const [categories, capacities, listed] = await Promise.all([
    loadResponse(api.categories.list({ query: {} })),
    loadResponse(api.products.capacities({ query: {} })),
    loadResponse(api.products.listed({ query: { pageSize: PAGE_SIZE } })),
  ]);
  const families = categories?.body.data ?? [];
  const models = families.reduce((sum, { product_count }) => sum + product_count, 0);
  const list = toHtml(
    <FamilyList
      families={families}
      capacities={capacities?.body.data ?? []}
      airFlows={await airFlowsOf(api, families)}
      models={models}
    />,
  );
  return data<FamiliesPage>({
    kind: 'families',
    lead: leadOf(families),
    crumbs: [{ title: texts.home, path: '/' }, { title: texts.products }],
    models,
    html: list,
    products: (listed?.body ?? []).map(toCard),
    meta: {
      title: categoryPageTexts.all.heading,
      description: categoryPageTexts.all.description,
      path: '/products',
      publicUrl,
      jsonLd: familiesData(families, publicUrl),
    },
  });
}

/** Returns the air flows of the ventilators in m³/h. */
async function airFlowsOf(api: ApiClient, families: Family[]): Promise<number[]> {
  const own = families.find(
    ({ kind, product_count }) => kind === 'ventilation' && product_count > 0,
  );
  if (!own) return [];
  const query = { category: own.slug, pageSize: 24 };
  const found = (await loadResponse(api.products.listed({ query })))?.body ?? [];
  return [...new Set(found.flatMap((product) => airFlowOf(product) ?? []))]
    .sort((one, other) => one - other)
    .slice(0, MOST_FLOWS);
}

/** Returns a text with the number of families, the ones with prices, and the ones on enquiry. */
function leadOf(families: Family[]): string {
  const listed = families.filter(({ product_count }) => product_count > 0);
  const unpriced = listed.filter(({ price_from }) => price_from === null);
  const counts = { all: families.length, listed: listed.length };
  if (families.length === 0) return texts.lead.none;
  if (listed.length === 0) return texts.lead.onEnquiry(families.length);
  if (unpriced.length === 0) return texts.lead.priced(counts);
  if (unpriced.length === listed.length) return texts.lead.unpriced(counts);
  return texts.lead.partlyPriced(
    counts,
    unpriced.map(({ title }) => title),
  );
}

import { data } from 'react-router';
import type { ApiClient } from '../../../platform/api/api-client';
import type { Crumb } from '../../../platform/ui/breadcrumb';
import type { PageMeta } from '../../../platform/ui/page/page-meta';
import { toHtml } from '../../../platform/ui/server-html.server';
import type { CardProduct } from '../../product-parts/card-product';
import { toCard } from '../../product-parts/card-product.server';
import { loadResponse } from '../../../platform/api/load-response.server';
import { LIST_QUERY, PAGE_SIZE } from '../../list-filters/list-address';
import { sizeLabel } from '../../product-parts/size-label.server';
import { familiesData } from '../structured-data';
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
    loadResponse(api.products.list({ query: { pageSize: PAGE_SIZE } })),
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
    crumbs: [{ title: 'Home', path: '/' }, { title: 'Products' }],
    models,
    html: list,
    products: (listed?.body ?? []).map(toCard),
    meta: {
      title: 'All Products',
      description:
        'VRF outdoor and indoor units, cassettes, ducts, wall-mounted units, ventilation and chillers, with capacity in TR and kW and prices in taka.',
      path: '/products',
      publicUrl,
      jsonLd: familiesData(families, publicUrl),
    },
  });
}

/** Returns the air flows of the ventilators in m³/h, from their titles. */
async function airFlowsOf(api: ApiClient, families: Family[]): Promise<number[]> {
  const own = families.find(
    ({ kind, product_count }) => kind === 'ventilation' && product_count > 0,
  );
  if (!own) return [];
  const query = { category: own.slug, pageSize: 24 };
  const found = (await loadResponse(api.products.list({ query })))?.body ?? [];
  const flows = found.flatMap((product) => /^([\d,.]+) m³\/h$/.exec(sizeLabel(product))?.[1] ?? []);
  return [...new Set(flows.map((flow) => Number(flow.replaceAll(',', ''))))]
    .sort((one, other) => one - other)
    .slice(0, MOST_FLOWS);
}

const NUMBERS =
  'No,One,Two,Three,Four,Five,Six,Seven,Eight,Nine,Ten,Eleven,Twelve,Thirteen,Fourteen,Fifteen,Sixteen,Seventeen,Eighteen,Nineteen,Twenty'.split(
    ',',
  );
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const kinds = (count: number) => (count === 1 ? 'One kind' : `${inWords(count)} kinds`);

/** Returns a text with the number of families, the ones with prices, and the ones on enquiry. */
function leadOf(families: Family[]): string {
  const listed = families.filter(({ product_count }) => product_count > 0);
  const unpriced = listed.filter(({ price_from }) => price_from === null);
  const rest = families.length - listed.length;
  if (families.length === 0) return 'Nothing is listed yet. Tell us what you need.';
  if (listed.length === 0) return `${kinds(families.length)} of equipment, supplied on enquiry.`;
  const priced =
    unpriced.length === 0
      ? 'with sizes and prices'
      : unpriced.length === listed.length
        ? 'with their sizes'
        : `with their sizes, all but ${unpriced.map(({ title }) => title.toLowerCase()).join(', ')} with a price`;
  return [
    `${kinds(families.length)} of equipment.`,
    `${inWords(listed.length)} ${listed.length === 1 ? 'is' : 'are'} listed here ${priced}.`,
    rest > 0 && `${inWords(rest)} ${rest === 1 ? 'is' : 'are'} supplied on enquiry.`,
  ]
    .filter(Boolean)
    .join(' ');
}

import type { Category } from '@shishir/contract';
import { formatCapacity, formatTaka } from '@shishir/format';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../api/api-client';
import type { Crumb } from '../../ui/breadcrumb';
import type { PageMeta } from '../../ui/page/page-meta';
import { axisOf } from '../../units/card-product';
import { loadResponse } from '../../units/load-response.server';
import { type FeatureList, featuresOf } from '../detail/feature-lists.server';
import { setFilters } from '../filters/facets';
import { crumbData, listData } from '../structured-data.server';
import { addressOf, DUCT_GROUP, type ListAddress, withoutFilters } from '../list-address';
import { listOf, loadList, PAGE_SIZE } from './load-list.server';
import type { ProductListPage } from './product-list.view';

type CategoryPage =
  | { kind: 'category'; page: ProductListPage; features: FeatureList | null; meta: PageMeta }
  | { kind: 'no-category'; meta: PageMeta };

/** The subject of a list page: a category, a group of categories, or the whole catalogue. */
interface ListSubject {
  title: string;
  lead: string | null;
  /** For search engines; by default it is made of the figures. */
  description?: string;
  /** The categories of the page itself. */
  categories: Category[];
}

const ALL: ListSubject = {
  title: 'All',
  lead: null,
  description:
    'VRF outdoor and indoor units, cassettes, ducts, wall-mounted units, ventilation and chillers, with capacity in TR and kW and prices in taka.',
  categories: [],
};

const PRODUCTS = { title: 'Products' };
const DUCTS =
  'Out of sight above the ceiling: slim for flats and hotel rooms, medium for shops and offices, big for halls.';

/** Pages that old links have below `/products`. */
const MOVED = new Map([
  ['search', '/search'],
  ['compare', '/compare'],
]);

/**
 * The list of a category. `key` is its slug, or anything else that the API finds it by. Without a key it is
 * the whole catalogue.
 */
export async function loadCategoryPage(
  api: ApiClient,
  key: string | undefined,
  url: URL,
  publicUrl: string,
) {
  const moved = MOVED.get(key?.toLowerCase() ?? '');
  if (moved) throw redirect(moved + url.search, 301);
  const isDuct = key?.toLowerCase() === DUCT_GROUP.slug;
  const subject = isDuct ? await findDucts(api) : key ? await findCategory(api, key) : ALL;
  if (!subject) return notFound(key!, publicUrl);
  const own = subject.categories.map(({ slug }) => slug);
  const loaded = await loadList(api, listOf(url, { q: null, categories: key ? own : undefined }));
  const { list, products, pages } = loaded;

  const heading = `${subject.title} Products`;
  const crumbs: Crumb[] = [
    { title: 'Home', path: '/' },
    ...(key ? [{ title: 'Products', path: '/products' }, { title: subject.title }] : [PRODUCTS]),
  ];
  const before = (list.page - 1) * PAGE_SIZE;
  return data<CategoryPage>(
    {
      kind: 'category',
      page: { ...loaded, heading, lead: subject.lead, crumbs, own },
      // The page of a product shows the features of its own category.
      features: isDuct ? featuresOf(own[0]!) : null,
      meta: {
        title: list.page > 1 ? `${heading}, page ${list.page}` : heading,
        description: describe(subject),
        ...listMeta(list, own, pages),
        publicUrl,
        jsonLd: [listData(products, publicUrl, before), crumbData(crumbs, publicUrl)],
      },
    },
    // A page after the last one does not exist.
    { status: list.page > 1 && products.length === 0 ? 404 : 200 },
  );
}

async function findCategory(api: ApiClient, key: string): Promise<ListSubject | null> {
  const found = await loadResponse(api.categories.get({ params: { key } }));
  if (!found) return null;
  const { title, description } = found.body.data;
  return { title, lead: description, categories: [found.body.data] };
}

/** The categories of ducts that exist. */
async function findDucts(api: ApiClient): Promise<ListSubject | null> {
  const response = await loadResponse(api.categories.list({ query: {} }));
  const slugs: readonly string[] = DUCT_GROUP.categories;
  const categories = (response?.body.data ?? []).filter(({ slug }) => slugs.includes(slug));
  return categories.length > 0 ? { title: DUCT_GROUP.title, lead: DUCTS, categories } : null;
}

function notFound(key: string, publicUrl: string) {
  const meta: PageMeta = {
    title: 'No products found',
    description: 'There is no category of this name.',
    path: `/products/${encodeURIComponent(key)}`,
    publicUrl,
    robots: 'noindex',
  };
  return data<CategoryPage>({ kind: 'no-category', meta }, { status: 404 });
}

function describe({ title, lead, description, categories }: ListSubject) {
  if (description) return description;
  const models = categories.reduce((sum, { product_count }) => sum + product_count, 0);
  const axis = axisOf(categories);
  const prices = categories.flatMap(({ price_from }) => price_from ?? []);
  const facts = [
    models > 0 && `${models} models`,
    axis && `${formatCapacity(axis.min)} to ${formatCapacity(axis.max)} TR`,
    prices.length > 0 && `from ${formatTaka(Math.min(...prices))}`,
  ].filter(Boolean);
  return [lead ?? `${title} products.`, facts.length > 0 && `${facts.join(', ')}.`]
    .filter(Boolean)
    .join(' ');
}

/**
 * Canonical address and robots rule of a list. The canonical address of a filtered or sorted list is the
 * plain list. A list with one filter may be indexed, since people search for it. Lists with several filters
 * may not, since the number of combinations is unlimited. Search results are never indexed.
 */
function listMeta(
  list: ListAddress,
  own: string[],
  pages: number,
): Pick<PageMeta, 'path' | 'robots' | 'prev' | 'next'> {
  const set = setFilters(list, null, own).length;
  const first: ListAddress = { ...withoutFilters(list, own), sort: 'position' };
  const plain = set === 0 && list.sort === 'position';
  return {
    path: addressOf(plain ? { ...first, page: list.page } : first),
    robots: list.q !== null || set > 1 ? 'noindex, follow' : undefined,
    prev: list.page > 1 ? addressOf({ ...list, page: list.page - 1 }) : undefined,
    next: list.page < pages ? addressOf({ ...list, page: list.page + 1 }) : undefined,
  };
}

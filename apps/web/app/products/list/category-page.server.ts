import type { Category } from '@shishir/contract';
import { formatCapacity, formatTaka } from '@shishir/format';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../api/api-client';
import type { Crumb } from '../../ui/breadcrumb';
import type { PageMeta } from '../../ui/page/page-meta';
import { axisOf } from '../../units/card-product';
import { loadAnswer } from '../../units/load-response.server';
import { type FeatureList, featuresOf } from '../detail/feature-lists.server';
import { setFilters } from '../filters/facets';
import { crumbData, listData } from '../structured-data.server';
import { addressOf, type ListAddress, SHELF, withoutFilters } from '../list-address';
import { listOf, loadList, PAGE_SIZE } from './load-list.server';
import type { ProductListPage } from './product-list.view';

export type CategoryPage =
  | { kind: 'category'; page: ProductListPage; features: FeatureList | null; head: PageMeta }
  | { kind: 'no-category'; head: PageMeta };

/** What stands on one page under one title: a category, several that belong together, or everything. */
interface Shelf {
  title: string;
  lead: string | null;
  /** For search engines; without one it is made of the figures. */
  description?: string;
  /** The categories that the page is about. */
  categories: Category[];
}

const ALL: Shelf = {
  title: 'All',
  lead: null,
  description:
    'VRF outdoor and indoor units, cassettes, ducts, wall-mounted units, ventilation and chillers, with capacity in TR and kW and prices in taka.',
  categories: [],
};

const PRODUCTS = { title: 'Products' };
const DUCTS =
  'Out of sight above the ceiling: slim for flats and hotel rooms, medium for shops and offices, big for halls.';

/** Pages that older links look for among the categories. */
const MOVED = new Map([
  ['search', '/search'],
  ['compare', '/compare'],
]);

/**
 * The list of a category; `key` is its slug, or anything else that the API knows it by. Without a key it is the
 * list of everything.
 */
export async function loadCategoryPage(
  api: ApiClient,
  key: string | undefined,
  url: URL,
  publicUrl: string,
) {
  const moved = MOVED.get(key?.toLowerCase() ?? '');
  if (moved) throw redirect(moved + url.search, 301);
  const isDuct = key?.toLowerCase() === SHELF.slug;
  const shelf = isDuct ? await findDucts(api) : key ? await findCategory(api, key) : ALL;
  if (!shelf) return notFound(key!, publicUrl);
  const own = shelf.categories.map(({ slug }) => slug);
  const loaded = await loadList(api, listOf(url, { q: null, categories: key ? own : undefined }));
  const { list, products, pages } = loaded;

  const heading = `${shelf.title} Products`;
  const crumbs: Crumb[] = [
    { title: 'Home', path: '/' },
    ...(key ? [{ title: 'Products', path: '/products' }, { title: shelf.title }] : [PRODUCTS]),
  ];
  const before = (list.page - 1) * PAGE_SIZE;
  return data<CategoryPage>(
    {
      kind: 'category',
      page: { ...loaded, heading, lead: shelf.lead, crumbs, own },
      // The pages of the products show those of a single category.
      features: isDuct ? featuresOf(own[0]!) : null,
      head: {
        title: list.page > 1 ? `${heading}, page ${list.page}` : heading,
        description: describe(shelf),
        ...listHead(list, own, pages),
        publicUrl,
        jsonLd: [listData(products, publicUrl, before), crumbData(crumbs, publicUrl)],
      },
    },
    // A page behind the last one is no page.
    { status: list.page > 1 && products.length === 0 ? 404 : 200 },
  );
}

async function findCategory(api: ApiClient, key: string): Promise<Shelf | null> {
  const found = await loadAnswer(api.categories.get({ params: { key } }));
  if (!found) return null;
  const { title, description } = found.body.data;
  return { title, lead: description, categories: [found.body.data] };
}

/** The categories of ducts, as far as there are any. */
async function findDucts(api: ApiClient): Promise<Shelf | null> {
  const answer = await loadAnswer(api.categories.list({ query: {} }));
  const slugs: readonly string[] = SHELF.categories;
  const categories = (answer?.body.data ?? []).filter(({ slug }) => slugs.includes(slug));
  return categories.length > 0 ? { title: SHELF.title, lead: DUCTS, categories } : null;
}

function notFound(key: string, publicUrl: string) {
  const head: PageMeta = {
    title: 'No products found',
    description: 'There is no category of this name.',
    path: `/products/${encodeURIComponent(key)}`,
    publicUrl,
    robots: 'noindex',
  };
  return data<CategoryPage>({ kind: 'no-category', head }, { status: 404 });
}

function describe({ title, lead, description, categories }: Shelf) {
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
 * Which of a list's many addresses search engines should know. A page of the plain list stands for itself.
 * One that is filtered or sorted names the plain list as the original; with a single filter it may be found all
 * the same, since people search for just that, with more it may not: the combinations have no end. Results of a
 * search are never to be found.
 */
export function listHead(
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

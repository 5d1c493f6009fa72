import {
  type Category,
  needsOutdoorUnit,
  CATEGORY_GROUP_LABELS,
  CATEGORY_GROUPS,
  type CategoryGroup,
  type ListedProduct,
} from '@shishir/contract';
import { mountingOf } from '@shishir/contract/rules';
import { formatCapacity } from '@shishir/format';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../../platform/api/api-client';
import { loadAskForPrice } from '../../../content/information/ask-for-price.server';
import type { Information } from '../../../content/information/content';
import { loadInformation } from '../../../content/information/load-information.server';
import type { Crumb } from '../../../platform/ui/breadcrumb';
import type { PageMeta } from '../../../platform/ui/page/page-meta';
import { faqData } from '../../../platform/ui/page/structured-data';
import { axisOf } from '../../product-parts/card-product';
import { toCard } from '../../product-parts/card-product.server';
import { loadResponse } from '../../../platform/api/load-response.server';
import { type FeatureList, featuresOf } from '../detail/feature-lists.server';
import { featuresHtml } from '../detail/feature-section.server';
import { type Facets, setFilters } from '../../list-filters/facets';
import {
  addressOf,
  type GroupMember,
  type ListAddress,
  withoutFilters,
} from '../../list-filters/list-address';
import { categoryPageTexts as texts } from './category-page.texts';
import { allCategories, askedCategories, loadList, ownCategories } from './load-list.server';
import type { ProductListPage } from './product-list.view';
import { cabinetDrawing } from './cabinets.server';
import { sizeHelp } from './size-help.server';
import { factsOf, ladderOf, sameOf } from './size-ladder.server';

type CategoryPage =
  | { kind: 'category'; page: ProductListPage; features: string | null; meta: PageMeta }
  | { kind: 'no-category'; meta: PageMeta };

/** Subject of a list page: a category, a group of categories, or the whole catalogue. */
interface ListSubject {
  title: string;
  lead: string | null;
  /** For search engines; generated from the figures by default. */
  description?: string;
  /** Categories of the page itself. */
  categories: Category[];
  /** Shown below the list, and on the pages of its products. */
  features?: FeatureList | null;
  /** Shown above the first page of the list. */
  information?: Information | null;
}

const ALL: ListSubject = {
  title: texts.all.heading,
  lead: null,
  description: texts.all.description,
  categories: [],
};

const GROUPS: Record<CategoryGroup, Omit<ListSubject, 'categories'>> = {
  duct: {
    title: CATEGORY_GROUP_LABELS.duct,
    lead: texts.groupLeads.duct,
    features: featuresOf('slim_duct'),
  },
};

/** Former pages below `/products`. */
const MOVED = new Map([
  ['search', '/search'],
  ['compare', '/compare'],
]);

/**
 * Loads the list of a category. `key` is a group of categories, a slug, or another name that the API accepts. Without a
 * key the list is the whole catalogue.
 */
export async function loadCategoryPage(
  api: ApiClient,
  key: string | undefined,
  url: URL,
  publicUrl: string,
) {
  const moved = MOVED.get(key?.toLowerCase() ?? '');
  if (moved) throw redirect(moved + url.search, 301);
  const group = CATEGORY_GROUPS.find((name) => name === key?.toLowerCase());
  const subject = group ? await findGroup(api, group) : key ? await findCategory(api, key) : ALL;
  if (!subject) return notFound(key!, publicUrl);
  const own = subject.categories.map(({ slug }) => slug);
  const search = searchInstead(url.searchParams, own);
  if (search) throw redirect(search, 301);
  const asked = key
    ? ownCategories(subject.categories, url.searchParams)
    : await askedCategories(api, url.searchParams);
  const { members } = asked;
  const category = subject.categories.length === 1 ? subject.categories[0]! : null;
  const loaded = await loadList(api, url, null, asked, category?.kind === 'ventilation');
  const { found, ...listed } = loaded;
  const { list, pages, notes } = loaded;
  // A page after the last one does not exist.
  const exists = list.page <= pages;

  const heading = key ? texts.heading(subject.title) : subject.title;
  const information = (list.page === 1 && subject.information) || null;
  const crumbs: Crumb[] = [
    { title: texts.home, path: '/' },
    ...(key
      ? [{ title: texts.products, path: '/products' }, { title: subject.title }]
      : [{ title: texts.products }]),
  ];
  return data<CategoryPage>(
    {
      kind: 'category',
      page: {
        ...listed,
        ...(category ? categoryView(category, found, listed) : { products: found.map(toCard) }),
        heading,
        lead: information ? null : subject.lead,
        crumbs,
        own,
        information,
        help: category && sizeHelp(category.kind),
        cabinets: category && cabinetDrawing(category.kind, found),
        ask:
          category && listed.total === 0 ? await loadAskForPrice(api, category, information) : null,
        hero:
          category && !information
            ? {
                picture: category.picture,
                tall: mountingOf(category.kind).place === 'floor',
                facts: pages === 1 ? factsOf(found, category.price_from) : [],
              }
            : null,
      },
      features: subject.features ? featuresHtml(subject.features) : null,
      meta: {
        title: titleOf(heading, list.page, information),
        description: information?.description ?? describe(subject),
        ...(information &&
          information.questions.length > 0 && { jsonLd: faqData(information.questions) }),
        ...listMeta(list, own, pages, members),
        ...(notes.length > 0 && { robots: 'noindex, follow' }),
        ...(!exists && NO_PAGE),
        publicUrl,
      },
    },
    { status: exists ? 200 : 404 },
  );
}

/** Returns the address of the search for a list's address with words, as lists have no search. */
function searchInstead(asked: URLSearchParams, own: string[]): string | null {
  if (!asked.get('q')?.trim()) return null;
  const search = new URLSearchParams(asked);
  // Parameters of lists only.
  search.delete('view');
  search.delete('page');
  if (own.length > 0) search.set('category', own.join(','));
  return `/search?${search.toString().replaceAll('%2C', ',')}`;
}

/** Returns the products of a category as cards or as a table of sizes, and the values that all of them share. */
function categoryView(
  category: Category,
  found: ListedProduct[],
  { list, pages, facets }: Pick<ProductListPage, 'list' | 'pages' | 'facets'>,
): Pick<ProductListPage, 'products' | 'ladder' | 'same' | 'facets'> {
  const cards = found.map(toCard);
  const table = list.view === 'table';
  return {
    // Rows of the table have no pictures.
    products: table ? cards.map((card) => ({ ...card, pictures: [] })) : cards,
    ladder: table ? ladderOf(found, axisOf([category])) : null,
    same: pages === 1 ? sameOf(found) : [],
    facets: facets && withoutInapplicableFacets(facets, category),
  };
}

/** Removes filters that do not apply, as `withoutInapplicable` does for products. */
function withoutInapplicableFacets(facets: Facets, { kind }: Category): Facets {
  const ventilates = kind === 'ventilation';
  const indoor = needsOutdoorUnit(kind) || ventilates;
  return {
    ...facets,
    ...(ventilates && { refrigerant: [], wind_free: [], tr: null }),
    ...(indoor && { inverter_type: [] }),
  };
}

const titleOf = (heading: string, page: number, information: Information | null) =>
  page > 1 ? texts.titleOfPage(heading, page) : (information?.title ?? heading);

/** Metadata of a page after the last one. */
const NO_PAGE = { robots: 'noindex', prev: undefined, next: undefined };

async function findCategory(api: ApiClient, key: string): Promise<ListSubject | null> {
  const found = await loadResponse(api.categories.get({ params: { key } }));
  if (!found) return null;
  const category = found.body.data;
  const { title, description: lead } = category;
  const information = await loadInformation(api, category);
  return { title, lead, categories: [category], information };
}

/** Returns the public categories of a group. */
async function findGroup(api: ApiClient, group: CategoryGroup): Promise<ListSubject | null> {
  const categories = (await allCategories(api)).filter((category) => category.group === group);
  return categories.length > 0 ? { ...GROUPS[group], categories } : null;
}

function notFound(key: string, publicUrl: string) {
  const meta: PageMeta = {
    title: texts.unknown.title,
    description: texts.unknown.description,
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
    models > 0 && texts.description.models(models),
    axis && texts.description.capacities(formatCapacity(axis.min), formatCapacity(axis.max)),
    prices.length > 0 && texts.description.priceFrom(Math.min(...prices)),
  ].filter((fact) => fact !== null && fact !== false);
  const text = lead ?? texts.description.ofTitle(title);
  return facts.length > 0 ? texts.description.withFacts(text, facts) : text;
}

/**
 * Returns canonical address and robots rule of a list. The canonical address of a filtered or sorted list is the plain
 * list. A list with one filter may be indexed, since people search for it. Lists with several filters may not, since
 * the number of combinations is unlimited. Search results are never indexed.
 */
function listMeta(
  list: ListAddress,
  own: string[],
  pages: number,
  members: GroupMember[],
): Pick<PageMeta, 'path' | 'robots' | 'prev' | 'next'> {
  const set = setFilters(list, null, own).length;
  const first: ListAddress = {
    ...withoutFilters(list, own),
    sort: 'position',
    // The table is another view of the same list.
    view: list.view === 'all' ? 'all' : null,
  };
  const address = (of: ListAddress) => addressOf(of, members);
  const plain = set === 0 && list.sort === 'position';
  return {
    path: address(plain ? { ...first, page: list.page } : first),
    robots: list.q !== null || set > 1 ? 'noindex, follow' : undefined,
    prev: list.page > 1 ? address({ ...list, page: list.page - 1 }) : undefined,
    next: list.page < pages ? address({ ...list, page: list.page + 1 }) : undefined,
  };
}

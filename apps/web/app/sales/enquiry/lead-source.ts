import { pagePath } from '../../platform/locale/site-path';
import { setFilters } from '../../catalogue/list-filters/facets';
import { readList } from '../../catalogue/list-filters/read-list';
import type { CategorySummary } from '../../platform/ui/page/shell-data';
import { enquiryTexts as texts } from './enquiry.texts';
import type { LeadSource } from './submit-enquiry';

/** Maximum lengths that the API accepts. */
const LONGEST = { page: 300, filters: 500 };
const PRODUCT = /^\/products\/([1-9]\d{0,8})\/?$/;
const LIST = /^\/(products|search)(\/|$)/;

/** Returns the source that an address of the site names: the page, its product, and the filters of a list in words. */
export function leadSourceOf(
  { pathname, searchParams, search }: URL,
  categories: readonly Pick<CategorySummary, 'slug' | 'title'>[],
): LeadSource {
  const product = PRODUCT.exec(pagePath(pathname))?.[1] ?? idIn(searchParams.get('product'));
  const filters =
    LIST.test(pagePath(pathname)) && !product ? wordsOf(searchParams, categories) : '';
  // The token of a link in a mail is a secret, and so is the key of a receipt.
  const query = searchParams.has('token') || searchParams.has('key') ? '' : search;
  return {
    page: (pathname + query).slice(0, LONGEST.page),
    ...(product && { product_id: Number(product) }),
    ...(filters && { filters: filters.slice(0, LONGEST.filters) }),
  };
}

/** The id in a query such as `?product=15`. */
const idIn = (text: string | null) => /^[1-9]\d{0,8}$/.exec(text ?? '')?.[0];

/** 'Search: 1.5 ton, Chiller, 5 TR to 10 TR' */
function wordsOf(
  search: URLSearchParams,
  categories: readonly Pick<CategorySummary, 'slug' | 'title'>[],
): string {
  const q = search.get('q')?.trim() || null;
  const titles = categories.map(({ slug, title }) => ({ value: slug, title }));
  const set = setFilters(readList(search), { category: titles }, []);
  return [q && texts.search(q), ...set.map(({ label }) => label)].filter(Boolean).join(', ');
}

/**
 * Returns the page that the visitor of a form came from: the referrer if it is a page of this site, otherwise the page
 * of the form. Only for pages that are not cached.
 */
export function leadSourceFrom(
  { headers }: Request,
  here: URL,
  publicUrl: string,
  categories: readonly Pick<CategorySummary, 'slug' | 'title'>[],
): LeadSource {
  const referrer = URL.parse(headers.get('referer') ?? '');
  const isOurs = referrer !== null && [here.host, new URL(publicUrl).host].includes(referrer.host);
  const own = leadSourceOf(here, categories);
  if (!isOurs || referrer.pathname === here.pathname) return own;
  const source = leadSourceOf(referrer, categories);
  // A product in the form's own address takes precedence.
  return own.product_id ? { ...source, product_id: own.product_id } : source;
}

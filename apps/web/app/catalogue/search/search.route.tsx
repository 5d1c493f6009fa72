import type { Suggestions } from '@shishir/contract';
import { data, Link } from 'react-router';
import { languageOf } from '../../platform/locale/language-of';
import { sitePath } from '../../platform/locale/site-path';
import { useCountOnce } from '../../platform/api/count-event';
import type { ApiClient } from '../../platform/api/api-client';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { setFilters } from '../list-filters/facets';
import { LIST_QUERY } from '../list-filters/list-address';
import { askedCategories, loadList } from '../products/list/load-list.server';
import { ProductList, type ProductListPage } from '../products/list/product-list.view';
import { failedMeta, ProductsFailed } from '../products/products-failed';
import { Icon } from '../../platform/ui/icon';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { toCard } from '../product-parts/card-product.server';
import { MAKERS } from '../product-parts/makers';
import type { Route } from './+types/search.route';
import { nearestText } from './nearest-text';
import { searchTexts as texts } from './search.texts';
import styles from './search.module.css';

/** Longest search text that the API accepts. */
const MAX_LENGTH = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH);
  const { api } = apiOf(context);
  const asked = askedCategories(api, url.searchParams);
  const found = q === '' ? null : await suggestionsFor(api, q);
  // Leaves out words without any result.
  const { found: products, ...loaded } = await loadList(api, url, found?.q || q, await asked);
  const nothing = nothingFor(q, found, {
    filtered: setFilters(loaded.list, null, []).length > 0,
    total: loaded.total,
  });
  return data(
    {
      loaded: {
        ...loaded,
        list: { ...loaded.list, q },
        products: products.map(toCard),
        nothing,
        ...(nothing && NOTHING),
      },
      found,
      q,
      publicUrl: siteOf(context).publicUrl,
    },
    // A page after the last one does not exist.
    { status: loaded.list.page > loaded.pages ? 404 : 200 },
  );
}

/** Loads the results of a search other than products; null if the API fails. */
async function suggestionsFor(api: ApiClient, q: string): Promise<Suggestions | null> {
  const found = await api.products.suggest({ query: { q } }).catch(() => null);
  return found?.status === 200 ? found.body.data : null;
}

/** Empty list, for a search without matching products. */
const NOTHING = { products: [], total: 0, pages: 1, facets: null };

/** Returns the reason why a search has no products; null if it has some. With filters, vague words give a list too. */
function nothingFor(
  q: string,
  found: Suggestions | null,
  { filtered, total }: { filtered: boolean; total: number },
): ProductListPage['nothing'] {
  if (!found) return null;
  if (found.vague && !filtered) {
    return {
      heading: texts.vague.title,
      text: texts.vague.text(q),
    };
  }
  if (found.q !== '' && (total > 0 || filtered)) return null;
  if (found.categories.length + found.pages.length > 0) {
    return { heading: texts.onlyPages.title, text: texts.onlyPages.text };
  }
  if (found.q !== '') return null;
  const words = found.left_out.slice(0, MOST_NAMED).map((word) => word.slice(0, LONGEST));
  return { text: words.length > 0 ? texts.wordsNotFound(words) : texts.notFound };
}
const MOST_NAMED = 3;
const LONGEST = 40;

/** Sends the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(matches);
  const { q, publicUrl } = loaderData;
  return pageMeta({
    title: titleOf(q),
    description: texts.description,
    path: '/search',
    publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex, follow',
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { loaded, found, q } = loaderData;
  useCountOnce('search', q, isWithoutResult(loaded, found));
  const crumbs = [{ title: texts.home, path: '/' }, { title: texts.title }];
  return (
    <ProductList
      page={{ ...loaded, heading: titleOf(q), lead: null, crumbs, own: [] }}
      header={
        <>
          <SearchHints q={q} />
          {found && <FoundPages found={found} />}
          {loaded.total === 0 && <NamedBrand q={q} />}
        </>
      }
    />
  );
}

/** True if nothing matches the words, without any filter. Words that are too vague for a list do not count. */
const isWithoutResult = (
  { list, total }: { list: Parameters<typeof setFilters>[0]; total: number },
  found: Suggestions | null,
): boolean =>
  found !== null &&
  !found.vague &&
  total + found.categories.length + found.pages.length === 0 &&
  setFilters(list, null, []).length === 0;

const titleOf = (q: string) => (q === '' ? texts.title : texts.titleFor(q));

export { ProductsFailed as ErrorBoundary };
export const handle: PageHandle = { failed: <ProductsFailed />, cache: { query: LIST_QUERY } };

/** Search field of the result page, with examples. */
function SearchHints({ q }: { q: string }) {
  return (
    <div className={styles.search}>
      <form
        className={styles.form}
        action={sitePath('/search')}
        role="search"
        aria-label={texts.form.label}
      >
        <Icon name="search" />
        <input
          key={q}
          type="search"
          name="q"
          aria-label={texts.form.field}
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          placeholder={texts.form.placeholder}
        />
        <button className="button button--main button--small">{texts.form.search}</button>
      </form>
      <p className={`quiet ${styles.suggestions}`}>
        {texts.form.try}
        {texts.form.examples.map((example) => (
          <Link key={example} className="chip" to={`/search?q=${encodeURIComponent(example)}`}>
            {example}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** Shows how the search was read, and the results other than products. */
function FoundPages({ found }: { found: Suggestions }) {
  const { categories, pages, left_out, corrected, nearest } = found;
  return (
    <>
      {corrected.map(({ typed, read }) => (
        <p key={typed} className={styles.reading}>
          {texts.corrected(typed.slice(0, LONGEST), read)}
        </p>
      ))}
      {nearest && <p className={styles.reading}>{nearestText(nearest)}</p>}
      {left_out.length > 0 && (categories.length > 0 || pages.length > 0 || found.q !== '') && (
        <p className={styles.reading}>
          {texts.leftOut(left_out.map((word) => word.slice(0, LONGEST)))}
        </p>
      )}
      {categories.length + pages.length > 0 && (
        <section aria-label={texts.pages.label}>
          <ul className={styles.pages}>
            {categories.map(({ slug, title, count }) => (
              <li key={slug}>
                <Link className="link" lang={languageOf(title)} to={`/products/${slug}`}>
                  {title}
                </Link>
                <small className="number">
                  {count === 0 ? texts.pages.toOrder : texts.pages.models(count)}
                </small>
              </li>
            ))}
            {pages.map(({ kind, title, path }) => (
              <li key={`${path} ${title}`}>
                <Link className="link" lang={languageOf(title)} to={path}>
                  {title}
                </Link>
                <small>{texts.pages.kinds[kind]}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Offers an enquiry if the search names a brand without products. */
function NamedBrand({ q }: { q: string }) {
  const words = q.toLowerCase().split(/\s+/);
  const brand = MAKERS.find((name) => words.includes(name.toLowerCase()));
  if (!brand) return null;
  return (
    <p className={`quiet ${styles.suggestions}`}>
      {texts.brand.text(brand)}
      <Link className="link" to="/contact-us">
        {texts.brand.ask(brand)}
      </Link>
    </p>
  );
}

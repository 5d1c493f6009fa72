import type { Suggestions } from '@shishir/contract';
import { data, Link } from 'react-router';
import type { ApiClient } from '../api/api-client';
import { apiOf, siteOf } from '../api/api-context';
import { setFilters } from '../list-filters/facets';
import { LIST_QUERY } from '../list-filters/list-address';
import { askedCategories, loadList } from '../products/list/load-list.server';
import { ProductList, type ProductListPage } from '../products/list/product-list.view';
import { failedMeta, ProductsFailed } from '../products/products-failed';
import { Icon } from '../ui/icon';
import type { PageHandle } from '../ui/page/page-handle';
import { pageMeta } from '../ui/page/page-meta';
import { siteNameOf } from '../ui/page/shell-data';
import { toCard } from '../units/card-product.server';
import { MAKERS } from '../units/makers';
import type { Route } from './+types/search.route';
import './search.css';

/** The longest search text that the API accepts. */
const MAX_LENGTH = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH);
  const { api } = apiOf(context);
  const [{ found, ...loaded }, suggestions] = await Promise.all([
    askedCategories(api, url.searchParams).then((asked) => loadList(api, url, q, asked)),
    q === '' ? null : suggestionsFor(api, q),
  ]);
  const { page } = loaded.list;
  const nothing = nothingFor(q, suggestions, setFilters(loaded.list, null, []).length > 0);
  return data(
    {
      loaded: {
        ...loaded,
        products: found.map(toCard),
        nothing,
        ...(nothing && NOTHING),
      },
      categories: suggestions?.categories ?? [],
      q,
      publicUrl: siteOf(context).publicUrl,
    },
    // A page after the last one does not exist.
    { status: page > loaded.pages ? 404 : 200 },
  );
}

/** The categories that a search names, also those without products, which sales supplies to order; and what it means. */
async function suggestionsFor(api: ApiClient, q: string): Promise<Suggestions | null> {
  const found = await api.products.suggest({ query: { q } }).catch(() => null);
  return found?.status === 200 ? found.body.data : null;
}

/** In place of units that nobody asked for. */
const NOTHING = { products: [], total: 0, pages: 1, facets: null };

/** What a search does not say, or says in words that nothing has. Filters make a list of vague words too. */
function nothingFor(
  q: string,
  suggestions: Suggestions | null,
  filtered: boolean,
): ProductListPage['nothing'] {
  if (suggestions?.vague && !filtered) {
    return {
      heading: 'Which kind of unit?',
      text: `“${q}” does not say which. Choose a family below, or search for a capacity or a model.`,
    };
  }
  const [word, ...more] = suggestions?.unknown ?? [];
  if (word === undefined) return null;
  const words = [word, ...more].slice(0, MOST_NAMED).map((one) => `“${one.slice(0, LONGEST)}”`);
  return {
    text: `No unit has ${words.join(' or ')} in its name, model or family. Try a capacity such as 1.5 ton or 5 kW, or choose a family below.`,
  };
}
const MOST_NAMED = 3;
const LONGEST = 40;

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(matches);
  const { q, publicUrl } = loaderData;
  return pageMeta({
    title: titleOf(q),
    description: 'Search units by capacity, model or kind.',
    path: '/search',
    publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex, follow',
  });
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { loaded, categories, q } = loaderData;
  const crumbs = [{ title: 'Home', path: '/' }, { title: 'Search' }];
  return (
    <ProductList
      page={{ ...loaded, heading: titleOf(q), lead: null, crumbs, own: [] }}
      header={
        <>
          <SearchHints q={q} />
          <NamedCategories categories={categories} />
          {loaded.total === 0 && <NamedBrand q={q} />}
        </>
      }
    />
  );
}

const titleOf = (q: string) => (q === '' ? 'Search' : `Results for “${q}”`);

export { ProductsFailed as ErrorBoundary };
export const handle: PageHandle = { failed: <ProductsFailed />, cache: { query: LIST_QUERY } };

const EXAMPLES = ['1.5 ton', '18,000 BTU', '5 kW', 'cassette', 'wind-free'];

/** The search field of the result page, with examples. */
function SearchHints({ q }: { q: string }) {
  return (
    <div className="find">
      <form className="find__form" action="/search" role="search" aria-label="On this page">
        <Icon name="search" />
        <input
          key={q}
          type="search"
          name="q"
          aria-label="Search products"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          placeholder="Capacity, model or kind of unit"
        />
        <button className="btn btn--main btn--s">Search</button>
      </form>
      <p className="find__try">
        Try
        {EXAMPLES.map((example) => (
          <Link key={example} className="chip" to={`/search?q=${encodeURIComponent(example)}`}>
            {example}
          </Link>
        ))}
      </p>
    </div>
  );
}

/** Links to the categories that the search names. */
function NamedCategories({ categories }: Pick<Suggestions, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <p className="find__try">
      Categories
      {categories.map(({ slug, title, count }) => (
        <Link key={slug} className="chip" to={`/products/${slug}`}>
          {title} <small className="num">{count}</small>
        </Link>
      ))}
    </p>
  );
}

/** A brand is known also where the catalogue has no unit of it. */
function NamedBrand({ q }: { q: string }) {
  const words = q.toLowerCase().split(/\s+/);
  const brand = MAKERS.find((name) => words.includes(name.toLowerCase()));
  if (!brand) return null;
  return (
    <p className="find__try">
      We supply {brand} units to order. No unit of the catalogue matches here.
      <Link className="link" to="/contact-us">
        Ask for a {brand} unit
      </Link>
    </p>
  );
}

import type { Suggestions } from '@shishir/contract';
import { data, Link } from 'react-router';
import type { ApiClient } from '../api/api-client';
import { apiOf, siteOf } from '../api/api-context';
import { LIST_QUERY } from '../list-filters/list-address';
import { askedCategories, loadList } from '../products/list/load-list.server';
import { ProductList } from '../products/list/product-list.view';
import { failedMeta, ProductsFailed } from '../products/products-failed';
import { Icon } from '../ui/icon';
import type { PageHandle } from '../ui/page/page-handle';
import { pageMeta } from '../ui/page/page-meta';
import { siteNameOf } from '../ui/page/shell-data';
import { MAKERS } from '../units/makers';
import type { Route } from './+types/search.route';
import './search.css';

/** The longest search text that the API accepts. */
const MAX_LENGTH = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH);
  const { api } = apiOf(context);
  const [loaded, categories] = await Promise.all([
    askedCategories(api, url.searchParams).then((asked) => loadList(api, url, q, asked)),
    q === '' ? [] : categoriesFor(api, q),
  ]);
  const { page } = loaded.list;
  return data(
    { loaded, categories, q, publicUrl: siteOf(context).publicUrl },
    // A page after the last one does not exist.
    { status: page > loaded.pages ? 404 : 200 },
  );
}

/** The categories that a search names: also those without products, which sales supplies to order. */
async function categoriesFor(api: ApiClient, q: string) {
  const found = await api.products.suggest({ query: { q } }).catch(() => null);
  return found?.status === 200 ? found.body.data.categories : [];
}

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

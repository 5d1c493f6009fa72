import { Link } from 'react-router';
import { apiOf, siteOf } from '../api/api-context';
import { LIST_QUERY } from '../products/list-address';
import { listOf, loadList } from '../products/list/load-list.server';
import { ProductList } from '../products/list/product-list.view';
import { failedMeta, ProductsFailed } from '../products/products-failed';
import { Icon } from '../ui/icon';
import type { PageHandle } from '../ui/page/page-handle';
import { pageMeta } from '../ui/page/page-meta';
import type { Route } from './+types/search.route';
import './search.css';

/** The longest search text that the API accepts. */
const MAX_LENGTH = 100;

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LENGTH);
  return {
    loaded: await loadList(apiOf(context).api, listOf(url, { q })),
    q,
    publicUrl: siteOf(context).publicUrl,
  };
}

/** Passes on the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return failedMeta;
  const { q, publicUrl } = loaderData;
  return pageMeta({
    title: titleOf(q),
    description: 'Search units by capacity, model or kind.',
    path: '/search',
    publicUrl,
    robots: 'noindex, follow',
  });
}

export default function SearchPage({ loaderData: { loaded, q } }: Route.ComponentProps) {
  const crumbs = [{ title: 'Home', path: '/' }, { title: 'Search' }];
  return (
    <ProductList
      page={{ ...loaded, heading: titleOf(q), lead: null, crumbs, own: [] }}
      header={<SearchHints q={q} />}
    />
  );
}

const titleOf = (q: string) => (q === '' ? 'Search' : `Results for “${q}”`);

export { ProductsFailed as ErrorBoundary };
export const handle: PageHandle = { failed: <ProductsFailed />, cache: { query: LIST_QUERY } };

const EXAMPLES = ['1.5 ton', '18000 btu', '5 kw', 'cassette', 'wind-free'];

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

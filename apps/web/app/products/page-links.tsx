import { Link } from 'react-router';
import { listQuery, type ProductSort } from './product-sort';

interface PageLinksProps {
  page: number;
  pages: number;
  sort: ProductSort;
}

/** The way through a list of pages: real links, the current page marked. */
export function PageLinks({ page, pages, sort }: PageLinksProps) {
  if (pages < 2) return null;
  const to = (number: number) => ({ search: listQuery(sort, number) });
  return (
    <nav className="pages num" aria-label="Pages">
      {page > 1 && (
        <Link className="btn btn--line btn--s" to={to(page - 1)} rel="prev">
          Previous<span className="vh"> page</span>
        </Link>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link to={to(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="vh">Page </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className="btn btn--line btn--s" to={to(page + 1)} rel="next" prefetch="intent">
          Next<span className="vh"> page</span>
        </Link>
      )}
    </nav>
  );
}

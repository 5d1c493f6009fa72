import { useNavigate } from 'react-router';
import { Icon } from '../shell/icon';
import { listQuery, SORTS, type ProductSort } from './product-sort';

/** The order of a list, kept in the address. Without JavaScript it is a form with a button. */
export function SortBy({ sort }: { sort: ProductSort }) {
  const navigate = useNavigate();
  return (
    <form method="get" className="sort">
      <label htmlFor="sort">Sort by</label>
      <span className="select">
        <select
          key={sort}
          id="sort"
          name="sort"
          defaultValue={sort}
          autoComplete="off"
          onChange={(event) =>
            void navigate(
              { search: listQuery(event.target.value as ProductSort) },
              { preventScrollReset: true },
            )
          }
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <noscript>
        <button className="btn btn--line btn--s">Sort</button>
      </noscript>
    </form>
  );
}

import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ListView } from '../list-filters/list-address';
import { useShell } from '../ui/page/shell-data';
import { ScrollRow } from '../ui/scroll-row';
import './category-bar.css';

interface CategoryBarProps {
  /** The slug of the displayed category, or of the category of the displayed product. */
  current?: string;
  /** The number of products in all pages; not displayed if 0. */
  count: number;
  /** True on the page of a product, false on the page of a category. */
  onProduct?: boolean;
  /** How the list above which it stands displays its units. */
  view?: ListView | null;
}

/** The view that this browser's last list had: the next category has the same. Never set on the server. */
let last: ListView | null = null;

function useLastView(view: ListView | null | undefined) {
  useEffect(() => {
    if (view !== undefined) last = view;
  }, [view]);
  return view === undefined ? last : view;
}

/** Links to all categories, above every list and every product. */
export function CategoryBar({ current, count, onProduct = false, view }: CategoryBarProps) {
  const { categories } = useShell();
  const query = useLastView(view) === 'cards' ? '?view=cards' : '';
  if (categories.length === 0) return null;
  return (
    <nav className="catbar" aria-label="Product categories">
      <div className="wrap">
        <ScrollRow current={current}>
          <ul>
            {categories.map(({ slug, path, title }) => (
              <li key={slug}>
                <Link
                  to={path + query}
                  prefetch="intent"
                  aria-current={slug === current ? (onProduct ? 'true' : 'page') : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </ScrollRow>
        {count > 0 && <output className="num">{count} Results</output>}
      </div>
    </nav>
  );
}

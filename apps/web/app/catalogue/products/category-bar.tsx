import { Link } from 'react-router';
import type { ListView } from '../list-filters/list-address';
import { useShell } from '../../platform/ui/page/shell-data';
import { PillNav } from '../../platform/ui/pill-nav';
import { ScrollRow } from '../../platform/ui/scroll-row';
import { opensTable } from './kept-view';
import styles from './category-bar.module.css';

interface CategoryBarProps {
  /** The slug of the displayed category, or of the category of the displayed product. */
  current?: string;
  /** The number of products in all pages; not displayed if 0. */
  count: number;
  /** True on the page of a product, false on the page of a category. */
  onProduct?: boolean;
  /** The view of the list below it. */
  view?: ListView | null;
}

/** Links to all categories, above every list and every product. */
export function CategoryBar({ current, count, onProduct = false, view }: CategoryBarProps) {
  const { categories } = useShell();
  const query = opensTable(view) ? '?view=table' : '';
  if (categories.length === 0) return null;
  return (
    <PillNav filled className={styles.categoryBar} aria-label="Product categories">
      <div className="wrap">
        <ScrollRow className={styles.entries} current={current}>
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
        {count > 0 && <output className="number">{count} Results</output>}
      </div>
    </PillNav>
  );
}

import { Link } from 'react-router';
import type { ListView } from '../list-filters/list-address';
import { useShell } from '../../platform/ui/page/shell-data';
import { PillNav } from '../../platform/ui/pill-nav';
import { ScrollRow } from '../../platform/ui/scroll-row';
import { opensTable } from './kept-view';
import { productsTexts } from './products.texts';
import styles from './category-bar.module.css';

const texts = productsTexts.bar;

interface CategoryBarProps {
  /** Slug of the displayed category, or of the displayed product's category. */
  current?: string;
  /** Number of products on all pages; hidden if 0. */
  count: number;
  /** True on the page of a product, false on the page of a category. */
  onProduct?: boolean;
  /** View of the list below the bar. */
  view?: ListView | null;
}

/** Links to all categories. Use it above lists and products. */
export function CategoryBar({ current, count, onProduct = false, view }: CategoryBarProps) {
  const { categories } = useShell();
  const query = opensTable(view) ? '?view=table' : '';
  if (categories.length === 0) return null;
  return (
    <PillNav filled className={styles.categoryBar} aria-label={texts.label}>
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
        {count > 0 && <output className="number">{texts.results(count)}</output>}
      </div>
    </PillNav>
  );
}

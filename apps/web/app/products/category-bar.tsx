import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useShell } from '../ui/page/shell-data';
import './category-bar.css';

interface CategoryBarProps {
  /** The slug of the displayed category, or of the category of the displayed product. */
  current?: string;
  /** The number of products in all pages; not displayed if 0. */
  count: number;
  /** True on the page of a product, false on the page of a category. */
  onProduct?: boolean;
}

/** Links to all categories, above every list and every product. */
export function CategoryBar({ current, count, onProduct = false }: CategoryBarProps) {
  const { categories } = useShell();
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => centreCurrent(row.current), [current]);
  if (categories.length === 0) return null;
  return (
    <nav className="catbar" aria-label="Product categories">
      <div className="wrap">
        <ul ref={row}>
          {categories.map(({ slug, path, title }) => (
            <li key={slug}>
              <Link
                to={path}
                prefetch="intent"
                aria-current={slug === current ? (onProduct ? 'true' : 'page') : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        {count > 0 && <output className="num">{count} Results</output>}
      </div>
    </nav>
  );
}

/** Scrolls a row horizontally until its current link is in the middle. */
export function centreCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}

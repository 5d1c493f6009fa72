import { Link } from 'react-router';
import { type ListAddress, useAddressOf } from '../../list-filters/list-address';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import { productListTexts } from './product-list.texts';
import styles from './page-links.module.css';

const texts = productListTexts.pages;

const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;

/** Links to the pages of a list. */
export function PageLinks({ list, pages }: { list: ListAddress; pages: number }) {
  const addressOf = useAddressOf();
  if (pages < 2) return null;
  const { page } = list;
  const to = (number: number) => addressOf({ ...list, page: number });
  return (
    <nav className={`${styles.pages} number`} aria-label={texts.label}>
      {page > 1 && (
        <Link className="button button--line button--small" to={to(page - 1)} rel="prev">
          {texts.previous(hidden)}
        </Link>
      )}
      <ol>
        {visiblePages(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link to={to(number)} aria-current={number === page ? 'page' : undefined}>
                {texts.page(hidden, number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link
          className="button button--line button--small"
          to={to(page + 1)}
          rel="next"
          prefetch="intent"
        >
          {texts.next(hidden)}
        </Link>
      )}
    </nav>
  );
}

/** Returns the page numbers to show: both ends and the neighbours of the current page; null for a gap. */
function visiblePages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages];
  const numbers = [...new Set(near)].filter((number) => number >= 1 && number <= pages);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

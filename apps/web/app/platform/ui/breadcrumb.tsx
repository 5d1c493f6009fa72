import { useMemo } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../locale/language-of';
import { sitePath } from '../locale/site-path';
import { useShell } from './page/shell-data';
import { uiTexts as texts } from './ui.texts';
import styles from './breadcrumb.module.css';

/** One level of the breadcrumb; the last one, the page itself, has no path. */
export interface Crumb {
  title: string;
  path?: string;
}

/**
 * The parent pages of a page, as links and as schema.org/BreadcrumbList. Use it above the title of each page below the
 * home page.
 */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { publicUrl } = useShell();
  const list = crumbs.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: path && publicUrl + sitePath(path),
  }));
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: list,
  };
  // Text entered by staff must not end the element.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  // React writes the element again if the object differs: on some pages with each key press.
  const inner = useMemo(() => ({ __html: json }), [json]);
  return (
    <nav className="screen-only" aria-label={texts.breadcrumb}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ title, path }) => (
          <li key={title} lang={languageOf(title)} aria-current={path ? undefined : 'page'}>
            {path ? <Link to={path}>{title}</Link> : title}
          </li>
        ))}
      </ol>
      <script type="application/ld+json" dangerouslySetInnerHTML={inner} />
    </nav>
  );
}

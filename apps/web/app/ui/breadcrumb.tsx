import { Link } from 'react-router';
import './breadcrumb.css';

/** One level of the breadcrumb; the last one, the page itself, has no path. */
export interface Crumb {
  title: string;
  path?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ title, path }) => (
          <li key={title} aria-current={path ? undefined : 'page'}>
            {path ? <Link to={path}>{title}</Link> : title}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { data, Link, useNavigate } from 'react-router';
import { siteOf } from '../api/api-context';
import { EmptyState } from '../ui/empty-state';
import { pageMeta } from '../ui/page/page-meta';
import { siteNameOf } from '../ui/page/shell-data';
import type { Route } from './+types/not-found.route';

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return data({ path: pathname, publicUrl: siteOf(context).publicUrl }, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Page not found',
    description: 'This page does not exist, or it moved.',
    path: loaderData.path,
    publicUrl: loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex',
  });
}

/** The page for an unknown address. */
export default function NotFound() {
  const navigate = useNavigate();
  return (
    <div className="wrap state-page">
      <EmptyState
        drawing="drop"
        heading="Something's not right..."
        level="h1"
        text="This page does not exist, or it moved."
      >
        <Link className="btn btn--main" to="/">
          Go home
        </Link>
        <button className="btn btn--line" type="button" onClick={() => void navigate(-1)}>
          Go back
        </button>
      </EmptyState>
    </div>
  );
}

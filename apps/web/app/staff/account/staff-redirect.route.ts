import { redirect } from 'react-router';
import { pagePath } from '../../platform/locale/site-path';
import { siteOf } from '../../platform/api/api-context';
import type { Route } from './+types/staff-redirect.route';

/** The staff dashboard has its own host. Its old paths below `/dashboard` redirect there. */
export function loader({ context, url }: Route.LoaderArgs) {
  return redirect(siteOf(context).adminUrl + pagePath(url.pathname) + url.search);
}

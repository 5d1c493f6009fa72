import { redirect } from 'react-router';
import { siteOf } from '../api/api-context';
import type { Route } from './+types/staff-redirect.route';

/** The staff dashboard has a host of its own: what lies below the visitor's area is there, at the same path. */
export function loader({ context, url }: Route.LoaderArgs) {
  return redirect(siteOf(context).adminUrl + url.pathname + url.search);
}

import { REMOVE_SESSION } from '@shishir/server/session-cookie';
import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api-context';
import type { Route } from './+types/logout.route';
import { forwardCookies } from './session';

/** Signs out without JavaScript; with JavaScript the button calls the API itself. */
export async function action({ context }: Route.ActionArgs) {
  const response = await apiOf(context)
    .api.auth.logout({ body: {} })
    .catch(() => null);
  // If the API does not end the session, the cookie is removed anyway.
  const ended = response?.status === 200;
  const headers = ended ? forwardCookies(response) : new Headers({ 'set-cookie': REMOVE_SESSION });
  return redirect('/', { headers });
}

/** A GET must not sign anyone out. */
export const loader = () => redirect('/');

import { redirect } from 'react-router';
import { apiOf } from '../api/api-context';
import type { Route } from './+types/logout.route';
import { passCookies } from './session';

const FORGET = 'userToken=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';

/** The sign-out button of a browser without JavaScript posts here; others call the API themselves. */
export async function action({ context }: Route.ActionArgs) {
  const answer = await apiOf(context)
    .api.auth.logout({ body: {} })
    .catch(() => null);
  // Where the API does not end the session, this browser can still forget it.
  const ended = answer?.status === 200;
  const headers = ended ? passCookies(answer) : new Headers({ 'set-cookie': FORGET });
  return redirect('/', { headers });
}

/** Signing out is no address to visit. */
export const loader = () => redirect('/');

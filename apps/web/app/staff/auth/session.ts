import type { User } from '@shishir/contract';
import { hasSession } from '@shishir/server/session-cookie';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { pagePath } from '../../platform/locale/site-path';
import { apiOf } from '../../platform/api/api-context';

type Context = Readonly<RouterContextProvider>;

/** Loads the signed-in user; null for everyone else. Without the cookie the API is not called. */
export async function signedIn(request: Request, context: Context): Promise<User | null> {
  if (!hasSession(request.headers.get('cookie'))) return null;
  const response = await apiOf(context).api.auth.user();
  if (response.status === 200) return response.body.user;
  if (response.status === 401) return null;
  throw data(null, { status: 503 });
}

/** Loads the signed-in user. Redirects everyone else to the sign-in page, which redirects back. */
export async function requireUser(request: Request, context: Context, url: URL): Promise<User> {
  const user = await signedIn(request, context);
  if (user) return user;
  throw redirect(`/login?next=${encodeURIComponent(pagePath(url.pathname) + url.search)}`);
}

/**
 * Redirects signed-in users away from Sign In and Sign Up. While the API is down the pages are shown to
 * everyone.
 */
export async function redirectSignedIn(request: Request, context: Context, to: string) {
  const user = await signedIn(request, context).catch(() => null);
  if (user) throw redirect(to);
}

/** Returns the cookies of an API response, for the response to the browser. */
export function forwardCookies(response: { headers: Headers }): Headers {
  const headers = new Headers();
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}

import type { User } from '@shishir/contract';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { apiOf } from '../api/api-context';

const SESSION = /(?:^|;\s*)userToken=/;

type Context = Readonly<RouterContextProvider>;

/** Who is signed in, as the API knows it; null for everyone else. Without the cookie nothing is asked. */
export async function signedIn(request: Request, context: Context): Promise<User | null> {
  if (!SESSION.test(request.headers.get('cookie') ?? '')) return null;
  const answer = await apiOf(context).api.auth.user();
  if (answer.status === 200) return answer.body.user;
  if (answer.status === 401) return null;
  throw data(null, { status: 503 });
}

/** The signed-in account of a page that is for nobody else: strangers are led to sign in and then back here. */
export async function requireUser(request: Request, context: Context, url: URL): Promise<User> {
  const user = await signedIn(request, context);
  if (user) return user;
  throw redirect(`/login?next=${encodeURIComponent(url.pathname + url.search)}`);
}

/** Sign In and Sign Up are for strangers. While the API is away they are shown to everyone. */
export async function leadSignedInAway(request: Request, context: Context, to: string) {
  const user = await signedIn(request, context).catch(() => null);
  if (user) throw redirect(to);
}

/** The cookies that the API set or removed, for the answer to the visitor's browser. */
export function passCookies(answer: { headers: Headers }): Headers {
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}

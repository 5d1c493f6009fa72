/** Session cookie, valid on the host that set it. */
export const SESSION_COOKIE = 'userToken';

/**
 * Returns the session token in a Cookie header, valid or not; null if there is none. All parts use this function, so
 * that they agree on the session. If there are several tokens, the first is used.
 */
export function sessionTokenIn(cookies: string | null | undefined): string | null {
  for (const pair of cookies?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === SESSION_COOKIE) return pair.slice(at + 1).trim();
  }
  return null;
}

/** True if a Cookie header contains a session, valid or not. */
export const hasSession = (cookies: string | null | undefined): boolean =>
  sessionTokenIn(cookies) !== null;

/** Set-Cookie header that removes the session, for responses without the API. */
export const REMOVE_SESSION = `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

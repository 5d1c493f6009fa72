/** The cookie that keeps a browser signed in, on the host that set it. */
export const SESSION_COOKIE = 'userToken';

/**
 * The token in a Cookie header, whether it is still valid or not; null where there is none. Everything that asks for
 * the session of a browser reads it here, so that no two parts see it differently. Of several the first counts.
 */
export function sessionTokenIn(cookies: string | null | undefined): string | null {
  for (const pair of cookies?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === SESSION_COOKIE) return pair.slice(at + 1).trim();
  }
  return null;
}

/** True where a Cookie header holds a session, whether it is still valid or not. */
export const hasSession = (cookies: string | null | undefined): boolean =>
  sessionTokenIn(cookies) !== null;

/** A Set-Cookie header that removes the session from a browser, for where the API cannot be asked to. */
export const REMOVE_SESSION = `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

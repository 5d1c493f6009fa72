/** The cookie that keeps a browser signed in, on the host that set it. */
export const SESSION_COOKIE = 'userToken';

const SESSION = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=`);

/** True where a Cookie header holds a session, whether it is still valid or not. */
export const hasSession = (cookies: string | null | undefined): boolean =>
  cookies ? SESSION.test(cookies) : false;

/** A Set-Cookie header that removes the session from a browser, for where the API cannot be asked to. */
export const REMOVE_SESSION = `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

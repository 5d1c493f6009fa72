const SENTENCES = {
  'account-made': 'Your account is made. Sign in to go on.',
  'password-changed':
    'Your password is changed, and every device is signed out. Sign in with the new password.',
  'signed-out-everywhere': 'You are signed out on every device.',
  'session-ended': 'Your session has ended. Sign in to go on.',
};
export type SignInNotice = keyof typeof SENTENCES;

/** A one-time notice for the sign-in page. It does not identify the visitor. */
export const noticeCookie = (notice: SignInNotice) =>
  `signInNotice=${notice}; Path=/; Max-Age=60; SameSite=Lax`;
export const CLEARED_NOTICE_COOKIE = 'signInNotice=; Path=/; Max-Age=0; SameSite=Lax';

/** Returns the pending notice for the sign-in page, or null if none exists. */
export function signInNotice(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  const notice = /(?:^|;\s*)signInNotice=([\w-]+)/.exec(cookies)?.[1] ?? '';
  return Object.hasOwn(SENTENCES, notice) ? SENTENCES[notice as SignInNotice] : null;
}

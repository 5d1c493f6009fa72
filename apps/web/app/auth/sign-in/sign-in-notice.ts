const SENTENCES = {
  'account-made': 'Your account is made. Sign in to go on.',
  'password-changed':
    'Your password is changed, and every device is signed out. Sign in with the new password.',
  'signed-out-everywhere': 'You are signed out on every device.',
  'session-ended': 'Your session has ended. Sign in to go on.',
};
export type SignInNotice = keyof typeof SENTENCES;

/** Tells the sign-in page, once, why someone comes to it. It says nothing about who that is. */
export const noticeCookie = (notice: SignInNotice) =>
  `signInNotice=${notice}; Path=/; Max-Age=60; SameSite=Lax`;
export const NOTICE_TOLD = 'signInNotice=; Path=/; Max-Age=0; SameSite=Lax';

/** The sentence that waits for whoever opens the sign-in page; null where none does. */
export function signInNotice(request: Request): string | null {
  const cookies = request.headers.get('cookie') ?? '';
  const notice = /(?:^|;\s*)signInNotice=([\w-]+)/.exec(cookies)?.[1] ?? '';
  return Object.hasOwn(SENTENCES, notice) ? SENTENCES[notice as SignInNotice] : null;
}

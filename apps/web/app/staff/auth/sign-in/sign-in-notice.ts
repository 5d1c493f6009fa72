import { signInTexts } from './sign-in.texts';

const SENTENCES = signInTexts.notices;
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

import type { SignInNotice } from '../auth/sign-in/sign-in-notice';
import { errorMessageOf } from '../../platform/forms/form-problem';
import { accountTexts as texts } from './account.texts';
import { changePassword, type PasswordFailed, type PostPassword } from './password/change-password';

/** The path of the profile page, which its forms post to. */
export const PROFILE_PATH = '/dashboard/profile';

/** Session ids become part of an API path, so nothing else is accepted. */
const SESSION_ID = /^[0-9a-f]{32}$/;

interface ApiResponse {
  status: number;
  body: unknown;
}

/** API calls of the forms, from the browser or from the site's server. */
interface AccountCalls<A> {
  changePassword: PostPassword<A>;
  endSession: (id: string) => Promise<A>;
  signOutEverywhere: () => Promise<A>;
  unlinkGoogle: () => Promise<A>;
}

/** The result of ending a sign-in. A null notice means success. */
export interface SignInsResult {
  intent: 'end-session' | 'sign-out-everywhere';
  notice: string | null;
}

/** The result of 'Unlink'. A null notice means success. */
export interface SignInMethodsResult {
  intent: 'unlink-google';
  notice: string | null;
}

/** The result of any form of the page. */
type AccountResult =
  ({ intent: 'password' } & PasswordFailed) | SignInsResult | SignInMethodsResult;

/** The result to show, or the notice for the sign-in page after the change signed the user out. */
export type AccountChange<A> =
  { signOutNotice: SignInNotice; response: A | null } | { status: number; result: AccountResult };

const SESSION_ENDED = { signOutNotice: 'session-ended', response: null } as const;

/** Handles a form of the profile page; returns null for an unknown form. */
export async function changeAccount<A extends ApiResponse>(
  form: FormData,
  calls: AccountCalls<A>,
): Promise<AccountChange<A> | null> {
  switch (form.get('intent')) {
    case 'password':
      return passwordChange(form, calls);
    case 'end-session':
      return sessionEnd(form, calls);
    case 'sign-out-everywhere':
      return signOutEverywhere(calls);
    case 'unlink-google':
      return unlinkGoogle(calls);
    default:
      return null;
  }
}

async function passwordChange<A extends ApiResponse>(
  form: FormData,
  calls: AccountCalls<A>,
): Promise<AccountChange<A>> {
  const done = await changePassword(form, calls.changePassword);
  if ('response' in done) return { signOutNotice: 'password-changed', response: done.response };
  if (done.status === 401) return SESSION_ENDED;
  return { status: done.status, result: { intent: 'password', ...done.failed } };
}

async function sessionEnd<A extends ApiResponse>(
  form: FormData,
  calls: AccountCalls<A>,
): Promise<AccountChange<A> | null> {
  const id = form.get('session');
  if (typeof id !== 'string' || !SESSION_ID.test(id)) return null;
  const response = await calls.endSession(id).catch(() => null);
  if (response?.status === 401) return SESSION_ENDED;
  // 404 means that the session has ended already, so it counts as success.
  const ended = response?.status === 200 || response?.status === 404;
  const notice = ended ? null : (errorMessageOf(response?.body) ?? texts.broken);
  return {
    status: ended ? 200 : (response?.status ?? 503),
    result: { intent: 'end-session', notice },
  };
}

async function signOutEverywhere<A extends ApiResponse>(
  calls: AccountCalls<A>,
): Promise<AccountChange<A>> {
  const response = await calls.signOutEverywhere().catch(() => null);
  if (response?.status === 200) return { signOutNotice: 'signed-out-everywhere', response };
  if (response?.status === 401) return SESSION_ENDED;
  const notice = errorMessageOf(response?.body) ?? texts.broken;
  return { status: response?.status ?? 503, result: { intent: 'sign-out-everywhere', notice } };
}

async function unlinkGoogle<A extends ApiResponse>(
  calls: AccountCalls<A>,
): Promise<AccountChange<A>> {
  const response = await calls.unlinkGoogle().catch(() => null);
  if (response?.status === 401) return SESSION_ENDED;
  // 404 means that Google is unlinked already, so it counts as success.
  const gone = response?.status === 200 || response?.status === 404;
  const notice = gone ? null : (errorMessageOf(response?.body) ?? texts.broken);
  return {
    status: gone ? 200 : (response?.status ?? 503),
    result: { intent: 'unlink-google', notice },
  };
}

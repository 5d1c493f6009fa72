import type { SignInNotice } from '../auth/sign-in/sign-in-notice';
import { saidBy } from '../forms/form-problem';
import { changePassword, type PasswordFailed, type PostPassword } from './password/change-password';

/** The page of one's own account, which also takes its forms. */
export const PROFILE_PATH = '/dashboard/profile';

const BROKEN = 'Something went wrong. Please try again.';
/** An id of a session and nothing else: it becomes part of an address. */
const SESSION_ID = /^[0-9a-f]{32}$/;

interface Answer {
  status: number;
  body: unknown;
}

/** How the page's forms reach the API: by the browser itself, or by the site's server. */
export interface AccountCalls<A> {
  changePassword: PostPassword<A>;
  endSession: (id: string) => Promise<A>;
  signOutEverywhere: () => Promise<A>;
  unlinkGoogle: () => Promise<A>;
}

/** What the page says about a button of the list of sign-ins. Without a notice, one of them has ended. */
export interface SignInTold {
  intent: 'end-session' | 'sign-out-everywhere';
  notice: string | null;
}

/** What the page says about 'Unlink'. Without a notice, Google is unlinked. */
export interface WaysTold {
  intent: 'unlink-google';
  notice: string | null;
}

/** What the page says about the form that was sent. */
export type AccountTold = ({ intent: 'password' } & PasswordFailed) | SignInTold | WaysTold;

/** Either nobody is signed in here any more, or the page stays and says something. */
export type AccountChange<A> =
  { leaves: SignInNotice; answer: A | null } | { status: number; told: AccountTold };

const SESSION_ENDED = { leaves: 'session-ended', answer: null } as const;

/** Does what a form of the profile page asks for; null for a form that the page does not have. */
export async function changeAccount<A extends Answer>(
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

async function passwordChange<A extends Answer>(
  form: FormData,
  calls: AccountCalls<A>,
): Promise<AccountChange<A>> {
  const done = await changePassword(form, calls.changePassword);
  if ('answer' in done) return { leaves: 'password-changed', answer: done.answer };
  if (done.status === 401) return SESSION_ENDED;
  return { status: done.status, told: { intent: 'password', ...done.failed } };
}

async function sessionEnd<A extends Answer>(
  form: FormData,
  calls: AccountCalls<A>,
): Promise<AccountChange<A> | null> {
  const id = form.get('session');
  if (typeof id !== 'string' || !SESSION_ID.test(id)) return null;
  const answer = await calls.endSession(id).catch(() => null);
  if (answer?.status === 401) return SESSION_ENDED;
  // One that has ended already is what was wanted.
  const ended = answer?.status === 200 || answer?.status === 404;
  const notice = ended ? null : (saidBy(answer?.body) ?? BROKEN);
  return { status: ended ? 200 : (answer?.status ?? 503), told: { intent: 'end-session', notice } };
}

async function signOutEverywhere<A extends Answer>(
  calls: AccountCalls<A>,
): Promise<AccountChange<A>> {
  const answer = await calls.signOutEverywhere().catch(() => null);
  if (answer?.status === 200) return { leaves: 'signed-out-everywhere', answer };
  if (answer?.status === 401) return SESSION_ENDED;
  const notice = saidBy(answer?.body) ?? BROKEN;
  return { status: answer?.status ?? 503, told: { intent: 'sign-out-everywhere', notice } };
}

async function unlinkGoogle<A extends Answer>(calls: AccountCalls<A>): Promise<AccountChange<A>> {
  const answer = await calls.unlinkGoogle().catch(() => null);
  if (answer?.status === 401) return SESSION_ENDED;
  // What is unlinked already is what was wanted.
  const gone = answer?.status === 200 || answer?.status === 404;
  const notice = gone ? null : (saidBy(answer?.body) ?? BROKEN);
  return {
    status: gone ? 200 : (answer?.status ?? 503),
    told: { intent: 'unlink-google', notice },
  };
}

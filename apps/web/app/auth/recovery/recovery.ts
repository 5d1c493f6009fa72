import {
  checkField,
  accountRules,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SHORT,
} from '@shishir/contract/rules';
import { type FormProblem, readFields, refusedProblem, saidBy } from '../../forms/form-problem';

const BROKEN = 'Something went wrong. Please try again.';
const DIFFERENT = 'Passwords do not match';

/** How a form reaches the API: by the browser itself, or by the site's server. */
type Post<Body> = (body: Body) => Promise<{ status: number; body: unknown }>;

/** Done, or why not, with what was typed. */
export type Attempt<F extends string> =
  | { done: true; email: string }
  | { done: false; status: number; email: string; problem: FormProblem<F> };

/** Asks for the mail with the link to a new password. */
export async function askForReset(
  form: FormData,
  post: Post<{ email: string }>,
): Promise<Attempt<'email'>> {
  const email = readFields(form, ['email']).email.trim();
  const failed = (status: number, problem: FormProblem<'email'>) =>
    ({ done: false, status, email, problem }) as const;
  const wrong = checkField(accountRules.email, email);
  if (wrong) return failed(400, { notice: null, fields: { email: wrong } });
  return post({ email }).then(
    ({ status, body }) =>
      status === 200
        ? { done: true, email }
        : failed(status, refusedProblem(['email'], saidBy(body) ?? BROKEN, body)),
    () => failed(503, { notice: BROKEN, fields: {} }),
  );
}

export type ResetField = 'newPassword' | 'confirmPassword';

/** Sets the new password with the secret of the link. */
export async function setNewPassword(
  form: FormData,
  token: string,
  post: Post<{ token: string; newPassword: string }>,
): Promise<Attempt<ResetField>> {
  const typed = readFields(form, ['newPassword', 'confirmPassword']);
  const failed = (status: number, problem: FormProblem<ResetField>) =>
    ({ done: false, status, email: '', problem }) as const;
  const fields: FormProblem<ResetField>['fields'] = {};
  const { length } = typed.newPassword;
  if (length < PASSWORD_MIN) fields.newPassword = PASSWORD_SHORT;
  if (length > PASSWORD_MAX) {
    fields.newPassword = `Password has at most ${PASSWORD_MAX} characters`;
  }
  if (typed.confirmPassword !== typed.newPassword) fields.confirmPassword = DIFFERENT;
  if (Object.keys(fields).length > 0) return failed(400, { notice: null, fields });
  return post({ token, newPassword: typed.newPassword }).then(
    ({ status, body }) =>
      status === 200
        ? { done: true, email: '' }
        : failed(status, refusedProblem(['newPassword'], saidBy(body) ?? BROKEN, body)),
    () => failed(503, { notice: BROKEN, fields: {} }),
  );
}

/** How a press on 'Confirm' ended. A spent link stays so; anything else may work at the next press. */
export type Confirmation = { status: number; spent: boolean; problem: string | null };

/** Confirms a mailbox with the secret of the link. */
export async function confirmMailbox(
  token: string,
  post: Post<{ token: string }>,
): Promise<Confirmation> {
  return post({ token }).then(
    ({ status, body }) => ({
      status,
      spent: status === 400,
      problem: status === 200 ? null : (saidBy(body) ?? BROKEN),
    }),
    () => ({ status: 503, spent: false, problem: BROKEN }),
  );
}

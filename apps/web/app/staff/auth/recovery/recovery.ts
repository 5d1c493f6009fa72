import {
  checkField,
  accountRules,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SHORT,
} from '@shishir/contract/rules';
import {
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../../platform/forms/form-problem';
import { authTexts as texts } from '../auth.texts';

/** Sends a form to the API, from the browser or from the site's server. */
type Post<Body> = (body: Body) => Promise<{ status: number; body: unknown }>;

/** Success, or the errors with the entered values. */
export type Attempt<F extends string> =
  | { done: true; email: string }
  | { done: false; status: number; email: string; problem: FormProblem<F> };

/** Requests the mail with the link to a new password. */
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
        : failed(status, rejectedProblem(['email'], errorMessageOf(body) ?? texts.broken, body)),
    () => failed(503, { notice: texts.broken, fields: {} }),
  );
}

export type ResetField = 'newPassword' | 'confirmPassword';

/** Sets the new password with the token of the link. */
export async function setNewPassword(
  form: FormData,
  token: string,
  post: Post<{ token: string; newPassword: string }>,
): Promise<Attempt<ResetField>> {
  const values = readFields(form, ['newPassword', 'confirmPassword']);
  const failed = (status: number, problem: FormProblem<ResetField>) =>
    ({ done: false, status, email: '', problem }) as const;
  const fields: FormProblem<ResetField>['fields'] = {};
  const { length } = values.newPassword;
  if (length < PASSWORD_MIN) fields.newPassword = PASSWORD_SHORT;
  if (length > PASSWORD_MAX) {
    fields.newPassword = texts.tooLong(PASSWORD_MAX);
  }
  if (values.confirmPassword !== values.newPassword) fields.confirmPassword = texts.different;
  if (Object.keys(fields).length > 0) return failed(400, { notice: null, fields });
  return post({ token, newPassword: values.newPassword }).then(
    ({ status, body }) =>
      status === 200
        ? { done: true, email: '' }
        : failed(
            status,
            rejectedProblem(['newPassword'], errorMessageOf(body) ?? texts.broken, body),
          ),
    () => failed(503, { notice: texts.broken, fields: {} }),
  );
}

/** Result of 'Confirm'. A spent link cannot be used again; after other errors a retry may work. */
type Confirmation = { status: number; spent: boolean; problem: string | null };

/** Confirms an email address with the token of the link. */
export async function confirmMailbox(
  token: string,
  post: Post<{ token: string }>,
): Promise<Confirmation> {
  return post({ token }).then(
    ({ status, body }) => ({
      status,
      spent: status === 400,
      problem: status === 200 ? null : (errorMessageOf(body) ?? texts.broken),
    }),
    () => ({ status: 503, spent: false, problem: texts.broken }),
  );
}

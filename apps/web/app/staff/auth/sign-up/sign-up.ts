import type { ErrorBody, Register } from '@shishir/contract';
import {
  accountRules,
  checkFields,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_SHORT,
} from '@shishir/contract/rules';
import {
  blankProblem,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../../platform/forms/form-problem';
import { SENT_LOCALE } from '../../../platform/locale/sent-locale';
import { authTexts } from '../auth.texts';
import { signUpTexts as texts } from './sign-up.texts';

const FIELDS = ['name', 'number', 'email', 'password', 'confirmPassword'] as const;
export type SignUpField = (typeof FIELDS)[number];
type SignUpValues = Record<SignUpField, string>;

interface SignUpFailed {
  /** The entered values. Passwords are never sent back. */
  values: Omit<SignUpValues, 'password' | 'confirmPassword'>;
  problem: FormProblem<SignUpField>;
}

/** Returns the validation errors of the form, or null if it is valid. */
function checkSignUp(values: SignUpValues): FormProblem<SignUpField> | null {
  const blank = blankProblem(values, authTexts.blank);
  if (blank) return blank;
  const fields: FormProblem<SignUpField>['fields'] = checkFields<keyof typeof accountRules>(
    accountRules,
    values,
  );
  if (values.password.length < PASSWORD_MIN) fields.password = PASSWORD_SHORT;
  if (values.password.length > PASSWORD_MAX) {
    fields.password = authTexts.tooLong(PASSWORD_MAX);
  }
  if (values.confirmPassword !== values.password) fields.confirmPassword = authTexts.different;
  return Object.keys(fields).length > 0 ? { notice: null, fields } : null;
}

/** Sends the registration to the API, from the browser or from the site's server. */
type Post = (body: Register) => Promise<{ status: number; body: unknown }>;

/** Creates the account. Returns null on success, otherwise the reason of the failure. */
export async function signUp(
  form: FormData,
  post: Post,
): Promise<{ status: number; failed: SignUpFailed } | null> {
  const all = readFields(form, FIELDS);
  const { name, number, email, password } = all;
  const values = { name, number, email };
  const failed = (status: number, problem: FormProblem<SignUpField>) => ({
    status,
    failed: { values, problem },
  });

  const problem = checkSignUp(all);
  if (problem) return failed(400, problem);
  try {
    const { status, body } = await post({ ...values, ...SENT_LOCALE, password, role: 'user' });
    if (status < 300) return null;
    const notice = (body as Partial<ErrorBody> | null)?.error ?? texts.rejected;
    return failed(status, rejectedProblem(FIELDS, notice, body));
  } catch {
    return failed(503, { notice: texts.broken, fields: {} });
  }
}

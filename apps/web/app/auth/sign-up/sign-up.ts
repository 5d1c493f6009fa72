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
  refusedProblem,
} from '../../forms/form-problem';

const FIELDS = ['name', 'number', 'email', 'password', 'confirmPassword'] as const;
export type SignUpField = (typeof FIELDS)[number];
export type SignUpTyped = Record<SignUpField, string>;

const REFUSED = 'Failed to sign up. Please try again.';
const BROKEN = 'An error occurred. Please try again.';
const DIFFERENT = 'Passwords do not match';

export interface SignUpFailed {
  /** What was typed. Passwords never come back. */
  typed: Omit<SignUpTyped, 'password' | 'confirmPassword'>;
  problem: FormProblem<SignUpField>;
}

/** What is wrong with what was typed; null where it can be sent. */
export function checkSignUp(typed: SignUpTyped): FormProblem<SignUpField> | null {
  const blank = blankProblem(typed);
  if (blank) return blank;
  const fields: FormProblem<SignUpField>['fields'] = checkFields<keyof typeof accountRules>(
    accountRules,
    typed,
  );
  if (typed.password.length < PASSWORD_MIN) fields.password = PASSWORD_SHORT;
  if (typed.password.length > PASSWORD_MAX) {
    fields.password = `Password has at most ${PASSWORD_MAX} characters`;
  }
  if (typed.confirmPassword !== typed.password) fields.confirmPassword = DIFFERENT;
  return Object.keys(fields).length > 0 ? { notice: null, fields } : null;
}

/** How the registration reaches the API: by the browser itself, or by the site's server. */
type Post = (body: Register) => Promise<{ status: number; body: unknown }>;

/** Makes the account. Null where it was made, otherwise why it was not. */
export async function signUp(
  form: FormData,
  post: Post,
): Promise<{ status: number; failed: SignUpFailed } | null> {
  const all = readFields(form, FIELDS);
  const { name, number, email, password } = all;
  const typed = { name, number, email };
  const failed = (status: number, problem: FormProblem<SignUpField>) => ({
    status,
    failed: { typed, problem },
  });

  const problem = checkSignUp(all);
  if (problem) return failed(400, problem);
  try {
    const { status, body } = await post({ ...typed, password, role: 'user' });
    if (status < 300) return null;
    const notice = (body as Partial<ErrorBody> | null)?.error ?? REFUSED;
    return failed(status, refusedProblem(FIELDS, notice, body));
  } catch {
    return failed(503, { notice: BROKEN, fields: {} });
  }
}

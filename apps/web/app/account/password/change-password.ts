import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SHORT } from '@shishir/contract/rules';
import {
  blankProblem,
  type FormProblem,
  readFields,
  refusedProblem,
  saidBy,
} from '../../forms/form-problem';

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordField = (typeof FIELDS)[number];

const FILL_ALL = 'All fields are required';
const DIFFERENT = 'New password and confirmation do not match';
const REFUSED = 'Password update failed.';
const BROKEN = 'Something went wrong. Please try again.';

/** Why the password stays what it was. What was typed never comes back. */
export interface PasswordFailed {
  problem: FormProblem<PasswordField>;
}

/** What is wrong with what was typed; null where it can be sent. */
function check(typed: Record<PasswordField, string>): FormProblem<PasswordField> | null {
  const blank = blankProblem(typed, FILL_ALL);
  if (blank) return blank;
  const fields: FormProblem<PasswordField>['fields'] = {};
  if (typed.newPassword.length < PASSWORD_MIN) fields.newPassword = PASSWORD_SHORT;
  if (typed.newPassword.length > PASSWORD_MAX) {
    fields.newPassword = `Password has at most ${PASSWORD_MAX} characters`;
  }
  if (typed.confirmPassword !== typed.newPassword) fields.confirmPassword = DIFFERENT;
  return Object.keys(fields).length > 0 ? { notice: null, fields } : null;
}

/** How the change reaches the API: by the browser itself, or by the site's server. */
export type PostPassword<A> = (body: {
  currentPassword: string;
  newPassword: string;
}) => Promise<A>;

/** Either the API's answer to a change that worked, or why it did not. */
export async function changePassword<A extends { status: number; body: unknown }>(
  form: FormData,
  post: PostPassword<A>,
): Promise<{ answer: A } | { status: number; failed: PasswordFailed }> {
  const typed = readFields(form, FIELDS);
  const failed = (status: number, problem: FormProblem<PasswordField>) => ({
    status,
    failed: { problem },
  });

  const problem = check(typed);
  if (problem) return failed(400, problem);
  try {
    const { currentPassword, newPassword } = typed;
    const answer = await post({ currentPassword, newPassword });
    if (answer.status === 200) return { answer };
    return failed(answer.status, refusal(saidBy(answer.body) ?? REFUSED, answer.body));
  } catch {
    return failed(503, { notice: BROKEN, fields: {} });
  }
}

/** A field whose sentence is that of the whole refusal does not repeat it. */
function refusal(notice: string, body: unknown): FormProblem<PasswordField> {
  const { fields } = refusedProblem(FIELDS, notice, body);
  for (const field of FIELDS) if (fields[field] === notice) fields[field] = '';
  return { notice, fields };
}

import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SHORT } from '@shishir/contract/rules';
import {
  blankProblem,
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../../platform/forms/form-problem';

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordField = (typeof FIELDS)[number];

const FILL_ALL = 'All fields are required';
const DIFFERENT = 'New password and confirmation do not match';
const REJECTED = 'Password update failed.';
const BROKEN = 'Something went wrong. Please try again.';

/** Reasons why the password was not changed. The entered passwords are never sent back. */
export interface PasswordFailed {
  problem: FormProblem<PasswordField>;
}

/** Returns the validation errors of the form, or null if it is valid. */
function check(values: Record<PasswordField, string>): FormProblem<PasswordField> | null {
  const blank = blankProblem(values, FILL_ALL);
  if (blank) return blank;
  const fields: FormProblem<PasswordField>['fields'] = {};
  if (values.newPassword.length < PASSWORD_MIN) fields.newPassword = PASSWORD_SHORT;
  if (values.newPassword.length > PASSWORD_MAX) {
    fields.newPassword = `Password has at most ${PASSWORD_MAX} characters`;
  }
  if (values.confirmPassword !== values.newPassword) fields.confirmPassword = DIFFERENT;
  return Object.keys(fields).length > 0 ? { notice: null, fields } : null;
}

/** Sends the change to the API, from the browser or from the site's server. */
export type PostPassword<A> = (body: {
  currentPassword: string;
  newPassword: string;
}) => Promise<A>;

/** Returns the API's response to a successful change, or the reason of the failure. */
export async function changePassword<A extends { status: number; body: unknown }>(
  form: FormData,
  post: PostPassword<A>,
): Promise<{ response: A } | { status: number; failed: PasswordFailed }> {
  const values = readFields(form, FIELDS);
  const failed = (status: number, problem: FormProblem<PasswordField>) => ({
    status,
    failed: { problem },
  });

  const problem = check(values);
  if (problem) return failed(400, problem);
  try {
    const { currentPassword, newPassword } = values;
    const response = await post({ currentPassword, newPassword });
    if (response.status === 200) return { response };
    return failed(response.status, error(errorMessageOf(response.body) ?? REJECTED, response.body));
  } catch {
    return failed(503, { notice: BROKEN, fields: {} });
  }
}

/** A field whose message equals the notice gets an empty message, so that it is not shown twice. */
function error(notice: string, body: unknown): FormProblem<PasswordField> {
  const { fields } = rejectedProblem(FIELDS, notice, body);
  for (const field of FIELDS) if (fields[field] === notice) fields[field] = '';
  return { notice, fields };
}

import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SHORT } from '@shishir/contract/rules';
import {
  blankProblem,
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../../platform/forms/form-problem';
import { accountTexts } from '../account.texts';
import { passwordTexts as texts } from './password.texts';

const FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
export type PasswordField = (typeof FIELDS)[number];

/** Reasons why the password was not changed. The entered passwords are never sent back. */
export interface PasswordFailed {
  problem: FormProblem<PasswordField>;
}

/** Returns the validation errors of the form, or null if it is valid. */
function check(values: Record<PasswordField, string>): FormProblem<PasswordField> | null {
  const blank = blankProblem(values, texts.blank, texts.fillAll);
  if (blank) return blank;
  const fields: FormProblem<PasswordField>['fields'] = {};
  if (values.newPassword.length < PASSWORD_MIN) fields.newPassword = PASSWORD_SHORT;
  if (values.newPassword.length > PASSWORD_MAX) {
    fields.newPassword = texts.tooLong(PASSWORD_MAX);
  }
  if (values.confirmPassword !== values.newPassword) fields.confirmPassword = texts.different;
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
    const notice = errorMessageOf(response.body) ?? texts.rejected;
    return failed(response.status, error(notice, response.body));
  } catch {
    return failed(503, { notice: accountTexts.broken, fields: {} });
  }
}

/** A field whose message equals the notice gets an empty message, so that it is not shown twice. */
function error(notice: string, body: unknown): FormProblem<PasswordField> {
  const { fields } = rejectedProblem(FIELDS, notice, body);
  for (const field of FIELDS) if (fields[field] === notice) fields[field] = '';
  return { notice, fields };
}

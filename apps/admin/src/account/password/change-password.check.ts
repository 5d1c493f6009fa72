import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SHORT } from '@shishir/contract/rules';
import type { FormProblems } from '../../ui/form/form-problems';
import { changePasswordTexts as texts } from './change-password.texts';

export interface TypedPasswords {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** What is wrong with the typed passwords before they are sent; null where nothing is. Blanks count: they are typed. */
export function passwordProblems(typed: TypedPasswords): FormProblems<keyof TypedPasswords> | null {
  const names = Object.keys(typed) as (keyof TypedPasswords)[];
  const empty = names.filter((name) => typed[name] === '');
  if (empty.length > 0) {
    return { form: texts.empty, fields: Object.fromEntries(empty.map((name) => [name, true])) };
  }
  const { length } = typed.newPassword;
  const fields: FormProblems<keyof TypedPasswords>['fields'] = {};
  if (length < PASSWORD_MIN) fields.newPassword = PASSWORD_SHORT;
  if (length > PASSWORD_MAX) fields.newPassword = `Password has at most ${PASSWORD_MAX} characters`;
  if (typed.newPassword !== typed.confirmation) fields.confirmation = texts.different;
  return Object.keys(fields).length > 0 ? { form: null, fields } : null;
}

import type { ErrorBody } from '@shishir/contract';
import { isBlank } from '@shishir/format';
import { formsTexts as texts } from './forms.texts';

/** Reasons for a rejected form. */
export interface FormProblem<F extends string> {
  /** The message above the form. */
  notice: string | null;
  /** The messages below the fields; empty for a field that the notice is about. */
  fields: Partial<Record<F, string>>;
}

/** Reads the values of a posted form, untrimmed. */
export function readFields<F extends string>(form: FormData, names: readonly F[]) {
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as Record<F, string>;
}

/** Returns the problem of a form with blank fields, with a message for each; null if none is blank. */
export function blankProblem<F extends string>(
  values: Record<F, string>,
  messages: Record<F, string>,
  notice = texts.incomplete,
): FormProblem<F> | null {
  const blank = (Object.keys(values) as F[]).filter((field) => isBlank(values[field]));
  if (blank.length === 0) return null;
  const fields = Object.fromEntries(blank.map((field) => [field, messages[field]]));
  return { notice, fields: fields as FormProblem<F>['fields'] };
}

/** Reads the problem from an error response of the API, with the messages of the form's own fields. */
export function rejectedProblem<F extends string>(
  names: readonly F[],
  notice: string | null,
  body: unknown,
): FormProblem<F> {
  const messages = (body as Partial<ErrorBody> | null)?.fields ?? {};
  const known = names.filter((name) => messages[name]).map((name) => [name, messages[name]]);
  return { notice, fields: Object.fromEntries(known) as FormProblem<F>['fields'] };
}

/** The message in an error response of the API; undefined if it has none. */
export function errorMessageOf(body: unknown): string | undefined {
  return (body as Partial<ErrorBody> | null)?.message || undefined;
}

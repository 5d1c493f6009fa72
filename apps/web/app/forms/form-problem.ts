import type { ErrorBody } from '@shishir/contract';

/** Why a form was not taken. */
export interface FormProblem<F extends string> {
  /** The sentence above the form. */
  notice: string | null;
  /** The sentence below a field. A field that the notice alone speaks of has an empty one. */
  fields: Partial<Record<F, string>>;
}

/** What the fields of a posted form hold, untrimmed. */
export function readFields<F extends string>(form: FormData, names: readonly F[]) {
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(texts) as Record<F, string>;
}

/** The problem of a form with blank fields, in the form's own words; null where all of them hold something. */
export function blankProblem<F extends string>(
  values: Record<F, string>,
  notice = 'Please fill in all fields',
): FormProblem<F> | null {
  const blank = (Object.keys(values) as F[]).filter((field) => values[field].trim() === '');
  if (blank.length === 0) return null;
  const fields = Object.fromEntries(blank.map((field) => [field, '']));
  return { notice, fields: fields as FormProblem<F>['fields'] };
}

/** A refusal of the API with the sentences for those fields that the form has. */
export function refusedProblem<F extends string>(
  names: readonly F[],
  notice: string | null,
  body: unknown,
): FormProblem<F> {
  const said = (body as Partial<ErrorBody> | null)?.fields ?? {};
  const known = names.filter((name) => said[name]).map((name) => [name, said[name]]);
  return { notice, fields: Object.fromEntries(known) as FormProblem<F>['fields'] };
}

/** The API's own sentence about a refusal; undefined where it has none. */
export function saidBy(body: unknown): string | undefined {
  return (body as Partial<ErrorBody> | null)?.message || undefined;
}

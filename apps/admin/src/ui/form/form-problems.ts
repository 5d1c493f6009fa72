import { errorBodyOf, statusOf } from '../../api/failure';
import { formTexts } from './form.texts';

/** What is wrong with a form as a whole, and with its fields; `true` marks a field without a sentence of its own. */
export interface FormProblems<F extends string = string> {
  form: string | null;
  fields: Partial<Record<F, string | true>>;
}

export const noProblems: FormProblems<never> = { form: null, fields: {} };

/**
 * A failed call as problems of the form: the server's sentences on the fields that the form has, its message
 * above them unless a field says the same. Without a sentence of the server's it is `refused`;
 * null where a toast says so already.
 */
export function serverProblems<F extends string>(
  error: unknown,
  names: readonly F[],
  refused: string | null,
): FormProblems<F> {
  if (statusOf(error) === null) return { form: refused && formTexts.unreachable, fields: {} };
  const body = errorBodyOf(error);
  if (!body) return { form: refused, fields: {} };
  const said = Object.entries(body.fields ?? {}).filter(([name]) => names.includes(name as F));
  const repeated = said.some(([, sentence]) => sentence === body.message);
  return {
    form: repeated ? null : body.message,
    fields: Object.fromEntries(said) as Partial<Record<F, string>>,
  };
}

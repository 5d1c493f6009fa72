import {
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../platform/forms/form-problem';
import { quotationTexts as texts } from './quotation.texts';

const FIELDS = ['name', 'agreed', 'text'] as const;
type Field = (typeof FIELDS)[number];

const NOT_DONE = { accept: texts.decision.notAccepted, ask: texts.ask.notSent };

/** A rejected form of the page with its typed values. */
export interface ActFailed {
  act: 'accept' | 'ask';
  status: number;
  problem: FormProblem<Field>;
  values: Record<Field, string>;
}

/** Returns which form of the page was sent, and its typed values. */
export const readAct = (form: FormData) => ({
  act: form.get('act') === 'ask' ? ('ask' as const) : ('accept' as const),
  values: readFields(form, FIELDS),
});

/** `response` is that of the API; null if it could not be reached. */
export function actFailed(
  form: FormData,
  response: { status: number; body: unknown } | null,
): ActFailed {
  const { act, values } = readAct(form);
  const { fields } = rejectedProblem(FIELDS, null, response?.body);
  const message = (response && errorMessageOf(response.body)) ?? texts.broken;
  const notice = Object.keys(fields).length > 0 ? null : NOT_DONE[act](message);
  return { act, status: response?.status ?? 503, problem: { notice, fields }, values };
}

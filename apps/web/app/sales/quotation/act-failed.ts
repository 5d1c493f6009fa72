import {
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../../platform/forms/form-problem';
import { quotationTexts as texts } from './quotation.texts';

const FIELDS = ['name', 'agreed', 'text', 'order', 'chosen', 'total'] as const;
type Field = (typeof FIELDS)[number];

const NOT_DONE = { accept: texts.decision.notAccepted, ask: texts.ask.notSent };

/** A rejected form of the page with its typed values. */
export interface ActFailed {
  act: 'accept' | 'ask';
  status: number;
  problem: FormProblem<Field>;
  values: Record<Field, string>;
}

/** Start of the names of the inputs that choose options and alternatives; their values are positions of lines. */
export const CHOICE = 'choice-';
/** Name of the button that shows the total of a choice, for pages without JavaScript. */
export const RECALCULATE = 'recalculate';

/** Returns which form of the page was sent, and its typed values. */
export function readAct(form: FormData) {
  const act = form.get('act') === 'ask' ? ('ask' as const) : ('accept' as const);
  const chosen = [...form].flatMap(([name, value]) =>
    name.startsWith(CHOICE) && typeof value === 'string' ? value : [],
  );
  const values = readFields(form, FIELDS);
  return { act, values: { ...values, chosen: values.chosen || chosen.join(',') } };
}

/** The choice of the form, without an attempt to accept it. */
export const chosenOnly = (form: FormData): ActFailed => ({
  ...{ ...readAct(form), status: 200, problem: { notice: null, fields: {} } },
});

/** `response` is that of the API; null if it could not be reached. */
export function actFailed(
  form: FormData,
  response: { status: number; body: unknown } | null,
): ActFailed {
  const { act, values } = readAct(form);
  const {
    fields: { chosen, ...fields },
  } = rejectedProblem(FIELDS, null, response?.body);
  const message = chosen ?? (response && errorMessageOf(response.body)) ?? texts.broken;
  const notice = Object.keys(fields).length > 0 ? null : NOT_DONE[act](message);
  return { act, status: response?.status ?? 503, problem: { notice, fields }, values };
}

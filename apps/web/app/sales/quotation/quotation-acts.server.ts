import { createHash } from 'node:crypto';
import { acceptRules, checkFields, questionRules } from '@shishir/contract/rules';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { type ActFailed, actFailed, chosenOnly, readAct, RECALCULATE } from './act-failed';
import { pathOf } from './quotation-path';
import { quotationTexts } from './quotation.texts';

const texts = quotationTexts.decision;

/**
 * Accepts a revision or asks about it, then redirects to the page that shows the result. `losesFile` is true if the
 * browser discards a chosen file with the page: after a failure the form then asks for it again.
 */
export async function act(api: ApiClient, token: string, form: FormData, losesFile = false) {
  const result = await actOn(api, token, form);
  if (result instanceof Response || !losesFile || !hasOrder(form)) return result;
  const { fields } = result.data.problem;
  fields.order ??= texts.orderAgain;
  return result;
}

/** Browsers send a file without a name if none was chosen. */
const hasOrder = (form: FormData) => {
  const order = form.get('order');
  return order instanceof File && order.name !== '';
};

async function actOn(api: ApiClient, token: string, form: FormData) {
  if (form.has(RECALCULATE)) return data(chosenOnly(form));
  const { act, values } = readAct(form);
  const isQuestion = act === 'ask';
  // The API reports the same errors, but in English.
  const fields: ActFailed['problem']['fields'] = isQuestion
    ? checkFields<'text'>(questionRules, values)
    : checkFields<'name' | 'agreed'>(acceptRules, values);
  if (Object.keys(fields).length > 0) {
    const failed: ActFailed = { act, status: 400, problem: { notice: null, fields }, values };
    return data(failed, { status: 400 });
  }
  const response = await (
    isQuestion ? ask(api, token, values.text) : accept(api, token, values, form.get('order'))
  ).catch(() => null);
  if (response && response.status < 300) {
    return redirect(pathOf(token) + (isQuestion ? '&asked=1#ask' : ''), 303);
  }
  const failed = actFailed(form, response);
  return data(failed, { status: failed.status });
}

function accept(
  api: ApiClient,
  token: string,
  { name, agreed, chosen, total }: Record<'name' | 'agreed' | 'chosen' | 'total', string>,
  order: FormDataEntryValue | null,
) {
  const body = new FormData();
  // The API reports an unticked box as an error of its field.
  const fields = { token, name, agreed: String(agreed !== ''), chosen, ...(total && { total }) };
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  // Browsers send a file without a name if none was chosen.
  if (order instanceof File && order.name !== '') body.append('order', order, order.name);
  return api.quotations.accept({ body });
}

/**
 * Sends a question. Its key is the hash of the text and the number of answers, so a repeated text is one question
 * until it is answered.
 */
async function ask(api: ApiClient, token: string, text: string) {
  const found = await api.quotations.view({ query: { token } });
  if (found.status !== 200) return found;
  const answers = found.body.data.messages.filter(({ kind }) => kind === 'answer').length;
  const key = createHash('sha256').update(`${answers} ${text.trim()}`).digest('hex');
  return api.quotations.ask({ body: { token, text }, headers: { 'idempotency-key': key } });
}

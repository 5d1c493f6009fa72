import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { actFailed, readAct } from './act-failed';
import { pathOf } from './quotation-path';

/** Accepts a revision or asks about it, then redirects to the page that shows the result. */
export async function act(api: ApiClient, token: string, form: FormData) {
  const { act, values } = readAct(form);
  const isQuestion = act === 'ask';
  const response = await (
    isQuestion ? ask(api, token, values.text) : accept(api, token, values)
  ).catch(() => null);
  if (response && response.status < 300) {
    return redirect(pathOf(token) + (isQuestion ? '&asked=1#ask' : ''), 303);
  }
  const failed = actFailed(form, response);
  return data(failed, { status: failed.status });
}

const accept = (
  api: ApiClient,
  token: string,
  { name, agreed }: Record<'name' | 'agreed', string>,
) =>
  // The API reports an unticked box as an error of its field.
  api.quotations.accept({ body: { token, name, agreed: (agreed !== '') as true } });

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

import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../platform/api/api-client';
import { readFields } from '../../platform/forms/form-problem';
import { actFailed, readAct } from './act-failed';
import { pathOf } from './quotation-path';

/** Accepts a revision, or asks about it. What was done shows on the page that it redirects to. */
export async function act(api: ApiClient, token: string, form: FormData) {
  const { act, values } = readAct(form);
  const isQuestion = act === 'ask';
  const response = await (
    isQuestion ? ask(api, token, values.text, form) : accept(api, token, values)
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
  // The API says at its field that the box is not ticked.
  api.quotations.accept({ body: { token, name, agreed: (agreed !== '') as true } });

/** One text is asked once by the form of one page. */
function ask(api: ApiClient, token: string, text: string, form: FormData) {
  const { key } = readFields(form, ['key']);
  const hash = createHash('sha256').update(`${key} ${text.trim()}`).digest('hex');
  return api.quotations.ask({ body: { token, text }, headers: { 'idempotency-key': hash } });
}

import { createHash } from 'node:crypto';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../api/api-client';
import {
  errorMessageOf,
  type FormProblem,
  readFields,
  rejectedProblem,
} from '../forms/form-problem';
import { pathOf } from './quotation-path';

const FIELDS = ['name', 'agreed', 'text'] as const;
type Field = (typeof FIELDS)[number];

const BROKEN = 'Something went wrong. Please try again.';
const NOT_DONE = { accept: 'Not accepted.', ask: 'Not sent.' };

/** A form of the page that was rejected, with what was typed into it. */
export interface ActFailed {
  act: 'accept' | 'ask';
  problem: FormProblem<Field>;
  values: Record<Field, string>;
}

/** Accepts a revision, or asks about it. What was done shows on the page that it redirects to. */
export async function act(api: ApiClient, token: string, form: FormData) {
  const values = readFields(form, FIELDS);
  const isQuestion = form.get('act') === 'ask';
  const response = await (
    isQuestion ? ask(api, token, values.text, form) : accept(api, token, values)
  ).catch(() => null);
  if (response && response.status < 300) {
    return redirect(pathOf(token) + (isQuestion ? '&asked=1#ask' : ''), 303);
  }
  const name = isQuestion ? 'ask' : 'accept';
  const fields = rejectedProblem(FIELDS, null, response?.body).fields;
  const message = (response && errorMessageOf(response.body)) ?? BROKEN;
  const notice = Object.keys(fields).length > 0 ? null : `${NOT_DONE[name]} ${message}`;
  const failed: ActFailed = { act: name, problem: { notice, fields }, values };
  return data(failed, { status: response?.status ?? 503 });
}

const accept = (api: ApiClient, token: string, { name, agreed }: Record<Field, string>) =>
  // The API says at its field that the box is not ticked.
  api.quotations.accept({ body: { token, name, agreed: (agreed !== '') as true } });

/** One text is asked once by the form of one page. */
function ask(api: ApiClient, token: string, text: string, form: FormData) {
  const { key } = readFields(form, ['key']);
  const hash = createHash('sha256').update(`${key} ${text.trim()}`).digest('hex');
  return api.quotations.ask({ body: { token, text }, headers: { 'idempotency-key': hash } });
}

/** @jest-environment node */
import type { CallApi } from '../../platform/api/api-client';
import { errorResponse, postedForm } from '../../platform/api/testing';
import { action } from './quotation.route';

/** Returns the key of a question after this number of answers. */
async function keyOf(text: string, answers: number) {
  const keys: (string | null)[] = [];
  const messages = Array.from({ length: answers }, () => ({ kind: 'answer' }));
  const callApi: CallApi = ({ method, headers }) => {
    if (method === 'POST') keys.push(headers.get('idempotency-key'));
    return Promise.resolve(Response.json({ data: { messages } }));
  };
  await action(postedForm('/quotation?token=signed', { act: 'ask', text }, callApi));
  expect(keys).toEqual([expect.stringMatching(/^\w{64}$/)]);
  return keys[0];
}

it('returns the choice of a page without JavaScript, and accepts nothing', async () => {
  const callApi: CallApi = () => Promise.reject(new Error('No call expected'));
  const posted = {
    act: 'accept',
    name: 'Ali',
    'choice-0': '2',
    'choice-1': '4',
    recalculate: 'yes',
  };
  expect(await action(postedForm('/quotation?token=signed', posted, callApi))).toMatchObject({
    data: { act: 'accept', problem: { notice: null }, values: { name: 'Ali', chosen: '2,4' } },
  });
});

it('asks for the purchase order again if the browser discards it with the page', async () => {
  const callApi: CallApi = () => Promise.reject(new Error('No call expected'));
  const post = (mode: string) => {
    const body = new FormData();
    body.set('act', 'accept');
    body.set('recalculate', 'yes');
    body.set('order', new File(['%PDF-1.7'], 'po.pdf'));
    const page = postedForm('/quotation?token=signed', {}, callApi);
    const { url } = page.request;
    const headers = { 'sec-fetch-mode': mode };
    return action({ ...page, request: new Request(url, { method: 'POST', body, headers }) });
  };
  expect(await post('navigate')).toMatchObject({
    data: { problem: { fields: { order: 'Please choose the purchase order again.' } } },
  });
  expect(await post('cors')).toMatchObject({ data: { problem: { fields: {} } } });
});

describe('a question', () => {
  it('has one key per text until it is answered', async () => {
    const first = await keyOf('When?', 0);
    expect(await keyOf(' When?', 0)).toBe(first);
    expect(await keyOf('And when?', 0)).not.toBe(first);
    expect(await keyOf('When?', 1)).not.toBe(first);
  });

  it('is returned to the form if the quotation cannot be read', async () => {
    const callApi: CallApi = () => Promise.resolve(errorResponse(503, 'Not now'));
    const form = { act: 'ask', text: 'When?' };
    const result = await action(postedForm('/quotation?token=signed', form, callApi));
    expect(result).toMatchObject({
      data: { act: 'ask', status: 503, values: { text: 'When?' } },
      init: { status: 503 },
    });
  });
});

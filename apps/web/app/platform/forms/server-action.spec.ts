/** @jest-environment node */
import { redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { serverActionOr } from './server-action';

const failed = { status: 503, text: 'Not saved.' };
const send = (serverAction: () => Promise<typeof failed>) =>
  serverActionOr(
    serverAction,
    ({ status }) => status,
    () => failed,
  );

it('returns the result of the server with its status', async () => {
  const result = { status: 409, text: 'Somebody else was first.' };
  expect(await send(() => Promise.resolve(result))).toMatchObject({
    data: result,
    init: { status: 409 },
  });
});

it('returns the given result if the server does not respond', async () => {
  const response = await send(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(response).toMatchObject({ data: failed, init: { status: 503 } });
});

it('leaves redirects and error pages to the router', async () => {
  for (const thrown of [redirect('/login'), new ErrorResponse(404, 'Not Found', null)]) {
    await expect(send(() => Promise.reject(thrown as unknown as Error))).rejects.toBe(thrown);
  }
});

/** @jest-environment node */
import type { CallApi } from '../../../platform/api/api-client';
import { noApi, errorResponse } from '../../../platform/api/testing';
import { visitor } from '../../../platform/testing/shell.fixture';
import { calls, unreachableApi, resetCalls, recordingApi, post } from '../profile-form.fixture';

beforeEach(resetCalls);

describe('the plain form for the name', () => {
  const session = 'userToken=secret';
  /** An API with a session, which responds to a change with `answer`. */
  const knowing =
    (response: () => Response): CallApi =>
    (request, from) =>
      request.method === 'GET'
        ? Promise.resolve(Response.json({ user: visitor }))
        : recordingApi(response)(request, from);
  const save = (name: string, callApi: CallApi, cookie = session) =>
    post({ intent: 'name', name }, callApi, cookie);

  it('sends the name alone, trimmed', async () => {
    const response = await save(
      ' Tahmina Begum ',
      knowing(() => Response.json({ success: true })),
    );
    expect(calls).toEqual([
      { method: 'PUT', path: '/api/v1/user/7', body: { name: 'Tahmina Begum' } },
    ]);
    expect(response).toEqual({ status: 200, data: { intent: 'name', state: 'saved' } });
  });

  it('removes the picture and saves the typed name if its button was pressed', async () => {
    const image = 'avatar/0123456789abcdef01234567/640.webp';
    const callApi: CallApi = (request, from) =>
      request.method === 'GET'
        ? Promise.resolve(Response.json({ user: { ...visitor, image } }))
        : recordingApi(() => Response.json({ success: true }))(request, from);
    const fields = { intent: 'name', name: visitor.name, picture: 'remove' };
    await post(fields, callApi, session);
    await post({ ...fields, name: 'Tahmina Begum' }, callApi, session);
    expect(calls.map(({ body }) => body)).toEqual([
      { remove_image: 'true' },
      { name: 'Tahmina Begum', remove_image: 'true' },
    ]);
  });

  it('sends nothing if nothing changed', async () => {
    const response = await save(
      visitor.name,
      knowing(() => errorResponse(500, 'Not this')),
    );
    expect(calls).toEqual([]);
    expect(response).toMatchObject({ data: { state: 'unchanged' } });
  });

  it('rejects a blank name and keeps the entered value', async () => {
    expect(
      await save(
        '  ',
        knowing(() => errorResponse(500, 'Not this')),
      ),
    ).toMatchObject({
      status: 400,
      data: { state: 'invalid', value: '  ', problem: { fields: { name: 'Name is required' } } },
    });
  });

  it('keeps the entered values after an error response or none', async () => {
    const fields = { name: 'Not this name' };
    const rejected = await save(
      'New',
      knowing(() => errorResponse(400, 'No', fields)),
    );
    expect(rejected).toMatchObject({
      status: 400,
      data: { state: 'rejected', value: 'New', problem: { notice: null, fields } },
    });
    expect(await save('New', noApi)).toMatchObject({ status: 503, data: { value: 'New' } });
  });

  it('redirects a visitor who is not signed in to Sign In', async () => {
    expect(await save('New', unreachableApi, '')).toMatchObject({
      status: 302,
      to: '/login?next=%2Fdashboard%2Fprofile',
    });
  });
});

/** @jest-environment node */
import type { CallApi } from '../../api/api-client';
import { noApi, refusal } from '../../api/testing';
import { visitor } from '../../testing/shell.fixture';
import { calls, never, nothingSent, noting, post } from '../profile-form.fixture';

beforeEach(nothingSent);

describe('the plain form for the name', () => {
  const session = 'userToken=secret';
  /** Knows who asks, and answers a change with `answer`. */
  const knowing =
    (answer: () => Response): CallApi =>
    (request, from) =>
      request.method === 'GET'
        ? Promise.resolve(Response.json({ user: visitor }))
        : noting(answer)(request, from);
  const save = (name: string, callApi: CallApi, cookie = session) =>
    post({ intent: 'name', name }, callApi, cookie);

  it('sends the name alone, trimmed', async () => {
    const answer = await save(
      ' Tahmina Begum ',
      knowing(() => Response.json({ success: true })),
    );
    expect(calls).toEqual([
      { method: 'PUT', path: '/api/v1/user/7', body: { name: 'Tahmina Begum' } },
    ]);
    expect(answer).toEqual({ status: 200, data: { intent: 'name', state: 'saved' } });
  });

  it('sends nothing where nothing differs', async () => {
    const answer = await save(
      visitor.name,
      knowing(() => refusal(500, 'Not this')),
    );
    expect(calls).toEqual([]);
    expect(answer).toMatchObject({ data: { state: 'unchanged' } });
  });

  it('refuses a blank name and keeps what was typed', async () => {
    expect(
      await save(
        '  ',
        knowing(() => refusal(500, 'Not this')),
      ),
    ).toMatchObject({
      status: 400,
      data: { state: 'wrong', typed: '  ', problem: { fields: { name: 'Name is required' } } },
    });
  });

  it('keeps what was typed where the server refuses or nothing answers', async () => {
    const fields = { name: 'Not this name' };
    const refused = await save(
      'New',
      knowing(() => refusal(400, 'No', fields)),
    );
    expect(refused).toMatchObject({
      status: 400,
      data: { state: 'refused', typed: 'New', problem: { notice: null, fields } },
    });
    expect(await save('New', noApi)).toMatchObject({ status: 503, data: { typed: 'New' } });
  });

  it('leads a stranger to Sign In', async () => {
    expect(await save('New', never, '')).toMatchObject({
      status: 302,
      to: '/login?next=%2Fdashboard%2Fprofile',
    });
  });
});

/** @jest-environment node */
import { noApi, errorResponse } from '../../../platform/api/testing';
import {
  calls,
  done,
  CLEARED_SESSION,
  unreachableApi,
  resetCalls,
  recordingApi,
  post,
} from '../profile-form.fixture';

const ID = '0123456789abcdef0123456789abcdef';

beforeEach(resetCalls);

describe('the list of sign-ins without JavaScript', () => {
  const end = { intent: 'end-session', session: ID };

  it('signs out a device', async () => {
    const response = await post(end, done);
    expect(calls).toMatchObject([{ method: 'DELETE', path: `/api/v1/auth/sessions/${ID}` }]);
    expect(response).toEqual({ status: 200, data: { intent: 'end-session', notice: null } });
  });

  it('treats a session that has ended already as success', async () => {
    expect(
      await post(
        end,
        recordingApi(() => errorResponse(404, 'Gone')),
      ),
    ).toMatchObject({
      data: { notice: null },
    });
  });

  it.each([
    ['what the server says', recordingApi(() => errorResponse(503, 'Not now')), 'Not now'],
    ['that nothing answers', noApi, 'Something went wrong. Please try again.'],
  ])('shows %s', async (_what, callApi, notice) => {
    expect(await post(end, callApi)).toMatchObject({ status: 503, data: { notice } });
    expect(await post({ intent: 'sign-out-everywhere' }, callApi)).toMatchObject({
      status: 503,
      data: { intent: 'sign-out-everywhere', notice },
    });
  });

  it.each(['', '../../user/7', `${ID}/x`])('rejects %j as a session', async (session) => {
    expect(await post({ ...end, session }, unreachableApi)).toMatchObject({ status: 400 });
  });

  it('signs out everywhere and redirects to Sign In', async () => {
    const response = await post({ intent: 'sign-out-everywhere' }, done);
    expect(calls).toMatchObject([{ method: 'POST', path: '/api/v1/auth/logout-everywhere' }]);
    expect(response).toMatchObject({ status: 302, to: '/login' });
    expect(response.cookies?.[0]).toBe(CLEARED_SESSION);
    expect(response.cookies?.[1]).toMatch(/^signInNotice=signed-out-everywhere;/);
  });

  it.each([
    ['what the server says', recordingApi(() => errorResponse(409, 'Not yet')), 409, 'Not yet'],
    [
      'nothing of one that is gone already',
      recordingApi(() => errorResponse(404, 'Gone')),
      200,
      null,
    ],
    ['that nothing answers', noApi, 503, 'Something went wrong. Please try again.'],
  ])('unlinks Google and shows %s', async (_what, callApi, status, notice) => {
    expect(await post({ intent: 'unlink-google' }, done)).toMatchObject({ status: 200 });
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/v1/auth/google' }]);
    expect(await post({ intent: 'unlink-google' }, callApi)).toEqual({
      status,
      data: { intent: 'unlink-google', notice },
    });
  });

  it('rejects other intents', async () => {
    expect(await post({ intent: 'delete-account' }, unreachableApi)).toMatchObject({ status: 400 });
  });
});

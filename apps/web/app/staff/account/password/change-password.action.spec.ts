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

beforeEach(resetCalls);

describe('a new password without JavaScript', () => {
  const values = {
    intent: 'password',
    currentPassword: 'correct horse',
    newPassword: 'a louder cassette',
    confirmPassword: 'a louder cassette',
  };

  it('ends every session and redirects to Sign In with a notice', async () => {
    const response = await post(values, done);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/change-password',
        body: { currentPassword: 'correct horse', newPassword: 'a louder cassette' },
      },
    ]);
    expect(response).toMatchObject({ status: 302, to: '/login' });
    expect(response.cookies?.[0]).toBe(CLEARED_SESSION);
    expect(response.cookies?.[1]).toMatch(/^signInNotice=password-changed;/);
  });

  it.each(['currentPassword', 'newPassword', 'confirmPassword'])(
    'requires a %s without calling the API',
    async (blank) => {
      expect(await post({ ...values, [blank]: '' }, unreachableApi)).toEqual({
        status: 400,
        data: {
          intent: 'password',
          problem: {
            notice: 'All fields are required',
            fields: { [blank]: expect.stringMatching(/^Enter /) },
          },
        },
      });
    },
  );

  it.each([
    [
      { newPassword: 'seven77', confirmPassword: 'seven77' },
      { newPassword: 'Password must be at least 8 characters' },
    ],
    [
      { newPassword: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      { newPassword: 'Password must be at most 128 characters' },
    ],
    [
      { confirmPassword: 'another one' },
      { confirmPassword: 'New password and confirmation do not match' },
    ],
  ])('rejects %j', async (change, fields) => {
    expect(await post({ ...values, ...change }, unreachableApi)).toMatchObject({
      status: 400,
      data: { problem: { notice: null, fields } },
    });
  });

  it('shows the message of the server once, and never returns a password', async () => {
    const wrong = 'The current password is not right.';
    const response = await post(
      values,
      recordingApi(() => errorResponse(400, wrong, { currentPassword: wrong })),
    );
    expect(response).toMatchObject({
      status: 400,
      data: { problem: { notice: wrong, fields: { currentPassword: '' } } },
    });
    expect(JSON.stringify(response)).not.toContain('horse');
  });

  it.each([
    [
      'an error response without a message',
      recordingApi(() => new Response('', { status: 500 })),
      'Password update failed.',
    ],
    ['no answer at all', noApi, 'Something went wrong. Please try again.'],
  ])('shows its own message on %s', async (_what, callApi, notice) => {
    expect(await post(values, callApi)).toMatchObject({
      data: { problem: { notice, fields: {} } },
    });
  });

  it('redirects to Sign In and back after the session has ended', async () => {
    const response = await post(
      values,
      recordingApi(() => errorResponse(401, 'Sign in first')),
    );
    expect(response).toMatchObject({ status: 302, to: '/login?next=%2Fdashboard%2Fprofile' });
    expect(response.cookies?.[0]).toMatch(/^signInNotice=session-ended;/);
  });
});

/** @jest-environment node */
import { noApi, refusal } from '../../api/testing';
import { calls, done, FORGET, never, nothingSent, noting, post } from '../profile-form.fixture';

beforeEach(nothingSent);

describe('a new password without JavaScript', () => {
  const typed = {
    intent: 'password',
    currentPassword: 'correct horse',
    newPassword: 'a louder cassette',
    confirmPassword: 'a louder cassette',
  };

  it('ends every session and leads to Sign In, which tells of it', async () => {
    const answer = await post(typed, done);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/auth/change-password',
        body: { currentPassword: 'correct horse', newPassword: 'a louder cassette' },
      },
    ]);
    expect(answer).toMatchObject({ status: 302, to: '/login' });
    expect(answer.cookies?.[0]).toBe(FORGET);
    expect(answer.cookies?.[1]).toMatch(/^signInNotice=password-changed;/);
  });

  it.each(['currentPassword', 'newPassword', 'confirmPassword'])(
    'asks for a blank %s without asking the API',
    async (blank) => {
      expect(await post({ ...typed, [blank]: '' }, never)).toEqual({
        status: 400,
        data: {
          intent: 'password',
          problem: { notice: 'All fields are required', fields: { [blank]: '' } },
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
      { newPassword: 'Password has at most 128 characters' },
    ],
    [
      { confirmPassword: 'another one' },
      { confirmPassword: 'New password and confirmation do not match' },
    ],
  ])('refuses %j', async (change, fields) => {
    expect(await post({ ...typed, ...change }, never)).toMatchObject({
      status: 400,
      data: { problem: { notice: null, fields } },
    });
  });

  it('says what the server says, once, and gives no password back', async () => {
    const wrong = 'The current password is not right.';
    const answer = await post(
      typed,
      noting(() => refusal(400, wrong, { currentPassword: wrong })),
    );
    expect(answer).toMatchObject({
      status: 400,
      data: { problem: { notice: wrong, fields: { currentPassword: '' } } },
    });
    expect(JSON.stringify(answer)).not.toContain('horse');
  });

  it.each([
    [
      'a refusal without words',
      noting(() => new Response('', { status: 500 })),
      'Password update failed.',
    ],
    ['no answer at all', noApi, 'Something went wrong. Please try again.'],
  ])('on %s says its own', async (_what, callApi, notice) => {
    expect(await post(typed, callApi)).toMatchObject({ data: { problem: { notice, fields: {} } } });
  });

  it('leads whoever is signed in no more to Sign In and back', async () => {
    const answer = await post(
      typed,
      noting(() => refusal(401, 'Sign in first')),
    );
    expect(answer).toMatchObject({ status: 302, to: '/login?next=%2Fdashboard%2Fprofile' });
    expect(answer.cookies?.[0]).toMatch(/^signInNotice=session-ended;/);
  });
});

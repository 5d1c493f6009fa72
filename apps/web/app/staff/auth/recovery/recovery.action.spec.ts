/** @jest-environment node */
import type { CallApi } from '../../../platform/api/api-client';
import { postedForm, errorResponse } from '../../../platform/api/testing';
import { action as confirm } from './confirm-email.route';
import { action as forgot } from './forgot-password.route';
import { action as reset } from './reset-password.route';

const unreachableApi: CallApi = () => {
  throw new Error('The API must not be asked');
};
/** An API that succeeds, and records its calls. */
function willing() {
  const asked: unknown[] = [];
  const callApi: CallApi = async (request) => {
    asked.push(await request.json());
    return Response.json({ success: true });
  };
  return { asked, callApi };
}
const away: CallApi = () => Promise.reject(new Error('nobody answers'));
const outcome = async (run: Promise<unknown>) => {
  const value = await run;
  if (value instanceof Response)
    return { to: value.headers.get('location'), headers: value.headers };
  const { data, init } = value as { data: unknown; init: ResponseInit | null };
  return { data, status: init?.status };
};

describe('a forgotten password, without JavaScript', () => {
  const ask = (email: string, callApi: CallApi) =>
    outcome(forgot(postedForm('/forgot-password', { email }, callApi)));

  it('is requested with the address alone, and confirmed', async () => {
    const { asked, callApi } = willing();
    const response = await ask(' nadia@example.com ', callApi);
    expect(asked).toEqual([{ email: 'nadia@example.com' }]);
    expect(response).toEqual({ status: 200, data: { done: true, email: 'nadia@example.com' } });
  });

  it('requires a valid address', async () => {
    expect(await ask('nadia', unreachableApi)).toMatchObject({
      status: 400,
      data: { problem: { fields: { email: 'Enter an email address like name@example.com' } } },
    });
  });

  it('keeps the entered values while the API is down', async () => {
    expect(await ask('nadia@example.com', away)).toMatchObject({
      status: 503,
      data: {
        email: 'nadia@example.com',
        problem: { notice: 'Something went wrong. Please try again.' },
      },
    });
  });
});

describe('a new password, without JavaScript', () => {
  const values = { newPassword: 'the-new-one', confirmPassword: 'the-new-one' };
  const save = (callApi: CallApi, fields: Record<string, string> = values) =>
    outcome(reset(postedForm('/reset-password?token=abc', fields, callApi)));

  it('is set with the token of the address, and redirects to Sign In with a notice', async () => {
    const { asked, callApi } = willing();
    const response = await save(callApi);
    expect(asked).toEqual([{ token: 'abc', newPassword: 'the-new-one' }]);
    expect(response).toMatchObject({ to: '/login' });
    expect(response.headers?.get('set-cookie')).toContain('signInNotice=password-changed');
  });

  it('has to be long enough and entered twice', async () => {
    const fields = { newPassword: 'short', confirmPassword: 'other' };
    expect(await save(unreachableApi, fields)).toMatchObject({
      status: 400,
      data: {
        problem: {
          fields: {
            newPassword: 'Password must be at least 8 characters',
            confirmPassword: 'Passwords do not match',
          },
        },
      },
    });
  });

  it('shows why a link does not work', async () => {
    const sentence = 'This link has expired or was used already. Please ask for a new one.';
    const response = await save(() => Promise.resolve(errorResponse(400, sentence)));
    expect(response).toMatchObject({ status: 400, data: { problem: { notice: sentence } } });
  });
});

describe('a mailbox', () => {
  const press = (callApi: CallApi) =>
    outcome(confirm(postedForm('/confirm-email?token=abc', {}, callApi)));

  it('is confirmed by the button', async () => {
    const { asked, callApi } = willing();
    expect(await press(callApi)).toMatchObject({ data: { confirmed: true } });
    expect(asked).toEqual([{ token: 'abc' }]);
  });

  it('is not confirmed by an outdated link, with a message', async () => {
    const response = await press(() =>
      Promise.resolve(errorResponse(400, 'This link has expired.')),
    );
    expect(response).toEqual({
      status: 400,
      data: { confirmed: false, spent: true, problem: 'This link has expired.' },
    });
  });

  it('can be confirmed on the next attempt after the API was down', async () => {
    expect(await press(away)).toMatchObject({ status: 503, data: { spent: false } });
  });
});

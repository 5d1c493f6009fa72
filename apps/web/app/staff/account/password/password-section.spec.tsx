import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import {
  response,
  fetched,
  openProfile,
  person,
  press,
  resetServer,
} from '../profile-page.fixture';

beforeEach(resetServer);

describe('a new password', () => {
  const values = {
    'Current password': 'correct horse',
    'New password': 'a louder cassette',
    'Confirm new password': 'a louder cassette',
  };
  async function fill(texts: Record<string, string>) {
    for (const [label, text] of Object.entries(texts)) {
      await person.clear(screen.getByLabelText(label));
      if (text) await person.type(screen.getByLabelText(label), text);
    }
  }
  async function change(texts: Record<string, string>) {
    await openProfile();
    await fill({ ...values, ...texts });
    await press('Change password');
  }

  it.each(Object.keys(values))('requires a %s and sends nothing without it', async (blank) => {
    await change({ [blank]: '' });
    expect(await screen.findByText('All fields are required')).toBeVisible();
    expect(screen.getByLabelText(blank)).toHaveFocus();
    expect(screen.getByLabelText(blank)).toHaveAccessibleDescription(/^Enter /);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('requires eight characters, entered twice', async () => {
    await change({ 'New password': 'seven77', 'Confirm new password': 'seven78' });
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.getByText('New password and confirmation do not match')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('redirects to Sign In with a notice', async () => {
    response(200, { success: true });
    await change({});
    expect(await screen.findByText('Arrived at /login')).toBeVisible();
    expect(document.cookie).toContain('signInNotice=password-changed');
    const [address, { method, body }] = fetched.mock.calls[0]!;
    expect([method, address]).toEqual(['POST', '/api/v1/auth/change-password']);
    expect(JSON.parse(body as string)).toEqual({
      currentPassword: 'correct horse',
      newPassword: 'a louder cassette',
    });
  });

  it.each([
    [400, { message: 'The current password is not right.' }, 'The current password is not right.'],
    [500, '', 'Password update failed.'],
  ])('on %d with %j shows %s', async (status, body, sentence) => {
    response(status, body);
    await change({});
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('a louder cassette');
  });

  it('shows an error when there is no response', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await change({});
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  });
});

import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { visitor } from '../../../platform/testing/shell.fixture';
import {
  response,
  fetched,
  openProfile,
  press,
  server,
  resetServer,
  WAYS,
} from '../profile-page.fixture';

beforeEach(resetServer);

const section = () => screen.getByRole('region', { name: 'Ways to sign in' });
const row = (name: string) =>
  within(section())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name, { selector: 'b' }))!;

describe('the sign-in methods', () => {
  it('are a password, and a button to link Google', async () => {
    await openProfile();
    expect(row('Password')).toHaveTextContent('With your email address.');
    expect(row('Google')).toHaveTextContent('Not linked.');
    expect(screen.getByRole('link', { name: 'Link Google' })).toHaveAttribute(
      'href',
      '/api/v1/auth/google',
    );
    expect(screen.queryByRole('button', { name: 'Unlink Google' })).not.toBeInTheDocument();
  });

  it('are not shown if a password is the only one and Google is not available', async () => {
    server.methods = { ...WAYS, google_available: false };
    await openProfile();
    expect(screen.queryByText('Ways to sign in')).not.toBeInTheDocument();
    expect(screen.queryByText('Google')).not.toBeInTheDocument();
  });

  it('require a confirmed email address before Google is linked', async () => {
    server.user = { ...visitor, email_confirmed: false };
    await openProfile();
    expect(row('Google')).toHaveTextContent('Confirm your email address first.');
    expect(screen.queryByRole('link', { name: 'Link Google' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Confirm email' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('are Google alone, with a link to set a password', async () => {
    server.methods = { ...WAYS, password: false, google: true };
    await openProfile();
    expect(row('Password')).toHaveTextContent('Not set. Use ‘Forgot password?’ to set one.');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(row('Google')).toHaveTextContent('Set a password before you unlink it.');
    expect(screen.queryByRole('button', { name: 'Unlink Google' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Change password' })).not.toBeInTheDocument();
  });

  it('are replaced by a message if they cannot be loaded', async () => {
    server.methods = null;
    await openProfile();
    expect(section()).toHaveTextContent('We couldn’t load this list.');
    expect(screen.getByRole('heading', { name: 'Change password' })).toBeVisible();
  });

  it('unlink Google and show a notice', async () => {
    server.methods = { ...WAYS, google: true };
    fetched.mockImplementation(() => {
      server.methods = WAYS;
      return Promise.resolve(Response.json({ success: true }));
    });
    await openProfile('?google=linked');
    expect(screen.getByRole('status')).toHaveTextContent('Google is linked.');
    await press('Unlink Google');
    expect(await screen.findByText('Google is unlinked.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ways to sign in' })).toHaveFocus();
    expect(screen.queryByText(/^Google is linked/)).not.toBeInTheDocument();
    const [address, { method }] = fetched.mock.calls[0]!;
    expect([method, address]).toEqual(['DELETE', '/api/v1/auth/google']);
  });

  it('keep Google after an error response', async () => {
    server.methods = { ...WAYS, google: true };
    response(409, { message: 'Set a password first.' });
    await openProfile();
    await press('Unlink Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('Set a password first.');
    expect(row('Google')).toHaveTextContent('Linked');
  });

  it.each([
    ['taken', /^That Google account is linked to another account here/],
    ['unconfirmed', /^Please confirm your email address first/],
    ['unavailable', /^Google sign-in is not available yet/],
    ['failed', /^Linking Google did not work/],
    ['cancelled', /^Linking Google was cancelled/],
  ])('show a message for the outcome %s', async (outcome, sentence) => {
    await openProfile(`?google=${outcome}`);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });
});

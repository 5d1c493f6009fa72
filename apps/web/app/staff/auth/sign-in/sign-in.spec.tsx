import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import {
  response,
  fetched,
  field,
  fill,
  open,
  person,
  press,
  resetBrowser,
} from '../auth-pages.fixture';

beforeEach(resetBrowser);

describe('Sign In', () => {
  const values = { Email: 'tahmina@example.com', Password: 'correct horse' };

  it.each(Object.keys(values))('requires the %s and sends nothing without it', async (blank) => {
    open('/login');
    await fill({ ...values, [blank]: '' });
    await press('Sign In');
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    const input = await field(blank);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(
      `Enter your ${blank === 'Email' ? 'email address' : 'password'}`,
    );
    expect(input).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('calls the API and opens the dashboard', async () => {
    response(200, { token: 'secret', user: {} });
    open('/login');
    await fill(values);
    await person.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
    const [address, request] = fetched.mock.calls[0]!;
    expect(address).toBe('/api/v1/auth/login');
    expect(JSON.parse(request.body as string)).toEqual({
      email: 'tahmina@example.com',
      password: 'correct horse',
    });
  });

  it.each([
    ['/cart?a=1', '/cart?a=1'],
    ['//elsewhere.example', '/dashboard'],
    ['/\\elsewhere.example', '/dashboard'],
    ['https://elsewhere.example', '/dashboard'],
  ])('with next=%s opens %s', async (next, path) => {
    response(200, { token: 'secret', user: {} });
    open(`/login?next=${encodeURIComponent(next)}`);
    await fill(values);
    await press('Sign In');
    expect(await screen.findByText(`Arrived at ${path}`)).toBeVisible();
  });

  it('shows that email or password are wrong, and stays', async () => {
    response(401, { code: 'unauthorized', message: 'No', error: 'No' });
    open('/login');
    await fill(values);
    await press('Sign In');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(await field('Email')).toHaveValue('tahmina@example.com');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('requires a code for an account with two-step verification, and keeps the entered values', async () => {
    response(401, { code: 'second_factor_needed', message: 'Enter the code', error: '' });
    open('/login');
    await fill(values);
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await press('Sign In');
    const code = await field('Code');
    expect(code).toHaveFocus();
    expect(code).not.toHaveAttribute('aria-invalid');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAccessibleDescription('From your authenticator app, or a recovery code');
    expect(screen.getByRole('status')).toHaveTextContent('Password correct. Now enter the code.');
    expect(await field('Password')).toHaveValue('correct horse');

    const wrong = 'This code is not right. Please try again.';
    response(401, { code: 'second_factor_wrong', message: wrong, error: wrong });
    await fill({ Code: '000000' });
    await press('Sign In');
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(new RegExp(wrong));

    response(200, { token: 'secret', user: {} });
    await fill({ Code: '123456' });
    await press('Sign In');
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    const [, request] = fetched.mock.calls.at(-1)!;
    expect(JSON.parse(request.body as string)).toEqual({
      email: 'tahmina@example.com',
      password: 'correct horse',
      code: '123456',
    });
  });

  it('shows the full keyboard of a phone for a recovery code', async () => {
    response(401, { code: 'second_factor_needed', message: 'Enter the code', error: '' });
    open('/login');
    await fill(values);
    await press('Sign In');
    await field('Code');
    await press('Use a recovery code');
    expect(await field('Code')).toHaveAttribute('inputmode', 'text');
    expect(await field('Code')).toHaveFocus();
  });

  it.each([
    ['/login', 'Continue with Google', ''],
    ['/login?next=/cart', 'Continue with Google', '?next=%2Fcart'],
    ['/login?next=//elsewhere.example', 'Continue with Google', '?next=%2Fdashboard'],
    ['/signup?next=/cart', 'Sign up with Google', '?next=%2Fcart'],
  ])('%s links to Google', async (address, name, query) => {
    open(address);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/api/v1/auth/google${query}`,
    );
  });

  it.each([
    ['/login', 'Continue with Google'],
    ['/signup', 'Sign up with Google'],
  ])('%s shows that Google is unavailable before it is pressed', async (address, label) => {
    open(address, false);
    const button = await screen.findByRole('button', { name: `${label} (not available yet)` });
    expect(button).toBeDisabled();
    expect(screen.queryByRole('link', { name: label })).not.toBeInTheDocument();
  });

  it.each([
    ['unavailable', 'Google sign-in is not available yet. Please use your email.'],
    ['cancelled', /^Signing in with Google was cancelled/],
    ['failed', /^Signing in with Google did not work/],
    ['unverified', /^Google has not confirmed the email address/],
  ])('shows the outcome %s', async (outcome, sentence) => {
    open(`/login?google=${outcome}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('ignores an unknown outcome', async () => {
    open('/login?google=constructor');
    await field('Email');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the message of any other error response', async () => {
    response(429, {
      code: 'limit',
      message: 'Please wait a minute.',
      error: 'Please wait a minute.',
    });
    open('/login');
    await fill(values);
    await press('Sign In');
    expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  });

  it('shows an error when there is no response', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    open('/login');
    await fill(values);
    await press('Sign In');
    expect(await screen.findByText('Something went wrong. Try again.')).toBeVisible();
    expect(await field('Email')).toHaveValue('tahmina@example.com');
  });

  it('shows and hides the password', async () => {
    open('/login');
    await fill(values);
    expect(await field('Password')).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(await field('Password')).toHaveAttribute('type', 'text');
    expect(await field('Password')).toHaveValue('correct horse');
    await press('Hide password');
    expect(await field('Password')).toHaveAttribute('type', 'password');
  });

  it('passes the next page on to Sign Up', async () => {
    open('/login?next=/cart');
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fcart',
    );
  });
});

import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import LoginPage, { clientAction as signIn } from './login.route';
import { NOTICE_TOLD, signInNotice } from './sign-in-notice';
import SignUpPage, { clientAction as signUp } from './signup.route';

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const person = userEvent.setup();

function Arrived() {
  const { pathname, search } = useLocation();
  return <p>Arrived at {pathname + search}</p>;
}

function open(address: string) {
  const Stub = createRoutesStub([
    {
      path: '/login',
      HydrateFallback: () => null,
      loader: ({ request: { url } }) => ({
        notice: signInNotice(new Request(url, { headers: { cookie: document.cookie } })),
      }),
      action: signIn as never,
      Component: LoginPage as never,
    },
    { path: '/signup', action: signUp as never, Component: SignUpPage as never },
    { path: '*', Component: Arrived },
  ]);
  render(<Stub initialEntries={[address]} />);
}

const field = (label: string) => screen.findByLabelText(label);
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const answer = (status: number, body: unknown) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

async function fill(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const input = await field(label);
    await person.clear(input);
    if (text) await person.type(input, text);
  }
}

beforeEach(() => {
  fetched.mockReset();
  global.fetch = fetched as never;
  document.cookie = NOTICE_TOLD;
});

describe('Sign In', () => {
  const typed = { Email: 'tahmina@example.com', Password: 'correct horse' };

  it.each(Object.keys(typed))('asks for a blank %s and sends nothing', async (blank) => {
    open('/login');
    await fill({ ...typed, [blank]: '' });
    await press('Sign In');
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    const input = await field(blank);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please fill in all fields');
    expect(input).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('calls the API and goes to the dashboard', async () => {
    answer(200, { token: 'secret', user: {} });
    open('/login');
    await fill(typed);
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
  ])('with next=%s goes to %s', async (next, path) => {
    answer(200, { token: 'secret', user: {} });
    open(`/login?next=${encodeURIComponent(next)}`);
    await fill(typed);
    await press('Sign In');
    expect(await screen.findByText(`Arrived at ${path}`)).toBeVisible();
  });

  it('says that email or password are wrong, and stays', async () => {
    answer(401, { code: 'unauthorized', message: 'No', error: 'No' });
    open('/login');
    await fill(typed);
    await press('Sign In');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(await field('Email')).toHaveValue('tahmina@example.com');
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('asks for a code where the account has a second step, and keeps what was typed', async () => {
    answer(401, { code: 'second_factor_needed', message: 'Enter the code', error: '' });
    open('/login');
    await fill(typed);
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await press('Sign In');
    const code = await field('Code');
    expect(code).toHaveFocus();
    expect(code).not.toHaveAttribute('aria-invalid');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAccessibleDescription('From your authenticator app, or a recovery code');
    expect(screen.getByRole('status')).toHaveTextContent('Your password is right. Now the code.');
    expect(await field('Password')).toHaveValue('correct horse');

    const wrong = 'This code is not right. Please try again.';
    answer(401, { code: 'second_factor_wrong', message: wrong, error: wrong });
    await fill({ Code: '000000' });
    await press('Sign In');
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(code).toHaveAttribute('aria-invalid', 'true');
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(new RegExp(wrong));

    answer(200, { token: 'secret', user: {} });
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

  it('gives a phone all its keys for a recovery code', async () => {
    answer(401, { code: 'second_factor_needed', message: 'Enter the code', error: '' });
    open('/login');
    await fill(typed);
    await press('Sign In');
    await field('Code');
    await press('Type a recovery code');
    expect(await field('Code')).toHaveAttribute('inputmode', 'text');
    expect(await field('Code')).toHaveFocus();
  });

  it.each([
    ['/login', 'Continue with Google', ''],
    ['/login?next=/cart', 'Continue with Google', '?next=%2Fcart'],
    ['/login?next=//elsewhere.example', 'Continue with Google', '?next=%2Fdashboard'],
    ['/signup?next=/cart', 'Sign up with Google', '?next=%2Fcart'],
  ])('%s shows the way to Google', async (address, name, query) => {
    open(address);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/api/v1/auth/google${query}`,
    );
  });

  it.each([
    ['unavailable', 'Google sign-in is not available yet. Please use your email.'],
    ['cancelled', /^Signing in with Google was cancelled/],
    ['failed', /^Signing in with Google did not work/],
    ['unverified', /^Google has not confirmed the email address/],
  ])('tells of the outcome %s', async (outcome, sentence) => {
    open(`/login?google=${outcome}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it('says nothing of an outcome that does not exist', async () => {
    open('/login?google=constructor');
    await field('Email');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the message of any other refusal', async () => {
    answer(429, {
      code: 'limit',
      message: 'Please wait a minute.',
      error: 'Please wait a minute.',
    });
    open('/login');
    await fill(typed);
    await press('Sign In');
    expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  });

  it('says so when nothing answers', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    open('/login');
    await fill(typed);
    await press('Sign In');
    expect(await screen.findByText('Something went wrong. Try again.')).toBeVisible();
    expect(await field('Email')).toHaveValue('tahmina@example.com');
  });

  it('shows and hides the password', async () => {
    open('/login');
    await fill(typed);
    expect(await field('Password')).toHaveAttribute('type', 'password');
    await press('Show password');
    expect(await field('Password')).toHaveAttribute('type', 'text');
    expect(await field('Password')).toHaveValue('correct horse');
    await press('Hide password');
    expect(await field('Password')).toHaveAttribute('type', 'password');
  });

  it('takes the way on along to Sign Up', async () => {
    open('/login?next=/cart');
    expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fcart',
    );
  });
});

describe('Sign Up', () => {
  const typed = {
    Name: 'Tahmina Akter',
    'Phone number': '01711 000000',
    Email: 'tahmina@example.com',
    Password: 'horse-12',
    'Confirm password': 'horse-12',
  };

  it.each(Object.keys(typed))('asks for a blank %s and sends nothing', async (blank) => {
    open('/signup');
    await fill({ ...typed, [blank]: '' });
    await press('Sign Up');
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    expect(await field(blank)).toHaveFocus();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('wants eight characters, twice the same', async () => {
    open('/signup');
    await fill({ ...typed, Password: 'horse-1', 'Confirm password': 'horse-1' });
    await press('Sign Up');
    expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();

    await fill({ Password: 'horse-12', 'Confirm password': 'horse-13' });
    await press('Sign Up');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(await field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.queryByText('Password must be at least 8 characters')).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('wants a real email address and phone number', async () => {
    open('/signup');
    await fill({ ...typed, Email: 'tahmina', 'Phone number': '12' });
    await press('Sign Up');
    expect(await screen.findByText(/^Enter an email address/)).toBeVisible();
    expect(await field('Phone number')).toHaveAccessibleDescription(/^Enter a phone number/);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('makes an account with the role user, then Sign In tells of it', async () => {
    answer(201, { success: true, user: {} });
    open('/signup');
    await fill(typed);
    await press('Sign Up');
    expect(await screen.findByText('Your account is made. Sign in to go on.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    const [address, request] = fetched.mock.calls[0]!;
    expect(address).toBe('/api/v1/register');
    expect(JSON.parse(request.body as string)).toEqual({
      name: 'Tahmina Akter',
      number: '01711 000000',
      email: 'tahmina@example.com',
      password: 'horse-12',
      role: 'user',
    });
  });

  it.each([
    [409, { error: 'X' }, 'X'],
    [500, '', 'Failed to sign up. Please try again.'],
  ])('on %d with %j says %s and keeps what was typed', async (status, body, text) => {
    answer(status, body);
    open('/signup');
    await fill(typed);
    await press('Sign Up');
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field('Email')).toHaveValue('tahmina@example.com');
  });

  it('puts what the server finds wrong under its field', async () => {
    const fields = { password: 'This password is too common. Please choose another one.' };
    answer(400, { code: 'invalid', message: 'Not taken', error: 'Not taken', fields });
    open('/signup');
    await fill(typed);
    await press('Sign Up');
    await waitFor(async () =>
      expect(await field('Password')).toHaveAccessibleDescription(fields.password),
    );
  });

  it('says so when nothing answers', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    open('/signup');
    await fill(typed);
    await press('Sign Up');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });

  it('shows each password on its own', async () => {
    open('/signup');
    await field('Confirm password');
    await press('Show confirm password');
    expect(await field('Confirm password')).toHaveAttribute('type', 'text');
    expect(await field('Password')).toHaveAttribute('type', 'password');
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import {
  type StubResponse,
  noResponse,
  errorResponse,
  pendingResponse,
  stubApi,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { company, staff } from '../../../platform/testing/rows';

type Login = StubResponse | (() => Promise<StubResponse>);
const accepted: Login = { body: { token: 'x', user: staff() } };

async function openSignIn(login: Login, address = '/login') {
  const { calls } = stubApi({ 'POST /auth/login': login });
  const page = renderDashboard(address);
  const email = await screen.findByLabelText('Email');
  const password = screen.getByLabelText('Password');
  const send = async (values: { email?: string; password?: string }) => {
    if (values.email) await page.person.type(email, values.email);
    if (values.password) await page.person.type(password, values.password);
    await page.person.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  const logins = () => calls.filter((call) => call.address.pathname.endsWith('/auth/login'));
  return { ...page, email, password, send, logins };
}

const codeError = (code: string, message: string): StubResponse => ({
  status: 401,
  body: { code, message, error: message, requestId: 'test' },
});
const needed = codeError('second_factor_needed', 'Enter the code.');
const wrongCode = codeError('second_factor_wrong', 'This code is not right.');

const owner = { email: 'owner@example.com', password: 'quiet-compressor' };

test('keeps the form unchanged while the company is loading', async () => {
  const { response, respond } = pendingResponse();
  stubApi({ 'GET /company': response });
  renderDashboard('/login');
  await screen.findByLabelText('Email');
  const form = screen.getByRole('main');
  const before = form.textContent;
  respond({ body: { data: company() } });
  const header = within(screen.getByRole('banner'));
  expect(await header.findByText('For staff of Example Cooling.')).toBeVisible();
  expect(header.getByText('Staff dashboard')).toBeVisible();
  expect(form.textContent).toBe(before);
});

test('names and focuses an empty field before anything is sent', async () => {
  const { send, logins, password } = await openSignIn(accepted);
  await send({ email: owner.email });
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(password).toHaveFocus();
  expect(logins()).toHaveLength(0);
});

test.each<[string, Login, string]>([
  ['wrong credentials', errorResponse(401, 'no'), 'Invalid email or password'],
  ['no response', noResponse, 'Something went wrong. Try again.'],
  ['a server error', errorResponse(500, 'Internal error'), 'Something went wrong. Try again.'],
  [
    'too many attempts',
    errorResponse(429, 'Too many tries. Wait a minute.'),
    'Too many tries. Wait a minute.',
  ],
])('shows the message for %s and keeps the form values', async (_case, response, text) => {
  const { send, email, address } = await openSignIn(response);
  await send(owner);
  expect(await screen.findByText(text)).toBeVisible();
  expect(email).toHaveValue(owner.email);
  expect(address()).toBe('/login');
});

test('rejects a visitor’s account with the server’s message and a link to the public site', async () => {
  const { send } = await openSignIn(errorResponse(403, 'This page is for staff.'));
  await send(owner);
  expect(await screen.findByText(/This page is for staff\./)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Home' });
  expect(links.at(-1)).toHaveAttribute('href', 'http://localhost/');
});

test('returns to the page of origin after sign-in', async () => {
  const origin = '/dashboard/user/user-list?role=admin';
  const { send, logins, address } = await openSignIn(
    accepted,
    `/login?next=${encodeURIComponent(origin)}`,
  );
  await send(owner);
  expect(await screen.findByRole('heading', { name: 'User List' })).toBeVisible();
  expect(address()).toBe(origin);
  expect(logins().map((call) => call.body)).toEqual([owner]);
});

test('ignores an address of another site', async () => {
  const { send, address } = await openSignIn(accepted, '/login?next=//evil.example');
  await send(owner);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('shows and hides the password', async () => {
  const { person, password } = await openSignIn(accepted);
  expect(password).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

describe('sign-in with a second factor', () => {
  /** Returns the responses one after the other. */
  const inTurn = (...responses: StubResponse[]): Login => {
    return () => Promise.resolve(responses.length > 1 ? responses.shift()! : responses[0]!);
  };

  test('asks for the code, focuses it and keeps email and password', async () => {
    const { send, email, password, person, logins, address } = await openSignIn(
      inTurn(needed, accepted),
    );
    await send(owner);
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAccessibleDescription('From your authenticator app, or a recovery code');
    expect(email).toHaveValue(owner.email);
    expect(password).toHaveValue(owner.password);
    expect(screen.queryByText('Invalid email or password')).not.toBeInTheDocument();
    await person.keyboard('123456{Enter}');
    // The heading appears again once the parts of the page are loaded.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible());
    expect(address()).toBe('/dashboard');
    expect(logins().map((call) => call.body)).toEqual([owner, { ...owner, code: '123456' }]);
  });

  test('shows a wrong code at its field and keeps its value and focus', async () => {
    const { send, person, password } = await openSignIn(inTurn(needed, wrongCode));
    await send(owner);
    await person.type(await screen.findByLabelText('Code'), '000000{Enter}');
    const code = screen.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('This code is not right.'));
    expect(code).toBeInvalid();
    expect(code).toHaveValue('000000');
    expect(code).toHaveFocus();
    expect(password).toHaveValue(owner.password);
  });

  test('sends nothing without a code', async () => {
    const { send, logins } = await openSignIn(needed);
    await send(owner);
    const code = await screen.findByLabelText('Code');
    await send({});
    expect(code).toHaveAccessibleDescription('Enter the code');
    expect(logins()).toHaveLength(1);
  });

  test('offers letters on the keyboard for a recovery code', async () => {
    const { send, person, logins } = await openSignIn(inTurn(needed, accepted));
    await send(owner);
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const field = screen.getByLabelText('Recovery code');
    expect(field).toHaveAttribute('inputmode', 'text');
    await person.type(field, 'ABCD-EFGH-JKLM{Enter}');
    await screen.findByRole('heading', { name: 'Overview' });
    expect(logins().at(-1)?.body).toEqual({ ...owner, code: 'ABCD-EFGH-JKLM' });
  });

  test('does not ask another email for the code of the previous one', async () => {
    const { send, email, person, logins } = await openSignIn(inTurn(needed, accepted));
    await send(owner);
    await screen.findByLabelText('Code');
    await person.clear(email);
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await send({ email: 'staff@example.com' });
    await screen.findByRole('heading', { name: 'Overview' });
    expect(logins().at(-1)?.body).toEqual({ ...owner, email: 'staff@example.com' });
  });
});

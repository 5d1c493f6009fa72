import { screen } from '@testing-library/react';
import { type Answer, noAnswer, refusal, stubApi } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { staff } from '../testing/rows';

type Login = Answer | (() => Promise<Answer>);
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

const owner = { email: 'owner@example.com', password: 'quiet-compressor' };

test('an empty field is named before anything is sent, and gets the focus', async () => {
  const { send, logins, password } = await openSignIn(accepted);
  await send({ email: owner.email });
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  expect(password).toHaveFocus();
  expect(logins()).toHaveLength(0);
});

test.each<[string, Login, string]>([
  ['wrong data', refusal(401, 'no'), 'Invalid email or password'],
  ['no answer', noAnswer, 'Something went wrong. Try again.'],
  ['a broken server', refusal(500, 'Internal error'), 'Something went wrong. Try again.'],
  [
    'too many tries',
    refusal(429, 'Too many tries. Wait a minute.'),
    'Too many tries. Wait a minute.',
  ],
])('%s is told in its own sentence and keeps what was typed', async (_case, answer, text) => {
  const { send, email, address } = await openSignIn(answer);
  await send(owner);
  expect(await screen.findByText(text)).toBeVisible();
  expect(email).toHaveValue(owner.email);
  expect(address()).toBe('/login');
});

test('a visitor’s account is refused in the server’s words, with the way to the public site', async () => {
  const { send } = await openSignIn(refusal(403, 'This page is for staff.'));
  await send(owner);
  expect(await screen.findByText(/This page is for staff\./)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Home' });
  expect(links.at(-1)).toHaveAttribute('href', 'http://localhost/');
});

test('signing in leads back to the page of origin', async () => {
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

test('an address of another site is not followed', async () => {
  const { send, address } = await openSignIn(accepted, '/login?next=//evil.example');
  await send(owner);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(address()).toBe('/dashboard');
});

test('the password can be shown and hidden', async () => {
  const { person, password } = await openSignIn(accepted);
  expect(password).toHaveAttribute('type', 'password');
  await person.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await person.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

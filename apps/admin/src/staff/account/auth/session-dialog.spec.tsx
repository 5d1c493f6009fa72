import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';

// The page after sign-in has the charts, which take seconds to load on a busy machine.
beforeAll(() => import('../../overview/overview.page'));

const PASSWORD_PAGE = '/dashboard/user/change-password';
const other = staff({ id: 2, name: 'Sharmin Sultana', email: 'staff@example.com', role: 'admin' });

/** Dashboard whose session ends when `end` is called, until the next sign-in. */
function expiringSession(whoSignsIn = staff(), confirmed?: Promise<unknown>) {
  let account: typeof whoSignsIn | null = staff();
  const orOver = (response: StubResponse) => () =>
    account ? response : errorResponse(401, 'Please sign in');
  const { calls } = stubApi({
    'GET /auth/session': () => ({ body: { user: account } }),
    'GET /user': orOver({ body: { data: [staff()] }, total: 1 }),
    'GET /user/:id': async () => {
      if (account?.id === whoSignsIn.id) await confirmed;
      return { body: { success: true, data: account } };
    },
    'POST /auth/change-password': orOver({ body: { success: true } }),
    'POST /auth/login': () => {
      account = whoSignsIn;
      return { body: { token: 'x', user: whoSignsIn } };
    },
  });
  return { calls, end: () => (account = null) };
}

const pathOf = (call: { address: URL }) => call.address.pathname;
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Sign in again' }));

async function typePasswordsUntilOver(whoSignsIn = staff(), confirmed?: Promise<unknown>) {
  const { end, calls } = expiringSession(whoSignsIn, confirmed);
  const page = renderDashboard(PASSWORD_PAGE);
  const { person } = page;
  await person.type(await screen.findByLabelText('Current password'), 'quiet-compressor');
  await person.type(screen.getByLabelText('New password'), 'louder-compressor');
  await person.type(screen.getByLabelText('Confirm new password'), 'louder-compressor');
  end();
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  return { ...page, calls, over: await dialog() };
}

test('asks to sign in over the page after a 401, with the account filled in', async () => {
  const { over, address } = await typePasswordsUntilOver();
  expect(over.getByText(/Your session has ended/)).toBeVisible();
  expect(over.getByLabelText('Email')).toHaveValue('owner@example.com');
  expect(over.getByLabelText('Password')).toHaveFocus();
  expect(address()).toBe(PASSWORD_PAGE);
  expect(screen.queryByText('Password update failed.')).not.toBeInTheDocument();
});

test('repeats the save after the same account has signed in', async () => {
  const { over, person, address, calls } = await typePasswordsUntilOver();
  await person.type(over.getByLabelText('Password'), 'quiet-compressor');
  await person.click(over.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/login');
  const sent = calls.filter((call) => call.address.pathname.endsWith('/change-password'));
  expect(sent).toHaveLength(2);
  expect(sent[1]!.body).toEqual(sent[0]!.body);
});

test('starts afresh for another account and does not repeat the request of the previous one', async () => {
  let confirm = () => {};
  const confirmed = new Promise<void>((resolve) => (confirm = resolve));
  const { over, person, address, calls } = await typePasswordsUntilOver(other, confirmed);
  await person.clear(over.getByLabelText('Email'));
  await person.type(over.getByLabelText('Email'), other.email);
  await person.type(over.getByLabelText('Password'), 'seven-cassettes');
  await person.click(over.getByRole('button', { name: 'Sign in' }));
  // The server takes a while to confirm the account.
  await waitFor(() => expect(calls.map(pathOf)).toContain('/api/v1/user/2'));
  confirm();
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(calls.filter((call) => pathOf(call).endsWith('/change-password'))).toHaveLength(1);
  expect(address()).toBe('/dashboard');
  expect(screen.getByText('Sharmin Sultana')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('opens the sign-in page on Cancel without a question, and remembers the page', async () => {
  const { over, person, address } = await typePasswordsUntilOver();
  await person.click(over.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe(`/login?next=${encodeURIComponent(PASSWORD_PAGE)}`);
});

test('stays open and shows an error after a wrong password', async () => {
  const { end } = expiringSession();
  const { person } = renderDashboard('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Rafiqul Islam' });
  end();
  stubApi({
    'GET /auth/session': { body: { user: null } },
    'GET /user': errorResponse(401, 'Please sign in'),
    'POST /auth/login': errorResponse(401, 'no'),
  });
  await person.click(screen.getByRole('button', { name: 'Users' }));
  await person.click(await screen.findByRole('link', { name: 'User List' }));
  const over = await dialog();
  await person.type(over.getByLabelText('Password'), 'wrong');
  await person.click(over.getByRole('button', { name: 'Sign in' }));
  expect(await over.findByText('Invalid email or password')).toBeVisible();
});

test('refetches a list that got a 401 after sign-in', async () => {
  const { end } = expiringSession();
  const { person } = renderDashboard('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Rafiqul Islam' });
  end();
  await person.click(screen.getByRole('button', { name: 'Users' }));
  await person.click(await screen.findByRole('link', { name: 'User List' }));
  const over = await dialog();
  await person.type(over.getByLabelText('Password'), 'quiet-compressor');
  await person.click(over.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('row', { name: /owner@/ })).toBeVisible();
});

test('asks for the code of a second factor in the dialog', async () => {
  const { over, person } = await typePasswordsUntilOver();
  const login = (body: unknown): StubResponse =>
    (body as { code?: string }).code
      ? { body: { token: 'x', user: staff() } }
      : { status: 401, body: { code: 'second_factor_needed', message: 'Enter the code.' } };
  const { calls } = stubApi({
    'POST /auth/login': () => login(calls.at(-1)?.body),
  });
  await person.type(over.getByLabelText('Password'), 'quiet-compressor{Enter}');
  await person.type(await over.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('New password')).toHaveValue('louder-compressor');
});

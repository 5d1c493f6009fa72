import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';

const LIST = '/dashboard/user/user-list?role=admin';
const nusrat = staff({ id: 7, name: 'Nusrat Rahman', role: 'admin', email: 'nusrat@example.com' });
const rows: StubResponse = { body: { data: [nusrat] }, total: 1 };
const notStaff: StubResponse = {
  status: 403,
  body: { code: 'second_factor_missing', message: 'Please set it up first.', error: '' },
};

/** Server that requires two-step verification from the call of `require` until it is set up. */
function requiringServer() {
  let missing = false;
  let account = nusrat;
  const { calls } = stubApi({
    'GET /auth/session': () => ({ body: { user: account, second_factor_missing: missing } }),
    'GET /user/:id': () => ({ body: { success: true, data: account } }),
    'GET /user': () => (missing ? notStaff : rows),
    'POST /auth/login': { body: { token: 'x', user: nusrat } },
    'POST /auth/change-password': () => (missing ? notStaff : { body: { success: true } }),
    'POST /auth/second-factor': {
      body: { data: { secret: 'JBSW Y3DP', uri: 'x', qr: { size: 29, path: 'M4 4h7v1h-7z' } } },
    },
    'POST /auth/second-factor/confirm': () => {
      missing = false;
      account = { ...nusrat, second_factor: true };
      return { body: { data: { recovery_codes: ['ABCD-EFGH-JKLM'] } } };
    },
  });
  return { calls, require: () => (missing = true) };
}

type Person = ReturnType<typeof renderDashboard>['person'];
async function setUp(person: Person) {
  await person.type(await screen.findByLabelText('Password'), 'seven-cassettes{Enter}');
  await person.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await person.click(await screen.findByRole('checkbox', { name: 'I’ve saved these codes' }));
  await person.click(screen.getByRole('button', { name: 'Done' }));
}

test('shows the setup instead of every page, then the page of origin', async () => {
  const { require } = requiringServer();
  require();
  const { person, address } = renderDashboard(LIST);
  expect(
    await screen.findByRole('heading', { name: 'Set up your two-step verification' }),
  ).toBeVisible();
  expect(await screen.findByText(/Example Cooling requires two-step verification/)).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await setUp(person);
  expect(await screen.findByRole('row', { name: /nusrat@/ })).toBeVisible();
  expect(address()).toBe(LIST);
});

test('keeps the recovery codes on screen after the setup is complete', async () => {
  const { require } = requiringServer();
  require();
  const { person } = renderDashboard(LIST);
  await person.type(await screen.findByLabelText('Password'), 'seven-cassettes{Enter}');
  await person.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('ABCD-EFGH-JKLM')).toBeVisible();
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(screen.getByText('ABCD-EFGH-JKLM')).toBeVisible());
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('opens the setup after sign-in, then the requested page', async () => {
  const { require } = requiringServer();
  require();
  const { person, address } = renderDashboard(`/login?next=${encodeURIComponent(LIST)}`);
  await person.type(await screen.findByLabelText('Email'), nusrat.email);
  await person.type(screen.getByLabelText('Password'), 'seven-cassettes{Enter}');
  expect(
    await screen.findByRole('heading', { name: 'Set up your two-step verification' }),
  ).toBeVisible();
  await setUp(person);
  expect(await screen.findByRole('row', { name: /nusrat@/ })).toBeVisible();
  expect(address()).toBe(LIST);
});

test('offers a logout instead of the setup', async () => {
  const { require, calls } = requiringServer();
  require();
  const { person, address } = renderDashboard(LIST);
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe('/login');
  expect(calls.some((call) => call.address.pathname.endsWith('/auth/logout'))).toBe(true);
});

test('opens the setup over the page if the rule is set during work, and keeps its form values', async () => {
  const { require } = requiringServer();
  const { person } = renderDashboard('/dashboard/user/change-password');
  await person.type(await screen.findByLabelText('Current password'), 'seven-cassettes');
  await person.type(screen.getByLabelText('New password'), 'eight-cassettes');
  await person.type(screen.getByLabelText('Confirm new password'), 'eight-cassettes');
  require();
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set up your two-step verification' });
  expect(within(dialog).getByRole('button', { name: 'Logout' })).toBeVisible();
  await setUp(person);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('New password')).toHaveValue('eight-cassettes');
});

test('refetches a rejected page after the setup', async () => {
  const { require } = requiringServer();
  const { person, go } = renderDashboard('/dashboard/profile');
  await screen.findByRole('heading', { name: 'Nusrat Rahman' });
  require();
  await go(LIST);
  await screen.findByRole('dialog', { name: 'Set up your two-step verification' });
  await setUp(person);
  expect(await screen.findByRole('row', { name: /nusrat@/ })).toBeVisible();
});

test('does not open the setup after another error', async () => {
  requiringServer();
  stubApi({ 'GET /user': errorResponse(403, 'You may not do this.') });
  renderDashboard(LIST);
  expect(await screen.findByText('Error: Network response was not ok')).toBeVisible();
  expect(screen.queryByText('Set up your two-step verification')).not.toBeInTheDocument();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { auditEntry, staff } from '../../platform/testing/rows';
import { setScreenWidth } from '../../platform/testing/screen-width';

const LOG = '/dashboard/setting/audit-log';
const tanvir = staff({ id: 8, name: 'Tanvir Hasan', role: 'admin', email: 'tanvir@example.com' });
const failed = auditEntry({
  id: 30,
  action: 'sign_in_failed',
  actor_id: null,
  actor_name: '',
  actor_email: '',
  subject_id: null,
  subject_name: 'stranger@example.com',
  user_agent: 'curl/8',
  device: { name: null, handheld: false },
  changes: [],
});

function openLog(
  address = LOG,
  overrides: Record<string, StubResponse | ((address: URL) => StubResponse)> = {},
) {
  const responses: typeof overrides = {
    'GET /audit': { body: { data: [auditEntry(), failed] }, total: 2 },
    'GET /user': ({ searchParams }) => {
      const data = searchParams.get('role') === 'admin' ? [tanvir] : [staff()];
      return { body: { data }, total: 1 };
    },
    ...overrides,
  };
  const { calls } = stubApi(responses);
  const page = renderDashboard(address);
  const lastQuery = () =>
    Object.fromEntries(
      calls.filter((call) => call.address.pathname === '/api/v1/audit').at(-1)?.address
        .searchParams ?? [],
    );
  return { ...page, lastQuery };
}

const line = (name: RegExp) => screen.findByRole('row', { name });

test('shows time, person, action as a sentence, and origin of an entry', async () => {
  openLog();
  const table = within(await screen.findByRole('table', { name: 'Audit Log' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'When',
    'Who',
    'What',
    'IP and device',
    'Changes',
  ]);
  expect(table.getByRole('rowheader', { name: 'Friday, 20 November 2026' })).toBeVisible();
  const row = within(await line(/Rafiqul Islam/));
  expect(row.getByText('20/11/2026, 14:05')).toBeVisible();
  expect(row.getByText('owner@example.com')).toBeVisible();
  const what = row.getByText('tanvir@example.com').closest('td');
  expect(what).toHaveTextContent('Changed the role of tanvir@example.com from User to Admin');
  expect(row.getByText('192.0.2.10')).toBeVisible();
  expect(row.getByText('Chrome on Windows')).toBeVisible();
});

test('marks an entry without a signed-in user, and does not expand one without changes', async () => {
  openLog();
  const row = within(await line(/stranger@example.com/));
  expect(row.getByText('Not signed in')).toBeVisible();
  expect(row.getByText('Unknown device')).toBeVisible();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('expands the changes field by field, also by keyboard', async () => {
  const { person } = openLog();
  const button = await screen.findByRole('button', {
    name: /^Changes: changed the role of tanvir/,
  });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  act(() => button.focus());
  await person.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const change = within(await line(/^Role/));
  expect(change.getByText('User')).toBeVisible();
  expect(change.getByText('Admin')).toBeVisible();
  await person.keyboard(' ');
  expect(screen.queryByRole('row', { name: /^Role/ })).not.toBeInTheDocument();
});

test('stores every filter in the address and sends it to the server', async () => {
  const { person, address, lastQuery } = openLog();
  const choose = async (filter: string, choice: string) => {
    await person.click(await screen.findByRole('combobox', { name: new RegExp(`^${filter}:`) }));
    await person.click(await screen.findByRole('option', { name: choice }));
  };
  await choose('Action', 'Role changed');
  await choose('About', 'Account');
  await choose('Who', 'Tanvir Hasan');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
  await person.type(screen.getByRole('searchbox'), 'tanvir{Enter}');
  const wanted = {
    action: 'role_changed',
    subject: 'user',
    actor_id: '8',
    from: '2026-11-01',
    to: '2026-11-20',
    q: 'tanvir',
  };
  await waitFor(() => expect(lastQuery()).toMatchObject(wanted));
  expect(address()).toBe(`${LOG}?${new URLSearchParams(wanted)}`);
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe(LOG);
});

test('drops a delayed search when a link to the changes of a person is followed', async () => {
  const { person, address } = openLog();
  const link = await screen.findByRole('link', { name: 'Rafiqul Islam' });
  const search = screen.getByRole('searchbox', { name: 'Search the log' });
  await person.type(search, 'tan');
  await person.click(link);
  expect(screen.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('');
  expect(address()).toBe(`${LOG}?actor_id=1`);
});

test('does not request a half-typed year', async () => {
  const { address } = openLog();
  const from = await screen.findByLabelText('From');
  fireEvent.change(from, { target: { value: '0202-11-01' } });
  expect(from).toHaveValue('0202-11-01');
  expect(address()).toBe(LOG);
});

test('links a name to all actions of the person, and changes to everything about their subject', async () => {
  const { person, address } = openLog();
  await person.click(await screen.findByRole('link', { name: 'Rafiqul Islam' }));
  expect(address()).toBe(`${LOG}?actor_id=1`);
  expect(await screen.findByRole('combobox', { name: 'Who: Rafiqul Islam' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: /^Changes:/ }));
  await person.click(screen.getByRole('link', { name: 'Full history of tanvir@example.com' }));
  expect(address()).toBe(`${LOG}?subject=user&subject_id=8`);
  expect(screen.getByText('Only changes to account 8.')).toBeVisible();
});

test('follows a link that is clicked as a search begins', async () => {
  const { person, address, go } = openLog();
  const field = await screen.findByRole('searchbox', { name: 'Search the log' });
  await person.type(field, 'row');
  // React renders the rows of the link at the end of `act`, after the search would have begun.
  await act(async () => {
    fireEvent.keyDown(field, { key: 'Enter' });
    await go(`${LOG}?actor_id=1`);
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(address()).toBe(`${LOG}?actor_id=1`);
  expect(screen.getByRole('searchbox', { name: 'Search the log' })).toHaveValue('');
});

test('loads pages from the server', async () => {
  const { person, address, lastQuery } = openLog(LOG, {
    'GET /audit': { body: { data: [auditEntry()] }, total: 45 },
  });
  await person.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(address()).toBe(`${LOG}?page=2`);
  await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2', pageSize: '20' }));
});

test('explains an empty log, and offers to clear an empty search', async () => {
  const empty = { 'GET /audit': { body: { data: [] }, total: 0 } };
  const { person, address, go } = openLog(LOG, empty);
  expect(await screen.findByText(/No entries yet/)).toBeVisible();
  await go(`${LOG}?action=deleted`);
  expect(await screen.findByText('No entries match.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe(LOG);
});

test('shows an error after a failed load and offers a retry', async () => {
  let broken = true;
  const { person } = openLog(LOG, {
    'GET /audit': () =>
      broken ? errorResponse(500, 'The log rests') : { body: { data: [auditEntry()] }, total: 1 },
  });
  expect(await screen.findByText('Error: The log rests')).toBeVisible();
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await line(/Rafiqul Islam/)).toBeVisible();
});

test('shows the same entries as cards on a phone', async () => {
  setScreenWidth(390);
  const { person } = openLog();
  await person.click(await screen.findByRole('button', { name: /^Changes:/ }));
  expect(screen.queryByRole('table', { name: 'Audit Log' })).not.toBeInTheDocument();
  expect(within(await line(/^Role/)).getByText('Admin')).toBeVisible();
});

test.each([
  ['Audit Log', LOG],
  ['Mail', '/dashboard/setting/mail-log'],
  ['Mail', '/dashboard/setting/mail-server'],
  ['Security', '/dashboard/setting/security'],
])('hides %s from other staff and shows a notice at its address', async (title, address) => {
  stubApi({ 'GET /auth/session': { body: { user: tanvir, second_factor_missing: false } } });
  renderDashboard(address);
  expect(
    await screen.findByRole('heading', { name: 'This page is for the owner' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/Ask the owner if you need/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the overview' })).toBeVisible();
  expect(screen.queryByRole('link', { name: title })).not.toBeInTheDocument();
});

test('names choices in the changes of an entry instead of their constants', async () => {
  const entry = auditEntry({
    action: 'updated',
    subject: 'contact-message',
    subject_name: 'ENQ-2026-000012',
    changes: [
      { field: 'stage', before: 'visit', after: 'lost' },
      { field: 'lost_reason', before: null, after: 'not_offered' },
      { field: 'next_step', before: null, after: 'other' },
    ],
  });
  openLog(LOG, { 'GET /audit': { body: { data: [entry] }, total: 1 } });
  fireEvent.click(await screen.findByRole('button', { name: /^Changes/ }));
  const changed = (name: RegExp) => screen.findByRole('row', { name });
  expect(await changed(/^stage Site visit Lost$/i)).toBeVisible();
  expect(await changed(/nothing We don’t offer it$/)).toBeVisible();
  expect(await changed(/nothing other$/)).toBeVisible();
});

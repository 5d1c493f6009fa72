import { screen, waitFor, within } from '@testing-library/react';
import {
  errorResponse,
  noResponse,
  stubApi,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { invitation, listedUser, staff, userSummary } from '../../../platform/testing/rows';
import { setScreenWidth } from '../../../platform/testing/screen-width';

const LIST = '/dashboard/user/user-list';
const HOUR_MS = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const kamrul = invitation({ expires_at: inHours(5 * 24) });
const LINK = 'http://admin.localhost/invitation?token=secret';
const missing = (...people: { id: number; name: string }[]) => ({
  'GET /user/summary': { body: { data: userSummary({ without_second_factor: people }) } },
});

function open(overrides: Parameters<typeof stubApi>[0] = {}, address = LIST) {
  const { calls } = stubApi({
    'GET /user': { body: { data: [listedUser()] }, total: 1 },
    'GET /user/summary': {
      body: { data: userSummary({ staff: 1, visitors: 1234, invited: 1 }) },
    },
    'GET /user/invitation': { body: { data: [kamrul] } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const writes = () =>
    calls
      .filter(({ method }) => method !== 'GET')
      .map((call) => [`${call.method} ${call.address.pathname}`, call.body]);
  return { ...page, calls, writes };
}

describe('user list with tabs', () => {
  test('shows the count of each tab, and invitations after the accounts under All', async () => {
    open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Types of user' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
        'All 1,236',
        'Staff 1',
        'Invited 1',
        'Visitors 1,234',
      ]),
    );
    const row = within(await screen.findByRole('row', { name: /kamrul@/ }));
    expect(row.getByText('not signed in yet')).toBeVisible();
    expect(row.getByText('Invited 20/11/2026')).toBeVisible();
    expect(row.getByText('expires in 5 days')).toBeVisible();
    expect(row.getByText('Admin')).toBeVisible();
  });

  test('requests the accounts of its tab, and shows invitations alone under Invited', async () => {
    const { person, calls, address } = open();
    await person.click(await screen.findByRole('link', { name: /^Staff/ }));
    await waitFor(() => expect(calls.at(-1)!.address.search).toContain('kind=staff'));
    expect(screen.queryByText('kamrul@example.com')).not.toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: /^Invited/ }));
    expect(await screen.findByText('kamrul@example.com')).toBeVisible();
    expect(screen.queryByText('owner@example.com')).not.toBeInTheDocument();
    expect(address()).toBe(`${LIST}?kind=invited`);
  });

  test('searches only accounts under All', async () => {
    open({}, `${LIST}?q=owner`);
    expect(await screen.findByText('owner@example.com')).toBeVisible();
    expect(screen.queryByText('kamrul@example.com')).not.toBeInTheDocument();
  });
});

test.each([
  [null, 'Never'],
  ['2026-03-26T03:02:00.000Z', '26/03/2026, 09:02'],
])('shows the last sign-in %s as %s alone', async (last_sign_in_at, text) => {
  open({ 'GET /user': { body: { data: [listedUser({ last_sign_in_at })] }, total: 1 } });
  const cell = (await screen.findByText(text)).closest('[role="gridcell"]');
  expect(cell).toHaveTextContent(new RegExp(`^${text}$`));
});

describe('notice about two-step verification', () => {
  const sharmin = { id: 2, name: 'Sharmin Sultana' };
  test.each([
    ['one', [sharmin], 'Sharmin Sultana signs in without two-step verification.', 'Require'],
    [
      'several',
      [sharmin, { id: 4, name: 'Mizan' }],
      '2 members of staff sign in without two-step verification.',
      'Require',
    ],
    ['the owner', [{ id: 1, name: 'Rafiqul' }], 'You sign in without two-step', 'Set up'],
  ])('names staff without it to the owner: %s', async (_case, people, text, button) => {
    open(missing(...people));
    const note = within(await screen.findByRole('note'));
    expect(note.getByText(new RegExp(text))).toBeVisible();
    expect(note.getByRole('link', { name: new RegExp(button) })).toBeVisible();
  });

  test('is hidden from staff other than the owner', async () => {
    open({
      ...missing(sharmin),
      'GET /auth/session': { body: { user: staff({ role: 'admin' }) } },
    });
    expect(await screen.findByText('kamrul@example.com')).toBeVisible();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite staff' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Send .* again/ })).not.toBeInTheDocument();
  });
});

describe('invitation dialog', () => {
  const sent = (more: object = {}): StubResponse => ({
    status: 201,
    body: { data: invitation({ email: 'rumana@example.com', ...more }), link: null },
  });
  const dialog = () => screen.findByRole('dialog', { name: 'Invite staff' });
  async function fill(
    { person }: ReturnType<typeof open>,
    email = 'rumana@example.com',
  ): Promise<void> {
    const inside = within(await dialog());
    if (email) await person.type(inside.getByLabelText('Email'), email);
    await person.click(inside.getByRole('button', { name: 'Send invitation' }));
  }

  test('sends its values, confirms it and closes, and does not reopen on back', async () => {
    const page = open({ 'POST /user/invitation': sent() });
    const { person, writes, address } = page;
    await person.click(await screen.findByRole('button', { name: 'Invite staff' }));
    expect(address()).toBe(`${LIST}?invite=true`);
    const inside = within(await dialog());
    expect(inside.getByRole('radio', { name: /^Admin/ })).toBeChecked();
    await person.click(inside.getByRole('radio', { name: /^Super admin/ }));
    await person.type(inside.getByLabelText('Message (optional)'), 'Welcome');
    await fill(page);
    expect(await screen.findByText('Invitation sent to rumana@example.com.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = { email: 'rumana@example.com', role: 'super_admin', note: 'Welcome' };
    expect(writes()).toEqual([['POST /api/v1/user/invitation', body]]);
    expect(address()).toBe(LIST);
  });

  test.each<[string, string, StubResponse | typeof noResponse | undefined, string]>([
    ['a missing address', '', undefined, 'Email is required'],
    ['a wrong address', 'rumana', undefined, 'Enter an email address like name@example.com'],
    [
      'an existing staff account',
      'nusrat@example.com',
      errorResponse(409, 'Nusrat has a staff account.', { email: 'Nusrat has a staff account.' }),
      'Nusrat has a staff account.',
    ],
    [
      'too many invitations',
      'rumana@example.com',
      errorResponse(429, 'Too many invitations.'),
      'Too many invitations.',
    ],
    ['no response', 'rumana@example.com', noResponse, 'Something went wrong. Please try again.'],
  ])('shows the error for %s and stays open', async (_case, email, response, text) => {
    const page = open(response && { 'POST /user/invitation': response }, `${LIST}?invite=true`);
    await fill(page, email);
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
    expect(await dialog()).toBeVisible();
  });

  test('offers to resend the invitation of an invited address', async () => {
    const message = 'This address was invited already. You can send the invitation again.';
    const page = open(
      {
        'POST /user/invitation': errorResponse(409, message, { email: message }, kamrul),
        'POST /user/invitation/:id/resend': { body: { data: kamrul, link: null } },
      },
      `${LIST}?invite=true`,
    );
    await fill(page, 'Kamrul@example.com');
    const inside = within(await dialog());
    expect(await inside.findByText(message)).toBeVisible();
    await page.person.click(inside.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Invitation sent to kamrul@example.com.')).toBeVisible();
    expect(page.writes().at(-1)).toEqual(['POST /api/v1/user/invitation/3/resend', {}]);
  });

  test('explains the effect on a visitor account', async () => {
    const page = open(
      { 'POST /user/invitation': sent({ has_account: true }) },
      `${LIST}?invite=true`,
    );
    await fill(page);
    expect(await screen.findByText(/This address has a visitor account/)).toBeVisible();
  });

  test('shows the link once, to copy it, without a mail server', async () => {
    const page = open(
      { 'POST /user/invitation': { ...sent(), body: { data: invitation(), link: LINK } } },
      `${LIST}?invite=true`,
    );
    await fill(page);
    const link = within(await screen.findByRole('dialog', { name: 'Invitation link' }));
    expect(link.getByLabelText('Link')).toHaveValue(LINK);
    expect(link.getByText(/Send this link to kamrul@example.com yourself/)).toBeVisible();
    await page.person.click(link.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    await page.person.click(link.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(/Send this link/)).not.toBeInTheDocument());
  });
});

describe('invitation in the list', () => {
  test('is withdrawn after a question, and its row disappears', async () => {
    let rows = [kamrul];
    const { person, writes } = open({
      'GET /user/invitation': () => ({ body: { data: rows } }),
      'DELETE /user/invitation/:id': () => {
        rows = [];
        return { body: { success: true } };
      },
    });
    const name = 'Withdraw the invitation for Kamrul Ahsan';
    await person.click(await screen.findByRole('button', { name }));
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw this invitation?' });
    expect(writes()).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Invitation for kamrul@example.com withdrawn.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /kamrul/ })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('heading', { name: 'User List' })).toHaveFocus();
    expect(writes()).toEqual([['DELETE /api/v1/user/invitation/3', {}]]);
  });

  test('can be resent on a phone, and shows that its link has expired', async () => {
    setScreenWidth(390);
    const { person } = open({
      'GET /user/invitation': { body: { data: [{ ...kamrul, expires_at: inHours(-1) }] } },
      'POST /user/invitation/:id/resend': errorResponse(409, 'It was accepted already.'),
    });
    expect(await screen.findByText('link expired')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Send the invitation for Kamrul/ }));
    expect(await screen.findByText('It was accepted already.')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { mail } from '../testing/rows';
import { setScreenWidth } from '../testing/screen-width';

const LOG = '/dashboard/setting/mail-log';
const failed = mail({
  id: 4,
  to: 'nobody@example.com',
  subject: 'Set a new password',
  status: 'failed',
  attempts: 5,
  last_error: '550 No such mailbox',
  secret: true,
  sent_at: null,
});
const waiting = mail({ id: 3, status: 'waiting', attempts: 0, sent_at: null });
const MAIL_TEXT = 'Dear Tahmina,\n\nWe have your enquiry.';

function openLog(
  address = LOG,
  overrides: Record<string, StubResponse | (() => StubResponse)> = {},
) {
  const { calls } = stubApi({
    'GET /mail': { body: { data: [mail(), failed], sending: true }, total: 2 },
    'GET /mail/:id': { body: { data: { ...mail(), text: MAIL_TEXT } } },
    ...overrides,
  });
  const page = renderDashboard(address);
  const lastQuery = () =>
    calls.filter((call) => call.address.pathname === '/api/v1/mail').at(-1)?.address.searchParams;
  return { ...page, lastQuery };
}

test('shows recipient, subject, time and status, and reason and attempts of a failure', async () => {
  openLog();
  const table = within(await screen.findByRole('grid', { name: 'Mail Log' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Recipient',
    'Subject',
    'Status',
    'Date',
    'Action',
  ]);
  const sent = within(await table.findByRole('row', { name: /tahmina@/ }));
  expect(sent.getByText('Sent')).toBeVisible();
  expect(sent.getByText('20/11/2026, 14:05')).toBeVisible();
  const bad = within(await table.findByRole('row', { name: /nobody@/ }));
  expect(bad.getByText('Failed')).toBeVisible();
  expect(bad.getByText('5 attempts')).toBeVisible();
  expect(bad.getByText('550 No such mailbox')).toBeVisible();
});

test('links a failed mail to its enquiry and explains what to do', async () => {
  const reply = mail({
    ...{ id: 6, status: 'failed', attempts: 1, last_error: '550 5.1.1 unknown here' },
    ...{ enquiry: { id: 12, reference: 'ENQ-2026-000012' }, sent_at: null },
  });
  const { person } = openLog(LOG, {
    'GET /mail': { body: { data: [reply], sending: true }, total: 1 },
    'GET /mail/:id': { body: { data: { ...reply, text: MAIL_TEXT } } },
  });
  expect(await screen.findByRole('link', { name: 'Open enquiry' })).toHaveAttribute(
    'href',
    '/dashboard/setting/client-message/12',
  );
  await person.click(screen.getByRole('button', { name: /^Open the email/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/The server rejected this email/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'ENQ-2026-000012' })).toBeVisible();
});

test('opens the mail server as the other tab of the same sidebar entry', async () => {
  const { person, address } = openLog(LOG, { 'GET /setting/mail': { body: { data: null } } });
  const tabs = within(await screen.findByRole('navigation', { name: 'Mail' }));
  expect(tabs.getByRole('link', { name: 'Mail Log' })).toHaveAttribute('aria-current', 'page');
  await person.click(tabs.getByRole('link', { name: 'Mail Server' }));
  expect(address()).toBe('/dashboard/setting/mail-server');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mail Server' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page');
});

test('stores the status filter in the address and sends it to the server', async () => {
  const { person, address, lastQuery } = openLog();
  await person.click(await screen.findByRole('combobox', { name: 'Status: All' }));
  await person.click(await screen.findByRole('option', { name: 'Failed' }));
  expect(address()).toBe(`${LOG}?status=failed`);
  await waitFor(() => expect(lastQuery()?.get('status')).toBe('failed'));
});

test('opens a mail with its text as it was sent, and closes it with the back button', async () => {
  const { person, address, back } = openLog();
  await person.click(await screen.findByRole('button', { name: /to tahmina@example.com$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: mail().subject }));
  expect(dialog.getByText(/We have your enquiry\./)).toHaveTextContent(/^Dear Tahmina/);
  expect(address()).toBe(`${LOG}?mail=5`);
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(LOG);
});

test('explains why the text of a mail with a secret is hidden', async () => {
  openLog(`${LOG}?mail=4`, { 'GET /mail/:id': { body: { data: { ...failed, text: null } } } });
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }));
  expect(dialog.getByText(/is hidden: it contains a secret/)).toBeVisible();
  expect(dialog.getByText('550 No such mailbox')).toBeVisible();
  expect(dialog.getByText('not yet')).toBeVisible();
});

test('shows that mails are only stored if no mail server is set up', async () => {
  openLog(LOG, { 'GET /mail': { body: { data: [waiting], sending: false }, total: 1 } });
  expect(await screen.findByText(/No mail server is set up. Emails wait here/)).toBeVisible();
});

test('hides that notice for a waiting mail if a mail server is set up', async () => {
  openLog(LOG, { 'GET /mail': { body: { data: [waiting], sending: true }, total: 1 } });
  expect(await screen.findByText('Waiting')).toBeVisible();
  expect(screen.queryByText(/No mail server/)).not.toBeInTheDocument();
});

test('stores the search in the address and sends it to the server', async () => {
  const { person, address, lastQuery } = openLog();
  await person.type(
    await screen.findByRole('searchbox', { name: 'Search emails' }),
    'tahmina{Enter}',
  );
  await waitFor(() => expect(address()).toBe(`${LOG}?q=tahmina`));
  await waitFor(() => expect(lastQuery()?.get('q')).toBe('tahmina'));
});

test('shows a notice for an unknown mail', async () => {
  openLog(`${LOG}?mail=99`, { 'GET /mail/:id': errorResponse(404, 'Email not found') });
  expect(await screen.findByText('There is no email at this address.')).toBeVisible();
});

test('shows an error after a failed load and offers a retry', async () => {
  openLog(LOG, { 'GET /mail': errorResponse(500, 'The outbox rests') });
  expect(await screen.findByText('Error: The outbox rests')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('opens a mail from its card on a phone', async () => {
  setScreenWidth(390);
  const { person } = openLog();
  await person.click(await screen.findByRole('button', { name: /tahmina@/ }));
  expect(await screen.findByRole('dialog', { name: mail().subject })).toBeVisible();
});

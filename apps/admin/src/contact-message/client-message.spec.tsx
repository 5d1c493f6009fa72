import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../testing/api-stub';
import { renderDashboard } from '../testing/render-dashboard';
import { message } from '../testing/rows';
import { setScreenWidth } from '../testing/screen-width';

const INBOX = '/dashboard/setting/client-message';
const LONG = `Please quote four units. ${'Every room has a false ceiling. '.repeat(20)}Thank you.`;
const changedMeanwhile = message({ message: LONG, created_at: '2026-11-20T18:30:00.000Z' });
const earlier = message({ id: 9, first_name: 'Ratan', last_name: 'Das', status: 'replied' });

function openInbox(address = INBOX, one: StubResponse = { body: { data: changedMeanwhile } }) {
  const { calls } = stubApi({
    'GET /contact-message': { body: { data: [changedMeanwhile, earlier] }, total: 2 },
    'GET /contact-message/:id': one,
  });
  const page = renderDashboard(address);
  const asked = () =>
    calls.filter((call) => call.address.pathname === '/api/v1/contact-message').at(-1)?.address;
  return { ...page, asked };
}

test('the table has the specified columns in their order', async () => {
  openInbox();
  expect(await screen.findByRole('heading', { name: 'All Contact Messages' })).toBeVisible();
  const table = within(await screen.findByRole('grid'));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    '#',
    'First Name',
    'Last Name',
    'Email',
    'Number',
    'Message',
    'Date',
    'Action',
  ]);
});

test('a row shows its status in a word, the beginning of the message, and the time in Dhaka', async () => {
  openInbox();
  const row = within(await screen.findByRole('row', { name: /Tahmina/ }));
  expect(row.getByText('New')).toBeVisible();
  expect(row.getByText(/^Please quote four units.*…$/)).toBeVisible();
  expect(row.queryByText(/Thank you/)).not.toBeInTheDocument();
  expect(row.getByText('21 Nov 2026, 00:30')).toHaveAttribute(
    'title',
    'Saturday, 21 November 2026, 00:30 in Dhaka',
  );
});

test('a message opens whole beside the list, with the ways to write and to call back', async () => {
  const { person, address } = openInbox();
  await person.click(
    await screen.findByRole('link', { name: 'Open the message of Tahmina Akter' }),
  );
  const reader = within(await screen.findByRole('article', { name: 'Message' }));
  expect(await reader.findByText(/Thank you\.$/)).toBeVisible();
  expect(address()).toBe(`${INBOX}/12`);
  expect(reader.getByRole('link', { name: 'tahmina@example.com' })).toHaveAttribute(
    'href',
    'mailto:tahmina@example.com',
  );
  expect(reader.getByRole('link', { name: '+880 10 0000 4471' })).toHaveAttribute(
    'href',
    'tel:+8801000004471',
  );
  expect(reader.getByRole('link', { name: '/products/15' })).toHaveAttribute(
    'href',
    'http://localhost/products/15',
  );
  const list = within(screen.getByRole('list', { name: 'All Contact Messages' }));
  expect(list.getByRole('link', { name: /Tahmina Akter/ })).toHaveAttribute('aria-current', 'true');
});

test('neighbours are one step away, the list keeps its search', async () => {
  const { person, address } = openInbox(`${INBOX}/12?q=units`);
  expect(await screen.findByText('1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Newer message' })).toBeDisabled();
  await person.click(screen.getByRole('link', { name: 'Older message' }));
  expect(address()).toBe(`${INBOX}/9?q=units`);
  await person.click(screen.getByRole('link', { name: 'Back to messages' }));
  expect(await screen.findByRole('grid')).toBeVisible();
  expect(address()).toBe(`${INBOX}?q=units`);
});

test('on a phone list and message are two pages with a way back', async () => {
  setScreenWidth(390);
  const { person } = openInbox();
  await person.click(await screen.findByRole('link', { name: /Tahmina Akter ?, new/ }));
  expect(await screen.findByText(/Thank you\.$/)).toBeVisible();
  expect(screen.queryByText('Ratan Das')).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Back to messages' }));
  expect(await screen.findByText('Ratan Das')).toBeVisible();
});

test('what is held back has a place of its own', async () => {
  const { person, address, asked } = openInbox();
  await person.click(await screen.findByRole('link', { name: 'Spam' }));
  expect(address()).toBe(`${INBOX}?status=spam`);
  await waitFor(() => expect(asked()?.searchParams.get('status')).toBe('spam'));
});

const nothing = message().details;
const readerOf = async (own: Parameters<typeof message>[0]) => {
  openInbox(`${INBOX}/12`, { body: { data: message(own) } });
  const reader = within(await screen.findByRole('article', { name: 'Message' }));
  await reader.findByRole('heading', { name: /\w/ });
  const terms = reader.getAllByRole('term');
  const values = reader.getAllByRole('definition');
  const details = terms.map((term, at) => [term.textContent, values[at]!.textContent]);
  return { reader, details: Object.fromEntries(details) as Record<string, string> };
};

test('a consultation shows its details, and a message that was not written is not missed', async () => {
  const { reader, details } = await readerOf({
    kind: 'consultation',
    number: '',
    message: '',
    details: {
      ...nothing,
      ...{ company: 'Padma Textiles', city: 'Gazipur', role: 'Building Owner', interest: 'VRF' },
    },
  });
  expect(Object.keys(details)).toEqual([
    ...['Email', 'Interest', 'Role', 'Company', 'City', 'Sent from', 'Received'],
  ]);
  expect(details).toMatchObject({ Interest: 'VRF', Company: 'Padma Textiles', City: 'Gazipur' });
  expect(reader.getByText('Sent without a message.')).toBeVisible();
});

test('an application has its CV as a download, until the CV was deleted', async () => {
  const cv = { name: 'arif-cv.pdf', bytes: 312_400, deleted_at: null };
  const opening = 'Service Engineer';
  const open = await readerOf({ kind: 'application', details: { ...nothing, opening, cv } });
  expect(open.details).toMatchObject({ Opening: opening, CV: 'arif-cv.pdf, 305 KB' });
  const link = open.reader.getByRole('link', { name: 'arif-cv.pdf, 305 KB' });
  expect(link).toHaveAttribute('href', '/api/v1/contact-message/12/cv');
  expect(link).toHaveAttribute('download');
  cleanup();
  const deleted = { ...cv, deleted_at: '2026-11-20T18:30:00.000Z' };
  const { reader, details } = await readerOf({ details: { ...nothing, cv: deleted } });
  expect(details['CV']).toBe('arif-cv.pdf, deleted on 21 Nov 2026');
  expect(reader.queryByRole('link', { name: /arif/ })).not.toBeInTheDocument();
});

test('the list shows what was chosen where neither a number nor a message was sent', async () => {
  const details = { ...nothing, role: 'HVAC Retailer', location: 'Sylhet' };
  const news = message({ kind: 'subscription', last_name: '', number: '', message: '', details });
  stubApi({ 'GET /contact-message': { body: { data: [news] }, total: 1 } });
  renderDashboard(INBOX);
  const row = within(await screen.findByRole('row', { name: /Tahmina/ }));
  expect(row.getByText('HVAC Retailer, Sylhet')).toBeVisible();
  expect(row.getByRole('link', { name: 'Open the message of Tahmina' })).toBeVisible();
  cleanup();
  setScreenWidth(390);
  stubApi({ 'GET /contact-message': { body: { data: [news] }, total: 1 } });
  renderDashboard(INBOX);
  expect(await screen.findByText('Subscription, tahmina@example.com')).toBeVisible();
});

test('spam shows the reason', async () => {
  openInbox(`${INBOX}/12`, { body: { data: message({ status: 'spam' }) } });
  const reader = within(await screen.findByRole('article', { name: 'Message' }));
  expect(await reader.findByText('Spam')).toBeVisible();
  expect(reader.getByText(/looks like spam/)).toBeVisible();
});

test('an address without a message shows a notice', async () => {
  openInbox(`${INBOX}/999`, errorResponse(404, 'Message not found'));
  expect(await screen.findByText('There is no message at this address.')).toBeVisible();
});

test('a failed load shows an error that can be tried again', async () => {
  stubApi({ 'GET /contact-message': errorResponse(500, 'Something broke') });
  renderDashboard(INBOX);
  expect(await screen.findByText('Error: Something broke')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../../platform/testing/api-stub';
import {
  farhana,
  hoursAgo,
  INBOX,
  openInbox,
  ratan,
  tahmina,
} from '../../platform/testing/inbox-stub';
import { contactMessage } from '../../platform/testing/rows';
import { setScreenWidth } from '../../platform/testing/screen-width';

const LONG = `Please quote four units. ${'Every room has a false ceiling. '.repeat(20)}Thank you.`;

const openTable = (...given: Parameters<typeof openInbox>) => {
  localStorage.setItem('inbox-layout', '"table"');
  return openInbox(...given);
};
afterEach(() => localStorage.clear());

test('shows the list in three parts, longest waiting first, with ages in days and hours', async () => {
  const { asked } = openInbox();
  expect(await screen.findByRole('heading', { name: 'All Contact Messages' })).toBeVisible();
  const over = within(await screen.findByRole('region', { name: 'Waiting over a day' }));
  expect(over.getByRole('link', { name: /Tahmina Akter ?, new/ })).toHaveTextContent('1 d 17 h');
  const waiting = within(screen.getByRole('region', { name: 'Waiting' }));
  expect(waiting.getByRole('link', { name: /Ratan Das/ })).toHaveTextContent('2 h');
  const answered = within(screen.getByRole('region', { name: 'Answered' }));
  expect(answered.getByRole('link', { name: /Farhana Islam/ })).toHaveTextContent(
    /3 d.*Replied.*Owner: Nusrat Rahman/,
  );
  expect(asked()?.get('sort')).toBe('waiting');
  expect(screen.getByRole('link', { name: 'Spam 1' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Inbox.*1 new/ })).toBeVisible();
});

test('filters by state, owner and search in the address, and clears the filters', async () => {
  const { person, address, asked } = openInbox(`${INBOX}?kind=contact`, {
    'GET /contact-message': { body: { data: [] }, total: 0 },
  });
  await person.click(await screen.findByRole('combobox', { name: 'Status: All' }));
  await person.click(await screen.findByRole('option', { name: 'New' }));
  await person.click(await screen.findByRole('combobox', { name: 'Owner: Anyone' }));
  await person.click(await screen.findByRole('option', { name: 'Nusrat Rahman' }));
  await person.click(await screen.findByRole('combobox', { name: 'Order: Longest wait' }));
  await person.click(await screen.findByRole('option', { name: 'Newest first' }));
  expect(address()).toBe(`${INBOX}?kind=contact&status=new&owner=2&sort=-created_at`);
  await waitFor(() => expect(asked()?.get('sort')).toBe('-created_at'));
  expect(await screen.findByText('Type Contact, status New, owner Nusrat Rahman.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe(`${INBOX}?kind=contact&sort=-created_at`);
  await person.type(screen.getByRole('searchbox', { name: 'Search enquiries' }), 'units{Enter}');
  await waitFor(() => expect(asked()?.get('q')).toBe('units'));
});

test('links to the contact page if there are no enquiries, and shows a text if there is no spam', async () => {
  const none = { 'GET /contact-message': { body: { data: [] }, total: 0 } };
  const { go } = openInbox(INBOX, none);
  expect(await screen.findByRole('heading', { name: 'No enquiries yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the contact page' })).toHaveAttribute(
    'href',
    'http://localhost/contact-us',
  );
  await go(`${INBOX}?status=spam`);
  expect(await screen.findByRole('heading', { name: 'No spam' })).toBeVisible();
});

test('shows an error if loading fails, and loads on retry', async () => {
  let fails = true;
  const { person } = openInbox(INBOX, {
    'GET /contact-message': () =>
      fails ? errorResponse(500, 'Something broke') : { body: { data: [ratan] }, total: 1 },
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We couldn’t load the enquiries')).toBeVisible();
  expect(alert.getByText(/^Something broke\. Nothing is lost/)).toBeVisible();
  fails = false;
  await person.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Ratan Das/ })).toBeVisible();
});

test('shows the enquiries of one address as a removable filter', async () => {
  const { person, address, asked } = openInbox(`${INBOX}?email=ratan@example.com`);
  await waitFor(() => expect(asked()?.get('email')).toBe('ratan@example.com'));
  await person.click(
    await screen.findByRole('button', { name: 'Remove the filter: Sent by ratan@example.com' }),
  );
  expect(address()).toBe(INBOX);
});

test.each(['panes', 'table'])('opens the filters of a saved view in the %s', async (layout) => {
  localStorage.setItem('inbox-layout', JSON.stringify(layout));
  const { person, asked, address } = openInbox(INBOX, {
    'GET /saved-views': {
      body: {
        data: [
          {
            ...{ id: 7, screen: 'inbox', name: 'New from clients', query: 'q=units&status=new' },
            ...{ owner: { id: 2, name: 'Nusrat Rahman' }, shared: true, editable: false },
            ...{ columns: null, version: 1, updated_at: '2026-11-20T08:05:00.000Z' },
          },
        ],
      },
    },
  });
  const views = within(await screen.findByRole('navigation', { name: 'Types' }));
  const link = await views.findByRole('link', {
    name: 'Shared by Nusrat Rahman New from clients',
  });
  await person.click(link);
  await waitFor(() => expect(asked()?.get('status')).toBe('new'));
  expect(asked()?.get('q')).toBe('units');
  expect(address()).toBe(`${INBOX}?saved=7&q=units&status=new`);
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(views.getByRole('link', { name: /^All/ })).not.toHaveAttribute('aria-current');
});

test('shows list and enquiry as two pages with a way back on a phone', async () => {
  setScreenWidth(390);
  const { person, address } = openInbox(`${INBOX}?q=units`);
  await person.click(await screen.findByRole('link', { name: /Tahmina Akter ?, new/ }));
  expect(await screen.findByRole('article', { name: 'Enquiry from Tahmina Akter' })).toBeVisible();
  expect(screen.queryByText('Ratan Das')).not.toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'Back to enquiries' }));
  expect(address()).toBe(`${INBOX}?q=units`);
  expect(await screen.findByText('Ratan Das')).toBeVisible();
});

describe('the enquiry table', () => {
  test('opens with the specified columns, and remembers the layout', async () => {
    const { person, asked, address } = openInbox(`${INBOX}?kind=contact`);
    await person.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within(await screen.findByRole('grid'));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      ...['', '#', 'First Name', 'Last Name', 'Email', 'Number', 'Message', 'Status', 'Date'],
      'Action',
    ]);
    expect(localStorage.getItem('inbox-layout')).toBe('"table"');
    expect(address()).toBe(`${INBOX}?kind=contact&layout=table`);
    expect(asked()?.get('sort')).toBe('-created_at');
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/v1/contact-message/export?kind=contact',
    );
  });

  test('shows the layout in the address instead of the remembered one', async () => {
    openTable(`${INBOX}?layout=panes`);
    expect(await screen.findByRole('region', { name: 'Waiting over a day' })).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(localStorage.getItem('inbox-layout')).toBe('"table"');
  });

  test('shows state, beginning of the message and time in Dhaka in a row', async () => {
    const late = contactMessage({ message: LONG, created_at: '2026-11-20T18:30:00.000Z' });
    openTable(`${INBOX}?kind=contact&q=units`, {}, [late]);
    const row = within(await screen.findByRole('row', { name: /Tahmina/ }));
    expect(row.getByRole('gridcell', { name: 'New' })).toBeVisible();
    expect(row.getByText(/^Please quote four units.*…$/)).toBeVisible();
    expect(row.queryByText(/Thank you/)).not.toBeInTheDocument();
    expect(row.getByText('Sat 21/11/2026, 00:30')).toBeVisible();
    expect(row.getByRole('link', { name: 'Open message from Tahmina Akter' })).toHaveAttribute(
      'href',
      `${INBOX}/12?kind=contact&q=units`,
    );
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/v1/contact-message/export?q=units&kind=contact',
    );
  });

  test('changes several enquiries in one request', async () => {
    const { person, writes } = openTable(INBOX, {
      'POST /contact-message/bulk': { body: { data: { changed: 2 } } },
    });
    await person.click(await screen.findByRole('checkbox', { name: 'Select Tahmina Akter' }));
    await person.click(screen.getByRole('checkbox', { name: 'Select Ratan Das' }));
    await person.click(screen.getByRole('button', { name: 'Owner' }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'Nusrat Rahman' }));
    expect(await screen.findByText('2 enquiries changed.')).toBeVisible();
    expect(writes()).toEqual([['POST /bulk', { ids: [12, 9], owner_id: 2 }]]);
  });

  test('deletes all matching enquiries after a question', async () => {
    const { person, writes } = openTable(`${INBOX}?kind=contact`, {
      'GET /contact-message': { body: { data: [tahmina, ratan] }, total: 44 },
      'POST /contact-message/trash': { body: { success: true, ids: [12, 9, 3] } },
    });
    await person.click(await screen.findByLabelText('Select all on this page'));
    await person.click(screen.getByText('Select all 44 matches'));
    await person.click(screen.getByText('Delete'));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByText('Delete'));
    const filter = expect.objectContaining({ kind: 'contact' }) as object;
    await waitFor(() => expect(writes()).toEqual([['POST /trash', { filter, expected: 44 }]]));
  });

  test('asks before deleting with Cancel focused, and undoes it', async () => {
    const { person, writes } = openTable(INBOX, {
      'POST /contact-message/trash': { body: { success: true } },
      'POST /contact-message/restore': { body: { success: true } },
    });
    const ask = async () => {
      await person.click(
        await screen.findByRole('button', { name: 'Delete message from Ratan Das' }),
      );
      return within(await screen.findByRole('alertdialog', { name: 'Confirm Delete' }));
    };
    const dialog = await ask();
    expect(dialog.getByText('Are you sure you want to delete this message?')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The message is back.')).toBeVisible();
    expect(writes()).toEqual([
      ['POST /trash', { ids: [9] }],
      ['POST /restore', { ids: [9] }],
    ]);
  });

  test('shows the choices of a form without number and message', async () => {
    const details = { ...contactMessage().details, role: 'HVAC Retailer', location: 'Sylhet' };
    const fields = { kind: 'subscription', last_name: '', number: '', message: '' } as const;
    openTable(INBOX, {}, [contactMessage({ ...fields, details })]);
    const row = within(await screen.findByRole('row', { name: /Tahmina/ }));
    expect(row.getByText('HVAC Retailer, Sylhet')).toBeVisible();
  });
});

test('shows spam in a separate view without the order by waiting time', async () => {
  const spam = contactMessage({
    ...{ id: 13, status: 'spam', spam_reason: 'Three links.', spam_score: 7 },
    created_at: hoursAgo(5.5),
  });
  const { person, address, asked } = openInbox(INBOX, {}, [spam, farhana, tahmina]);
  await person.click(await screen.findByRole('link', { name: 'Spam 1' }));
  expect(address()).toBe(`${INBOX}?status=spam`);
  await waitFor(() => expect(asked()?.get('status')).toBe('spam'));
  expect(await screen.findByRole('region', { name: 'Held back' })).toBeVisible();
  expect(screen.getByText('Contact, score 7 of 10')).toBeVisible();
  expect(screen.getByText('Deleted after 30 days')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Status/ })).not.toBeInTheDocument();
});

test('lists deleted enquiries in the trash and restores them', async () => {
  const deleted = { ...ratan, deleted_at: '2026-11-21T18:30:00.000Z' };
  const { person, writes } = openInbox(INBOX, {
    'GET /contact-message/trash': { body: { data: [deleted] }, total: 1 },
    'POST /contact-message/restore': { body: { success: true } },
  });
  await person.click(await screen.findByRole('link', { name: 'Trash' }));
  const row = within(await screen.findByRole('row', { name: /Ratan Das/ }));
  await person.click(row.getByRole('button', { name: 'Restore Ratan Das' }));
  expect(await screen.findByText('The message is back.')).toBeVisible();
  expect(writes()).toEqual([['POST /restore', { ids: [9] }]]);
});

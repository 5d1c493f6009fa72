import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, pendingResponse } from '../../../platform/testing/api-stub';
import {
  event,
  hoursAgo,
  INBOX,
  openInbox,
  ratan,
  tahmina,
} from '../../../platform/testing/inbox-stub';
import { contactMessage } from '../../../platform/testing/rows';

const reader = async (name = 'Tahmina Akter') =>
  within(await screen.findByRole('article', { name: `Enquiry from ${name}` }));
const at = (id: number) => `${INBOX}/${id}`;

afterEach(() => localStorage.clear());

/** Returns the facts by their names. */
async function facts(): Promise<Record<string, string>> {
  const open = await reader();
  const terms = open.getAllByRole('term');
  const values = open.getAllByRole('definition');
  return Object.fromEntries(terms.map((term, i) => [term.textContent, values[i]!.textContent]));
}

test('marks an opened enquiry as read in list and sidebar', async () => {
  const { writes } = openInbox(at(12));
  expect((await reader()).getByText(/ENQ-2026-000012, waiting 1 day 17 hours/)).toBeVisible();
  await waitFor(() => expect(writes()).toEqual([['PUT /12', { version: 1, status: 'read' }]]));
  expect(await screen.findByRole('button', { name: 'Status: Read' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: /Tahmina Akter ?, new/ })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('link', { name: /Inbox.*new/ })).not.toBeInTheDocument();
});

test('shows the first enquiry without opening it', async () => {
  const { address, writes } = openInbox();
  await reader();
  const list = screen.getByRole('region', { name: 'Enquiries' });
  const row = within(list).getByRole('link', { name: /Tahmina Akter ?, new/ });
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(document.body).toHaveFocus();
  expect(address()).toBe(INBOX);
  expect(writes()).toEqual([]);
});

test('opens the first enquiry when it is clicked or a reply is typed', async () => {
  const { person, address, back, writes } = openInbox();
  await person.click((await reader()).getByText('We are fitting out two floors in Gulshan 2.'));
  await waitFor(() => expect(writes()).toEqual([['PUT /12', { version: 1, status: 'read' }]]));
  expect(address()).toBe(at(12));
  await back();
  expect(address()).toBe(INBOX);
  const field = screen.getByRole('textbox', { name: 'Reply to Tahmina Akter' });
  fireEvent.change(field, { target: { value: 'On Tuesday' } });
  await waitFor(() => expect(address()).toBe(at(12)));
  expect(screen.getByRole('textbox', { name: 'Reply to Tahmina Akter' })).toHaveValue('On Tuesday');
});

test('ignores the keys that change an enquiry until it is opened', async () => {
  const { person, address, writes } = openInbox();
  await reader();
  await person.keyboard('ei');
  expect(address()).toBe(INBOX);
  await person.keyboard('r');
  expect(screen.getByRole('textbox', { name: 'Reply to Tahmina Akter' })).toHaveFocus();
  await waitFor(() => expect(writes()).toEqual([['PUT /12', { version: 1, status: 'read' }]]));
  expect(address()).toBe(at(12));
});

test('shows form values and source page, and links to earlier enquiries', async () => {
  const details = {
    ...contactMessage().details,
    ...{ company: 'Padma Textiles', project: 'Office', place: 'Gulshan 2', role: 'Architect' },
    wanted_by: '2026-12-10',
  };
  const source = {
    ...{ page: '/products/15', filters: 'capacity=5-10&brand=samsung' },
    product: { id: 15, title: 'Round cassette' },
  };
  const quotation = contactMessage({ details, source, earlier_count: 2, subscription: 'pending' });
  openInbox(at(12), { 'GET /products/:id': errorResponse(404, 'Product not found') }, [quotation]);
  expect(await facts()).toEqual({
    'Phone number': '+880 10 0000 4471',
    Email: 'tahmina@example.com',
    Received: 'Fri 20/11/2026, 14:05',
    'Needed by': '10/12/2026',
    Project: 'Office, Gulshan 2',
    Company: 'Padma Textiles',
    Role: 'Architect',
    Subscription: 'Not confirmed yet',
    'Sent from': '/products/15',
    'Filters on that page': 'capacity 5-10, brand samsung',
    Earlier: '2 enquiries',
  });
  const open = await reader();
  expect(open.getByRole('link', { name: '2 enquiries' })).toHaveAttribute(
    'href',
    `${INBOX}?email=tahmina%40example.com`,
  );
  expect(open.getByRole('link', { name: '/products/15' })).toHaveAttribute(
    'href',
    'http://localhost/products/15',
  );
  const product = within(open.getByRole('region', { name: 'Product' }));
  expect(product.getByText('Round cassette')).toBeVisible();
});

test('shows the products of a quotation request with the total of listed prices', async () => {
  const item = { product_id: 5, title: 'Cassette', model: 'A', quantity: 6, picture: null };
  const items = [
    { ...item, price: 59_500 },
    { ...item, product_id: null, model: 'B', quantity: 2, price: null },
  ];
  const details = { ...contactMessage().details, items };
  openInbox(at(12), {}, [contactMessage({ kind: 'quotation', details, message: '' })]);
  const open = await reader();
  const cart = within(open.getByRole('region', { name: 'Cart' }));
  expect(cart.getByRole('row', { name: 'A Cassette 6 ৳59,500 ৳3,57,000' })).toBeVisible();
  expect(
    cart.getByText(
      'Total of list prices. Installation, piping and VAT are not included. 1 product has no price.',
    ),
  ).toBeVisible();
  expect(open.getByText('Sent without a message.')).toBeVisible();
});

test.each([
  [null, '305 KB, will be deleted on 19/05/2027', 1],
  ['2026-11-20T18:30:00.000Z', 'Deleted on 21/11/2026', 0],
])(
  'offers the CV of an application for download until it is deleted: %s',
  async (deleted_at, text, links) => {
    const cv = { name: 'arif-cv.pdf', bytes: 312_400, deleted_at };
    const details = { ...contactMessage().details, opening: 'Service Engineer', cv };
    openInbox(at(12), {}, [contactMessage({ kind: 'application', details })]);
    const open = within((await reader()).getByRole('region', { name: 'Application' }));
    expect(await open.findByText(text)).toBeVisible();
    const downloads = open.queryAllByRole('link', { name: 'Download CV' });
    expect(downloads).toHaveLength(links);
    for (const link of downloads) {
      expect(link).toHaveAttribute('href', '/api/v1/contact-message/12/cv');
    }
  },
);

test('changes the owner immediately, and reverts it with the reason on rejection', async () => {
  const { response, respond } = pendingResponse();
  const { person } = openInbox(at(9), { 'PUT /contact-message/:id': response });
  await person.click(await screen.findByRole('button', { name: 'Owner: Unassigned' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Nusrat Rahman' }));
  expect(await screen.findByRole('button', { name: 'Owner: Nusrat Rahman' })).toBeVisible();
  respond(errorResponse(400, 'Choose a member of the staff'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a member of the staff');
  expect(screen.getByRole('button', { name: 'Owner: Unassigned' })).toBeVisible();
});

test('names the other editor in a conflict, and offers to keep either change', async () => {
  let stale = true;
  const owner = { id: 2, name: 'Nusrat Rahman' };
  const took = event({ kind: 'owner', text: 'Nusrat Rahman' });
  const { person, writes, change } = openInbox(at(9), {
    'GET /contact-message/:id/events': () => ({ body: { data: stale ? [] : [took] } }),
    'PUT /contact-message/:id': () => {
      if (!stale) return { body: { data: { ...ratan, version: 3 } } };
      stale = false;
      change(9, { owner, version: 2 });
      return errorResponse(409, 'Changed meanwhile');
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Owner: Unassigned' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Rafiqul Islam' }));
  expect(await screen.findByText('Nusrat Rahman took this enquiry at 09:12.')).toBeVisible();
  expect(screen.getByText(/Your change of owner was not saved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep Nusrat Rahman' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Assign it to Rafiqul Islam' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      ['PUT /9', { version: 1, owner_id: 1 }],
      ['PUT /9', { version: 2, owner_id: 1 }],
    ]),
  );
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
});

test('opens the next enquiry after archiving, and undoes it', async () => {
  const { person, address, writes } = openInbox(at(9));
  await person.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(address()).toBe(at(7));
  expect(await screen.findByText('The enquiry from Ratan Das is archived.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      ['PUT /9', { version: 1, status: 'archived' }],
      ['PUT /9', { version: 2, status: 'read' }],
    ]),
  );
});

test('handles keys to move, archive, assign and reply, but not while typing', async () => {
  const { person, address, writes } = openInbox(INBOX, {}, [{ ...tahmina, status: 'read' }, ratan]);
  await screen.findByRole('link', { name: /Ratan Das/ });
  await person.keyboard('j');
  expect(address()).toBe(at(12));
  await reader();
  await person.keyboard('j');
  await reader('Ratan Das');
  await person.keyboard('k');
  await reader();
  await person.keyboard('i');
  expect(await screen.findByRole('button', { name: 'Owner: Rafiqul Islam' })).toBeVisible();
  await person.keyboard('r');
  const field = screen.getByRole('textbox', { name: 'Reply to Tahmina Akter' });
  expect(field).toHaveFocus();
  await person.keyboard('jeep?');
  expect(field).toHaveValue('jeep?');
  expect(address()).toBe(at(12));
  await person.click(screen.getByRole('region', { name: 'Enquiry and history' }));
  await person.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await person.click(dialog.getByRole('switch'));
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.keyboard('e');
  expect(writes()).toEqual([['PUT /12', { version: 1, owner_id: 1 }]]);
});

test('records contacts in the history: a call with its result, WhatsApp immediately', async () => {
  const { person, writes } = openInbox(at(9), {
    'POST /contact-message/:id/contacts': { status: 201, body: { data: event({}) } },
  });
  const open = await reader('Ratan Das');
  const whatsapp = open.getByRole('link', { name: 'WhatsApp' });
  expect(whatsapp).toHaveAttribute('href', 'https://wa.me/8801000004471');
  whatsapp.addEventListener('click', (click) => click.preventDefault());
  await person.click(whatsapp);
  const call = open.getByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:+8801000004471');
  call.addEventListener('click', (click) => click.preventDefault());
  await person.click(call);
  const record = within(await screen.findByRole('dialog', { name: 'Record the call' }));
  await person.click(record.getByRole('button', { name: 'No answer' }));
  await person.type(record.getByRole('textbox', { name: /What was said/ }), 'Call again at 5');
  await person.click(record.getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      ['POST /9/contacts', { channel: 'whatsapp' }],
      ['POST /9/contacts', { channel: 'call', text: 'No answer. Call again at 5' }],
    ]),
  );
});

test('releases or deletes held-back spam, and disables its links', async () => {
  const spam = contactMessage({
    ...{ status: 'spam', spam_reason: 'Three links', spam_score: 7 },
    created_at: hoursAgo(5),
  });
  const { person, writes } = openInbox(`${at(12)}?status=spam`, {}, [spam, ratan]);
  const open = await reader();
  expect(open.getByText('Held back as spam, score 7 of 10 (limit 6).')).toBeVisible();
  expect(open.getByText('Three links')).toBeVisible();
  expect(open.queryByRole('link', { name: 'tahmina@example.com' })).not.toBeInTheDocument();
  expect(open.queryByRole('textbox')).not.toBeInTheDocument();
  expect(open.getByRole('button', { name: 'Delete now' })).toBeVisible();
  await person.keyboard('{Shift>}R{/Shift}');
  await waitFor(() => expect(writes()).toEqual([['PUT /12', { version: 1, status: 'new' }]]));
  expect(await screen.findByText('The enquiry from Tahmina Akter is new again.')).toBeVisible();
});

test('shows a notice if the enquiry does not exist', async () => {
  openInbox(at(999));
  expect(await screen.findByText('There is no enquiry at this address')).toBeVisible();
});

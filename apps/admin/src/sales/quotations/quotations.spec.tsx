import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi } from '../../platform/testing/api-stub';
import { INBOX, openInbox } from '../../platform/testing/inbox-stub';
import {
  LATER,
  quotation,
  quotationRow,
  systemDesign,
  termsSet,
} from '../../platform/testing/quotation-rows';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { contactMessage } from '../../platform/testing/rows';
import { setScreenWidth } from '../../platform/testing/screen-width';

const LIST = '/dashboard/quotations';

describe('the quotation list', () => {
  const rows = [
    quotationRow(),
    quotationRow({
      ...{ id: 5, number: 'QUO-2026-000005', state: 'sent', has_draft: true, revision: 2 },
      ...{ opened_at: '2026-11-20T12:04:00.000Z', open_questions: 1, total: 1_540_000 },
    }),
    quotationRow({ id: 6, number: 'QUO-2026-000006', state: 'expired', has_draft: false }),
  ];
  const open = (overrides = {}, at = LIST) => {
    const { calls } = stubApi({
      'GET /quotations': { body: { data: rows }, total: 3 },
      ...overrides,
    });
    return { ...renderDashboard(at), calls };
  };

  test('shows customer, total, validity, state and open work on cards', async () => {
    setScreenWidth(390);
    open();
    const list = within(await screen.findByRole('region', { name: 'Quotations' }));
    const cards = await list.findAllByRole('link');
    expect(cards[0]).toHaveTextContent(/Nadia Rahman৳5,09,500.*22\/12\/2099Draft$/);
    expect(cards[1]).toHaveTextContent(/Opened1 question, draft of revision 2$/);
    expect(cards[1]).toHaveAttribute('href', `${LIST}/5`);
    expect(cards[2]).toHaveTextContent(/Expired$/);
  });

  test('filters by state in the address', async () => {
    const { person, address, calls } = open();
    await person.click(await screen.findByRole('link', { name: 'Accepted' }));
    expect(address()).toBe(`${LIST}?state=accepted`);
    await waitFor(() => expect(calls.at(-1)!.address.searchParams.get('state')).toBe('accepted'));
    const link = screen.getByRole('link', { name: 'Quotations' });
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  test('links to the inbox if it is empty, and loads on retry after an error', async () => {
    let fails = true;
    const { person } = open({
      'GET /quotations': () =>
        fails ? errorResponse(400, 'It broke.') : { body: { data: [] }, total: 0 },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Open the inbox' })).toBeVisible();
  });

  test('edits sets of terms', async () => {
    const put = 'PUT /quotations/terms/:id';
    const { person, calls } = open({
      'GET /quotations/terms': {
        body: {
          data: [termsSet(), termsSet({ id: 2, name: 'Equipment only', is_default: false })],
        },
      },
      [put]: { body: { data: termsSet({ id: 2, name: 'Equipment' }) } },
    });
    await person.click(await screen.findByRole('button', { name: 'Terms' }));
    const sets = within(await screen.findByRole('dialog', { name: 'Term sets' }));
    expect(await sets.findByText('English. 1 term. Used for new quotations')).toBeVisible();
    await person.click(sets.getByRole('button', { name: 'Edit Equipment only' }));
    const form = within(await screen.findByRole('dialog', { name: 'Equipment only' }));
    fireEvent.change(form.getByRole('textbox', { name: 'Text of term 1' }), {
      target: { value: '' },
    });
    await person.click(form.getByRole('button', { name: 'Save set' }));
    expect(form.getByRole('textbox', { name: 'Text of term 1' })).toHaveAccessibleDescription(
      'Text is required',
    );
    fireEvent.change(form.getByRole('textbox', { name: 'Text of term 1' }), {
      target: { value: 'All with the order.' },
    });
    await person.click(form.getByRole('switch', { name: 'Use this set for new quotations' }));
    await person.click(form.getByRole('button', { name: 'Save set' }));
    expect(await screen.findByText('Equipment saved.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')!.body).toEqual({
      ...{ name: 'Equipment only', is_default: true, version: 1 },
      terms: [{ title: 'Payment', text: 'All with the order.' }],
    });
  });
});

describe('the quotation section of an enquiry', () => {
  const details = { ...contactMessage().details, design: systemDesign() };
  const enquiry = contactMessage({ kind: 'quotation', status: 'read', details });
  const at = `${INBOX}/12`;

  test('shows the visitor’s system with figures, rooms, drawing and a link to the builder', async () => {
    openInbox(at, {}, [enquiry]);
    const system = within(await screen.findByRole('region', { name: 'Visitor’s system' }));
    const facts = system.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['2', '14.7 kW', '3, 16.8 kW', '6 HP, 16.0 kW', '105%']);
    const row = 'Open office 9.8 kW 2 × 4-way cassette 5.6 kW 14%';
    expect(system.getByRole('row', { name: row })).toBeVisible();
    expect(system.getAllByRole('img', { name: /outdoor unit AM080, 3 indoor units/ })).not.toEqual(
      [],
    );
    expect(system.getByRole('link', { name: 'Open in the builder' })).toHaveAttribute(
      'href',
      'http://localhost/tools/vrf?rooms=2',
    );
    expect(system.getByText('Data book')).toHaveTextContent('(to be confirmed)');
  });

  test('starts a quotation and opens it', async () => {
    const { person, address } = openInbox(
      at,
      {
        'POST /quotations': { status: 201, body: { data: quotation() } },
        'GET /quotations/:id': { body: { data: quotation() } },
        'GET /quotations/terms': { body: { data: [] } },
      },
      [enquiry],
    );
    await person.click(await screen.findByRole('button', { name: 'Prepare a quotation' }));
    expect(await screen.findByRole('button', { name: 'Send revision 1' })).toBeVisible();
    expect(address()).toBe(`${LIST}/4`);
  });

  test('lists quotations with number, state and total', async () => {
    const row = quotationRow({ state: 'accepted', has_draft: false, valid_until: LATER });
    openInbox(at, { 'GET /quotations': { body: { data: [row] }, total: 1 } }, [enquiry]);
    const list = within(await screen.findByRole('region', { name: 'Quotations' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      'QUO-2026-000004Revision 1Accepted৳5,09,500',
    );
    expect(list.getByRole('link')).toHaveAttribute('href', `${LIST}/4`);
  });

  test('is not offered for spam', async () => {
    openInbox(at, {}, [{ ...enquiry, status: 'spam' }]);
    await screen.findByRole('region', { name: 'Visitor’s system' });
    expect(screen.queryByRole('button', { name: 'Prepare a quotation' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open in the builder' })).not.toBeInTheDocument();
  });
});

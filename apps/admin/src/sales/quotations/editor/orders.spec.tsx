import { screen, waitFor, within } from '@testing-library/react';
import {
  installation,
  line,
  quotation,
  quotationEvent,
  quotationSettings,
  revision,
  sentRevision,
} from '../../../platform/testing/quotation-rows';
import { openQuotation, press, type } from '../../../platform/testing/quotation-stub';
import { staff } from '../../../platform/testing/rows';

test('adds VAT and an advance from the settings, and shows their amounts while typing', async () => {
  const settings = quotationSettings({ advance_percent: 60 });
  const { person, saves } = await openQuotation(quotation(), {
    'GET /quotations/settings': { body: { data: settings } },
  });
  await person.click(await screen.findByRole('button', { name: 'VAT: use 15%' }));
  expect(screen.getByRole('textbox', { name: 'VAT: ৳76,425' })).toHaveValue('15');
  expect(screen.getByText('Total, incl. VAT').parentElement).toHaveTextContent('৳5,85,925');
  await press(person, 'Advance: use 60%');
  expect(screen.getByRole('textbox', { name: 'Advance: ৳3,51,555' })).toHaveValue('60');
  type('VAT: ৳76,425', '7.5');
  await press(person, 'Save');
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ vat_bp: 750, ait_bp: null, advance_percent: 60 });
});

test('preselects one of the alternatives, and asks for a second one before sending', async () => {
  const lines = [line(), line({ product_id: 26, model: 'B' }), installation()];
  const { person, saves } = await openQuotation(
    quotation({ revisions: [revision({ lines, sum: 679_000, total: 679_000 })] }),
  );
  const choose = async (model: string) => {
    await press(person, `Edit the text of ${model}`);
    await person.click(screen.getByRole('combobox', { name: 'In the order' }));
    await person.click(screen.getByRole('option', { name: 'Alternative' }));
  };
  await choose('AM056NN4DEH');
  type('Name of the choice', 'Unit');
  await press(person, /^Send revision/);
  expect(
    await screen.findByText('‘Unit’ needs at least two alternatives, and one of them preselected.'),
  ).toBeVisible();
  await press(person, 'Done');
  await choose('B');
  const total = screen.getByText('Total, excl. VAT').parentElement;
  expect(total).toHaveTextContent('৳5,09,500');
  await press(person, 'Save');
  await waitFor(() =>
    expect(saves().at(-1)!.lines).toMatchObject([
      { choice: { group: 'Unit', selected: true } },
      { choice: { group: 'Unit', selected: false } },
      {},
    ]),
  );
});

describe('a discount above the limit', () => {
  const above = (own: object = {}) =>
    quotation({
      revisions: [revision({ discount: 20_000, needs_approval: true, ...own })],
      events: [
        quotationEvent({ id: 7, kind: 'approval_requested', by: { id: 2, name: 'Nusrat Jahan' } }),
        quotationEvent({ id: 8, kind: 'refused', text: 'At most 5%.' }),
      ],
    });
  const asStaff = { 'GET /auth/session': { body: { user: staff({ role: 'admin' }) } } };

  test('asks staff to request an approval, and shows why it was refused', async () => {
    const refused = above({ approval: 'refused' });
    const { person, sent } = await openQuotation(refused, {
      ...asStaff,
      'POST /quotations/:id/approval-request': () => ({
        body: { data: above({ approval: 'requested' }) },
      }),
    });
    expect(await screen.findByText('Refused by Rafiqul Islam: At most 5%.')).toBeVisible();
    await press(person, 'Request approval');
    expect(await screen.findByText('Approval requested.')).toBeVisible();
    expect(sent('POST', '/approval-request')[0]!.body).toEqual({ version: 1 });
  });

  test('is approved or refused with a reason by an owner', async () => {
    const { person, sent } = await openQuotation(above({ approval: 'requested' }), {
      'POST /quotations/:id/approval': () => ({ body: { data: above({ approval: 'refused' }) } }),
    });
    expect(screen.getByText('Nusrat Jahan requested an approval of this discount.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
    await press(person, 'Refuse');
    const dialog = within(screen.getByRole('alertdialog'));
    await person.type(dialog.getByLabelText('Reason'), 'Too much.');
    await person.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('Revision refused.')).toBeVisible();
    expect(sent('POST', '/approval')[0]!.body).toEqual({
      ...{ approved: false, reason: 'Too much.', version: 1 },
    });
  });
});

test('shows what was ordered, with the purchase order', async () => {
  const accepted = sentRevision({
    ...{ state: 'accepted', accepted_at: '2026-11-21T08:05:00.000Z' },
    ...{ accepted_name: 'Nadia Rahman', accepted_address: '203.0.113.7' },
    purchase_order: { name: 'PO.pdf', bytes: 900 },
    lines: [
      line({ choice: { group: 'Unit', selected: true } }),
      line({ model: 'B', choice: { group: 'Unit', selected: false } }),
    ],
    ...{ vat_bp: 1500, vat: 25_425, total: 194_925 },
  });
  await openQuotation(quotation({ state: 'accepted', has_draft: false, revisions: [accepted] }));
  expect(screen.getByText(/^Accepted by Nadia Rahman on .*, from 203\.0\.113\.7\.$/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Unit: alternative, not ordered/ })).toHaveTextContent(
    'B',
  );
  expect(screen.getByText('VAT 15%').parentElement).toHaveTextContent('৳25,425');
  expect(screen.getByRole('link', { name: 'Purchase order' })).toHaveAttribute(
    'href',
    '/api/v1/quotations/4/revisions/1/order',
  );
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse, noResponse, setOnline, stubApi } from '../../../platform/testing/api-stub';
import {
  installation,
  LATER,
  line,
  quotation,
  revision,
  systemDesign,
} from '../../../platform/testing/quotation-rows';
import {
  field,
  openQuotation,
  press,
  QUOTATION,
  SAVE,
  type,
} from '../../../platform/testing/quotation-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { product } from '../../../platform/testing/rows';

afterEach(() => jest.useRealTimers());

const price = (name: string) => field(`Unit price of ${name} in taka`);
const save = (person: Parameters<typeof press>[0]) => press(person, 'Save');

test('shows customer, enquiry, lines with prices and the total', async () => {
  await openQuotation(
    quotation({
      revisions: [
        revision({
          lines: [line(), line({ product_id: 26, model: 'B', unit_price: 50_000 }), installation()],
          discount: 40_500,
        }),
      ],
    }),
  );
  expect(screen.getByRole('heading', { name: 'QUO-2026-000004' })).toBeVisible();
  expect(document.title).toMatch(/^Quotation QUO-2026-000004/);
  expect(screen.getByText('Draft, revision 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'ENQ-2026-000012' })).toHaveAttribute(
    'href',
    '/dashboard/setting/client-message/12',
  );
  expect(await screen.findByText('Please quote.')).toBeVisible();
  const [listed, own, free] = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole(
    'listitem',
  );
  expect(listed).toHaveTextContent('৳1,69,500list price');
  expect(own).toHaveTextContent('৳1,50,000custom price, list price ৳56,500');
  expect(free).toHaveTextContent('৳3,40,000custom price');
  expect(screen.getByText('৳6,19,000')).toBeVisible();
  expect(screen.getByText('12.7% off the equipment')).toBeVisible();
});

test('saves a price in any notation as whole taka, and updates totals while typing', async () => {
  const { person, saves } = await openQuotation(quotation());
  type('Unit price of AM056NN4DEH in taka', '৫০,০০০');
  const total = screen.getByText('Total, excl. VAT').parentElement;
  expect(total).toHaveTextContent('৳4,90,000');
  type('Discount on equipment', '10,000');
  await save(person);
  expect(await screen.findByText('Revision saved.')).toBeVisible();
  expect(saves()).toMatchObject([
    {
      lines: [{ unit_price: 50_000, listed_price: 56_500 }, { unit_price: 340_000 }],
      ...{ discount: 10_000, version: 1, valid_until: LATER },
    },
  ]);
  expect(saves()[0]).not.toHaveProperty('design');
});

test('keeps the error of an invalid number while another line is corrected', async () => {
  const { person, saves } = await openQuotation(quotation());
  type('Quantity of AM056NN4DEH', '1.5');
  type('Unit price of Installation in taka', 'free');
  await save(person);
  expect(price('Installation')).toHaveAccessibleDescription('Enter whole taka');
  expect(field('Quantity of AM056NN4DEH')).toHaveFocus();
  type('Quantity of AM056NN4DEH', '2');
  expect(field('Quantity of AM056NN4DEH')).not.toHaveAccessibleDescription();
  expect(price('Installation')).toHaveAccessibleDescription('Enter whole taka');
  expect(saves()).toEqual([]);
});

test('shows server errors on their fields', async () => {
  const text = 'The discount is on the equipment, which costs ৳1,69,500.';
  const fields = { discount: text, 'lines.1.note': 'Please use at most 300 characters' };
  const { person } = await openQuotation(quotation(), { [SAVE]: errorResponse(400, text, fields) });
  type('Discount on equipment', '2,000');
  await save(person);
  await waitFor(() => expect(field('Discount on equipment')).toHaveAccessibleDescription(text));
  expect(field('Note')).toHaveAccessibleDescription('Please use at most 300 characters');
});

test('checks numbers on blur, and parses amounts as people write them', async () => {
  const { person, saves } = await openQuotation(quotation());
  const leave = async (label: string, text: string) => {
    await person.click(field(label));
    type(label, text);
    await person.tab();
  };
  await leave('Discount on equipment', '2,00,000');
  await waitFor(() =>
    expect(field('Discount on equipment')).toHaveAccessibleDescription(
      'The discount can’t be higher than the equipment, which costs ৳1,69,500.',
    ),
  );
  await leave('Quantity of AM056NN4DEH', '1,5');
  await waitFor(() =>
    expect(field('Quantity of AM056NN4DEH')).toHaveAccessibleDescription(
      'Enter a whole number from 1 to 9,999',
    ),
  );
  await leave('Quantity of AM056NN4DEH', '2');
  await leave('Discount on equipment', 'Tk 500/-');
  await leave('Unit price of Installation in taka', '58,000/-');
  expect(price('Installation')).not.toHaveAccessibleDescription();
  await save(person);
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ discount: 500 });
  expect(saves()[0]!.lines).toContainEqual(
    expect.objectContaining({ title: 'Installation', unit_price: 58_000 }),
  );
});

test('adds, moves and removes products and free lines', async () => {
  const found = product({
    id: 43,
    model: 'AM036FNLDEH',
    title: 'Slim Duct 3.6 kW',
    offer_price: 34_000,
  });
  const { person, saves } = await openQuotation(quotation(), {
    'GET /products/listed': { body: [found], total: 1 },
  });
  await press(person, 'Add product');
  type('Product', 'AM036');
  await person.click(await screen.findByRole('button', { name: /AM036FNLDEH.*৳34,000/ }));
  await press(person, 'Add custom line');
  type('Title', 'Crane');
  await press(person, 'Move up');
  await press(person, 'Remove AM056NN4DEH');
  await save(person);
  await screen.findByText('Revision saved.');
  expect(saves()[0]!.lines).toMatchObject([
    { title: 'Installation' },
    { title: 'Crane', product_id: null, unit_price: null, is_equipment: false },
    { product_id: 43, quantity: 1, unit_price: 34_000, listed_price: 34_000, is_equipment: true },
  ]);
});

test('marks missing fields before sending', async () => {
  const recipient = { ...revision().recipient, email: '' };
  const lines = [line({ unit_price: null })];
  const { person, sent } = await openQuotation(
    quotation({ revisions: [revision({ recipient, lines })] }),
  );
  await press(person, 'Send revision 1');
  await waitFor(() =>
    expect(field('Email')).toHaveAccessibleDescription('Enter the customer’s email address'),
  );
  expect(price('AM056NN4DEH')).toHaveAccessibleDescription('Enter a price');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent('POST', '/send')).toEqual([]);
});

test('does not send a letter with a blank, and selects it', async () => {
  const { person, sent } = await openQuotation(
    quotation({ revisions: [revision({ letter: 'Dear Nadia, we start on [day].' })] }),
  );
  await press(person, 'Send revision 1');
  const letter = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'Letter to the customer',
  });
  await waitFor(() =>
    expect(letter).toHaveAccessibleDescription(
      'Fill in [day] before you send it, or remove the brackets.',
    ),
  );
  await waitFor(() =>
    expect(letter.value.slice(letter.selectionStart, letter.selectionEnd)).toBe('[day]'),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent('POST', '/send')).toEqual([]);
});

test('saves before sending, names recipient and total, and makes the revision read-only', async () => {
  const { person, saves, sent } = await openQuotation(quotation());
  type('Unit price of Installation in taka', '3,30,000');
  type('Internal note', 'Crane needed');
  await press(person, 'Send revision 1');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Send revision 1?' }));
  expect(dialog.getByText('nadia@example.com')).toBeVisible();
  expect(dialog.getByText('22/12/2099')).toBeVisible();
  expect(saves()).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent, revision 1')).toBeVisible();
  expect(sent('POST', '/send').map(({ body }) => body)).toEqual([{ version: 2 }]);
  expect(screen.queryByRole('textbox', { name: /Unit price/ })).not.toBeInTheDocument();
  expect(field('Internal note')).toHaveValue('Crane needed');
  expect(screen.getByRole('button', { name: 'New revision' })).toBeVisible();
});

test('marks fields that the server rejects on sending', async () => {
  const text = 'This day is over. Choose today or a later one';
  const { person } = await openQuotation(quotation(), {
    'POST /quotations/:id/send': errorResponse(400, text, { title: text }),
  });
  await press(person, 'Send revision 1');
  const dialog = await screen.findByRole('alertdialog');
  await person.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(field('Subject')).toHaveAccessibleDescription(text);
  expect(field('Subject')).toHaveFocus();
});

test('asks per part in an edit conflict, and saves mine on top', async () => {
  const theirs = quotation({
    revisions: [revision({ letter: 'Theirs', discount: 500, version: 7 })],
  });
  let isFirst = true;
  const { person, saves } = await openQuotation(quotation(), {
    [SAVE]: () => {
      const response = isFirst
        ? errorResponse(409, 'Somebody else has saved it.', undefined, theirs)
        : { body: { data: theirs } };
      isFirst = false;
      return response;
    },
  });
  type('Letter to the customer', 'Mine');
  await save(person);
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Someone else changed this revision' }),
  );
  expect(
    dialog.getByRole('radio', { name: 'Letter to the customer: keep yours, Mine' }),
  ).toBeChecked();
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: 'Save this' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({ letter: 'Mine', discount: 500, version: 7 });
});

test('shows that the connection is lost, and keeps typed values', async () => {
  const { person } = await openQuotation(quotation(), { [SAVE]: noResponse });
  setOnline(false);
  type('Letter to the customer', 'Kept');
  await save(person);
  expect(await screen.findByText(/^You are offline/)).toBeVisible();
  setOnline(true);
  expect(field('Letter to the customer')).toHaveValue('Kept');
  expect(screen.getByText('Not saved yet')).toBeVisible();
});

test('saves a draft automatically when typing pauses, each time with the new version', async () => {
  const { saves } = await openQuotation(quotation());
  jest.useFakeTimers();
  type('Letter to the customer', 'By itself');
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(saves()).toMatchObject([{ letter: 'By itself', version: 1 }]);
  expect(screen.getByText('Saved')).toBeVisible();
  type('Subject', 'Office');
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(saves()[1]).toMatchObject({ letter: 'By itself', title: 'Office', version: 2 });
});

test('asks before typed values are discarded', async () => {
  const { person } = await openQuotation(quotation());
  type('Letter to the customer', 'Not yet');
  await person.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  await press(person, 'Keep editing');
  expect(field('Letter to the customer')).toHaveValue('Not yet');
});

test('asks before a set of terms replaces changed ones', async () => {
  const own = [{ title: 'Warranty', text: 'Two years.' }];
  const { person, saves } = await openQuotation(
    quotation({ revisions: [revision({ terms: own })] }),
  );
  const sets = await screen.findByRole('combobox', { name: /Terms/ });
  expect(sets).toHaveTextContent('Edited here');
  await person.click(sets);
  await person.click(await screen.findByRole('option', { name: 'VRF with installation' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Replace' }),
  );
  expect(field('Text of term 1')).toHaveValue('50 % with the order.');
  await press(person, 'Add a term');
  await save(person);
  expect(field('Title of term 2')).toHaveAccessibleDescription('Title is required');
  type('Title of term 2', 'Delivery');
  type('Text of term 2', 'In March.');
  await save(person);
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]!.terms).toEqual([
    { title: 'Payment', text: '50 % with the order.' },
    { title: 'Delivery', text: 'In March.' },
  ]);
});

test('leaves out the customer’s system, and adds it again with its inputs', async () => {
  const design = systemDesign();
  const { person, saves } = await openQuotation(quotation({ revisions: [revision({ design })] }));
  expect(screen.getAllByRole('img', { name: /3 indoor units in 2 rooms/ })[0]).toBeVisible();
  await press(person, 'Leave out the design');
  await save(person);
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ design: null });
});

test('discards an unsent draft with its quotation after a question', async () => {
  const { person, address } = await openQuotation(quotation(), {
    'DELETE /quotations/:id/draft': { body: { success: true } },
  });
  await press(person, 'Discard');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Nothing has been sent/)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(address()).toBe('/dashboard/quotations'));
});

test('shows a notice if the quotation does not exist', async () => {
  stubApi({ 'GET /quotations/:id': errorResponse(404, 'Quotation not found') });
  renderDashboard(QUOTATION);
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no quotation');
});

import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { staff } from '../../../platform/testing/rows';
import { tariff } from '../../../platform/testing/sizing-rows';
import { inHundredths } from './tariff-form-values';
import { today } from './tariffs.queries';

const PAGE = '/dashboard/setting/tariffs';
const COSTS = 'Monthly cost';
const FUTURE = '2999-01-01';
const slabs = [
  { up_to_kwh: 75, paisa_kwh: 526 },
  { up_to_kwh: 200, paisa_kwh: 720 },
  { up_to_kwh: null, paisa_kwh: 1461 },
];
const prices = {
  kind: 'slabs' as const,
  slabs,
  lifeline: null,
  demand_paisa_kw: 4200,
  vat_bp: 500,
};
const time = {
  kind: 'time' as const,
  off_peak_paisa_kwh: 1171,
  peak_paisa_kwh: 1562,
  demand_paisa_kw: 9000,
  vat_bp: null,
};

async function open(rows = [tariff({ prices })], overrides: Record<string, StubResponse> = {}) {
  const { calls } = stubApi({ 'GET /tariffs': { body: { data: rows } }, ...overrides });
  const page = renderDashboard(PAGE);
  if (rows.length > 0) await screen.findAllByRole('article');
  else await screen.findByText('No tariffs yet.');
  const sent = (method: string) =>
    calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...page, sent };
}
type Person = Awaited<ReturnType<typeof open>>['person'];
const card = (name: string) => within(screen.getByRole('article', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.getByLabelText(name);
const save = (person: Person) => person.click(screen.getByRole('button', { name: 'Save' }));

/** Pastes over the text of a field, which is faster than typing. */
async function fill(person: Person, name: string, text: string) {
  await person.tripleClick(field(name));
  await person.paste(text);
}

test('shows current, later and replaced tariffs of each code', async () => {
  await open([
    tariff({ id: 4, valid_from: FUTURE }),
    tariff({
      id: 3,
      prices,
      confirmed: true,
      confirmed_by: 'R. Karim',
      confirmed_on: '2026-11-20',
    }),
    tariff({ id: 2, valid_from: '2020-03-01' }),
    tariff({ id: 5, code: 'LT-E', name: 'Commercial', prices: time }),
  ]);
  const state = (name: string) =>
    card(name).getByRole('heading', { level: 3, name: /^From/ }).parentElement;
  expect(state('LT-A from 01/01/2999')).toHaveTextContent('Upcoming');
  expect(state('LT-A from 01/02/2024')).toHaveTextContent(
    'From 01/02/2024CurrentConfirmed by R. Karim on 20/11/2026',
  );
  expect(screen.getByText('1 earlier tariff').parentElement).toContainElement(
    screen.getByRole('article', { name: 'LT-A from 01/03/2020', hidden: true }),
  );
  const counts = card('LT-A from 01/02/2024');
  expect(rowsOf(counts.getByRole('table', { name: /^Prices/ }))).toEqual([
    '0 to 75 ৳5.26',
    '76 to 200 ৳7.20',
    'Above 200 ৳14.61',
  ]);
  expect(counts.getByText('৳42.00 per kW per month')).toBeVisible();
  expect(rowsOf(counts.getByRole('table', { name: COSTS })).slice(0, 2)).toEqual([
    '75 ৳394.50 ৳19.73 ৳414.23',
    '200 ৳1,294.50 ৳64.73 ৳1,359.23',
  ]);
  const commercial = card('LT-E from 01/02/2024');
  expect(rowsOf(commercial.getByRole('table', { name: COSTS }))[0]).toBe('75 ৳878.25 ৳1,171.50');
});

test('hides editing from other staff, and names the owner as editor', async () => {
  await open([tariff()], {
    'GET /auth/session': { body: { user: staff({ role: 'admin' }) } },
  });
  expect(screen.getByText(/Only the owner can change them\.$/)).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Edit|Delete|Add new rate|Add tariff/ }),
  ).not.toBeInTheDocument();
});

test('starts a new tariff with the prices of the last one, and requires a source', async () => {
  const { person, sent } = await open([tariff({ prices })], {
    'POST /tariffs': { status: 201, body: { data: tariff({ id: 2, valid_from: FUTURE }) } },
  });
  await person.click(screen.getByRole('button', { name: 'Add new rate of LT-A' }));
  const form = await dialog('Add new rate of LT-A');
  await save(person);
  expect(await screen.findByText('Enter a valid date such as 22/11/2026')).toBeVisible();
  expect(field('Source')).toHaveAccessibleDescription('Enter the source of the figure');
  expect(field('Valid from')).toHaveFocus();
  await fill(person, 'Valid from', '01/01/2999');
  await fill(person, 'Source', 'Order 12');
  await fill(person, 'Slab 2, price', '8.5');
  expect(rowsOf(within(form).getByRole('table', { name: COSTS }))[1]).toBe(
    '200 ৳1,457.00 ৳72.85 ৳1,529.85',
  );
  await save(person);
  expect(await screen.findByText('LT-A from 01/01/2999 added.')).toBeVisible();
  const [first, , last] = slabs;
  expect(sent('POST')).toEqual([
    {
      code: 'LT-A',
      name: 'Residential',
      valid_from: FUTURE,
      prices: { ...prices, slabs: [first, { up_to_kwh: 200, paisa_kwh: 850 }, last] },
      source: 'Order 12',
      confirmed_by: '',
      confirmed_on: '',
    },
  ]);
});

test('starts each slab at the end of the previous one, and keeps the last open-ended', async () => {
  const { person, sent } = await open([tariff({ prices })], {
    'PUT /tariffs/:id': { body: { data: tariff({ version: 2 }) } },
  });
  await person.click(screen.getByRole('button', { name: 'Edit LT-A from 01/02/2024' }));
  const slabRows = within(await screen.findByRole('group', { name: 'Slabs' }));
  expect(slabRows.getByText('201')).toBeVisible();
  await person.click(slabRows.getByRole('button', { name: 'Add slab' }));
  expect(field('Slab 3, up to')).toHaveFocus();
  await person.keyboard('150');
  await fill(person, 'Slab 4, price', '15.005');
  await save(person);
  const rate = 'Enter a price from 0.01 to 1,000 taka, with up to two decimals';
  await waitFor(() => expect(field('Slab 4, price')).toHaveAccessibleDescription(rate));
  await fill(person, 'Slab 4, price', '15.00');
  await save(person);
  await waitFor(() =>
    expect(field('Slab 3, up to')).toHaveAccessibleDescription('Enter more than 200 kWh'),
  );
  await fill(person, 'Slab 3, up to', '600');
  expect(slabRows.getByText('601')).toBeVisible();
  await person.click(slabRows.getByRole('button', { name: 'Remove slab 1' }));
  await save(person);
  await screen.findByText('LT-A from 01/02/2024 saved.');
  expect(sent('PUT')).toMatchObject([
    {
      version: 1,
      prices: {
        slabs: [
          { up_to_kwh: 200, paisa_kwh: 720 },
          { up_to_kwh: 600, paisa_kwh: 1461 },
          { up_to_kwh: null, paisa_kwh: 1500 },
        ],
      },
    },
  ]);
});

test('rejects missing prices by the hour and charges out of range', async () => {
  const { person, sent } = await open([tariff({ id: 5, code: 'LT-E', prices: time })]);
  await person.click(screen.getByRole('button', { name: 'Edit LT-E from 01/02/2024' }));
  await dialog('Edit LT-E from 01/02/2024');
  expect(field('Off-peak')).toHaveValue('11.71');
  await person.clear(field('Peak'));
  await fill(person, 'VAT', '101');
  await fill(person, 'Demand charge', '-5');
  await save(person);
  await waitFor(() =>
    expect(field('Peak')).toHaveAccessibleDescription(/^Enter a price from 0\.01/),
  );
  expect(field('VAT')).toHaveAccessibleDescription(/^Enter a percentage from 0 to 100/);
  expect(field('Demand charge')).toHaveAccessibleDescription(
    'Enter a charge from 0 to 1,00,000 taka, with up to two decimals',
  );
  expect(screen.getByText('The costs appear here once the prices are complete.')).toBeVisible();
  expect(sent('PUT')).toEqual([]);
});

test('clears the confirmation of changed prices, and restores it with them', async () => {
  const confirmed = { confirmed_by: 'R. Karim, engineer', confirmed_on: '2026-11-20' };
  const { person } = await open([tariff({ prices, ...confirmed })]);
  await person.click(screen.getByRole('button', { name: 'Edit LT-A from 01/02/2024' }));
  await dialog('Edit LT-A from 01/02/2024');
  const by = () => field('Confirmed by');
  expect(by()).toHaveValue(confirmed.confirmed_by);
  const before = (field('Slab 2, price') as HTMLInputElement).value;
  await fill(person, 'Slab 2, price', '7.35');
  await waitFor(() => expect(by()).toHaveValue(''));
  expect(by()).toHaveAccessibleDescription(/^R\. Karim, engineer confirmed the saved prices\./);
  await fill(person, 'Slab 2, price', before);
  await waitFor(() => expect(by()).toHaveValue(confirmed.confirmed_by));
});

test('shows a server error at its slab', async () => {
  const { person } = await open([tariff({ prices })], {
    'PUT /tariffs/:id': errorResponse(400, 'Please check the marked fields.', {
      'prices.slabs.1.paisa_kwh': 'Not as in the order',
    }),
  });
  await person.click(screen.getByRole('button', { name: 'Edit LT-A from 01/02/2024' }));
  await dialog('Edit LT-A from 01/02/2024');
  await person.type(field('Name'), '!');
  await save(person);
  await waitFor(() =>
    expect(field('Slab 2, price')).toHaveAccessibleDescription('Not as in the order'),
  );
});

test('asks in an edit conflict only about fields that both changed', async () => {
  const theirs = tariff({
    ...{ name: 'Homes', prices: { ...prices, vat_bp: 750 } },
    version: 2,
  });
  const { person } = await open([tariff({ prices })], {
    'PUT /tariffs/:id': errorResponse(409, 'Somebody else has saved it.', undefined, theirs),
  });
  await person.click(screen.getByRole('button', { name: 'Edit LT-A from 01/02/2024' }));
  await dialog('Edit LT-A from 01/02/2024');
  await person.type(field('Name'), ' use');
  await save(person);
  const conflict = within(
    await screen.findByRole('alertdialog', { name: 'Someone else changed this tariff' }),
  );
  expect(conflict.getByRole('radio', { name: 'Name: keep yours, Residential use' })).toBeChecked();
  expect(conflict.getAllByRole('radiogroup')).toHaveLength(1);
});

test('deletes a tariff after a question that names the one that then applies', async () => {
  const { person, sent } = await open(
    [tariff({ id: 2 }), tariff({ id: 1, valid_from: '2020-03-01' })],
    { 'DELETE /tariffs/:id': { body: { success: true } } },
  );
  await person.click(screen.getByRole('button', { name: 'Delete LT-A from 01/02/2024' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete LT-A from 01/02/2024?' });
  expect(question).toHaveTextContent(
    'This is the current rate. Without it, the rate of 01/03/2020 applies.',
  );
  await person.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('LT-A from 01/02/2024 deleted.')).toBeVisible();
  expect(sent('DELETE')).toHaveLength(1);
});

test('offers to add the first tariff', async () => {
  const { person } = await open([]);
  await person.click(screen.getAllByRole('button', { name: 'Add tariff' }).at(-1)!);
  expect(within(await dialog('Add a tariff')).getByLabelText('Slab 5, up to')).toHaveValue('600');
});

test.each([
  ['7.2', 720],
  ['8.02', 802],
  ['0.29', 29],
  ['৫.২৬', 526],
  ['1,000', 100_000],
  ['7.200', 720],
  ['7.', 700],
  ['7.205', NaN],
  ['-1', NaN],
  ['', NaN],
])('converts %s taka to %d paisa', (text, paisa) => expect(inHundredths(text)).toBe(paisa));

test('starts a day at midnight in Dhaka', () => {
  expect(today(new Date('2026-11-20T17:59:00Z'))).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-21');
});

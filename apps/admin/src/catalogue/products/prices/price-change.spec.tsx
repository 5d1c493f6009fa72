import type { PriceEffect } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { product } from '../../../platform/testing/rows';

const effect = (own: Partial<PriceEffect> = {}): PriceEffect => ({
  id: 1,
  version: 1,
  model: 'AM224DXVGGH',
  title: 'VRF Outdoor Unit 8 HP',
  before: 329000,
  after: 312600,
  problem: null,
  ...own,
});
const other = effect({ id: 2, model: 'AG260KSVANH', before: null, after: null });

/** Opens the dialog for two products; `responses` answer the calls in their order. */
async function openDialog(...responses: StubResponse[]) {
  const { calls } = stubApi({
    'GET /products/listed': {
      body: [product(), product({ id: 2, model: 'AG260KSVANH' })],
      total: 2,
    },
    'POST /products/prices': () => responses.shift()!,
  });
  const { person } = renderDashboard('/dashboard/product/product-list');
  await person.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await person.click(screen.getByRole('button', { name: 'Change prices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 prices' }));
  const value = async (label: string, text: string) => {
    await person.clear(dialog.getByLabelText(label));
    await person.type(dialog.getByLabelText(label), text);
  };
  const press = (name: string) => person.click(dialog.getByRole('button', { name }));
  const choose = async (label: string, option: string) => {
    await person.click(dialog.getByRole('combobox', { name: new RegExp(`^${label}`) }));
    await person.click(screen.getByRole('option', { name: option }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  };
  const writes = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { person, dialog, value, press, choose, writes };
}
const response = (data: PriceEffect[], written = false): StubResponse => ({
  body: {
    data,
    summary: {
      products: data.length,
      changing: data.filter(({ before, after }) => before !== after).length,
      problems: data.filter(({ problem }) => problem !== null).length,
    },
    state: 'state',
    written,
    batch: written ? 'ab12' : null,
  },
});

test('shows old and new prices first, then writes them', async () => {
  const { dialog, value, press, writes } = await openDialog(
    response([effect(), other]),
    response([effect(), other], true),
  );
  await value('Percent', '-5');
  await press('Show the effect');
  const row = within(await dialog.findByRole('row', { name: /AM224DXVGGH/ }));
  expect(row.getByText('৳3,29,000')).toBeVisible();
  expect(row.getByText('৳3,12,600')).toBeVisible();
  expect(
    within(dialog.getByRole('row', { name: /AG260KSVANH/ })).getByText('unchanged'),
  ).toBeVisible();
  await press('Change 1 price');
  expect(await screen.findByText('1 price changed.')).toBeVisible();
  const sent = { ids: [1, 2], field: 'offer_price', by: 'percent', value: -5, round_to: 100 };
  expect(writes()).toEqual([
    { ...sent, preview: true },
    { ...sent, preview: false, versions: [1, 1] },
  ]);
  await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
});

test('does not round a price that is set for all', async () => {
  const { value, press, choose, writes } = await openDialog(response([effect({ after: 55555 })]));
  await choose('Price', 'Regular price');
  await choose('Change', 'Set to');
  await value('New price', '55,555');
  await press('Show the effect');
  await screen.findByText('৳55,555');
  expect(writes()).toEqual([
    { ids: [1, 2], field: 'regular_price', by: 'set', value: 55555, round_to: 1, preview: true },
  ]);
});

test('shows the effect again if another editor changed a product in between', async () => {
  const sentence = 'AG260KSVANH was changed since this effect was shown. Nothing was written.';
  const before = effect({ id: 2, model: 'AG260KSVANH' });
  const current = [effect(), { ...before, version: 2, before: 300000, after: 285000 }];
  const { dialog, value, press, writes } = await openDialog(
    response([effect(), before]),
    errorResponse(409, sentence, undefined, current),
    response(current, true),
  );
  await value('Percent', '-5');
  await press('Show the effect');
  await dialog.findByRole('button', { name: 'Change 2 prices' });
  await press('Change 2 prices');
  expect(await dialog.findByText(sentence)).toBeVisible();
  const [, first, second] = dialog.getAllByRole('row');
  expect(first).toHaveTextContent(/AG260KSVANH.*Changed since.*৳3,00,000.*৳2,85,000/);
  expect(second).not.toHaveTextContent('Changed since');
  expect(dialog.getByLabelText('Percent')).toHaveValue('-5');
  await press('Change 2 prices');
  expect(await screen.findByText('2 prices changed.')).toBeVisible();
  expect(writes().map((body) => (body as { versions?: number[] }).versions)).toEqual([
    undefined,
    [1, 1],
    [1, 2],
  ]);
});

test('discards the effect when the value changes', async () => {
  const { dialog, value, press } = await openDialog(response([effect()]));
  await value('Percent', '-5');
  await press('Show the effect');
  await dialog.findByRole('button', { name: 'Change 1 price' });
  await value('Percent', '-50');
  expect(dialog.queryByRole('row', { name: /AM224DXVGGH/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Show the effect' })).toBeEnabled();
});

test('lists prices that cannot be changed first with the reason, and writes nothing', async () => {
  const sentence = 'The price would be below ৳1.';
  const { dialog, value, press, choose, writes } = await openDialog(
    response([effect(), effect({ id: 2, model: 'AG260KSVANH', after: -100, problem: sentence })]),
  );
  await choose('Change', 'By an amount');
  await value('Taka', '-400000');
  await press('Show the effect');
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(dialog.getByText(/1 price can’t be changed this way/)).toBeVisible();
  const [, first] = dialog.getAllByRole('row');
  expect(first).toHaveTextContent('AG260KSVANH');
  expect(dialog.getByRole('button', { name: 'Show the effect' })).toBeDisabled();
  expect(writes()).toHaveLength(1);
});

test('rejects a value that is not a number before sending', async () => {
  const { dialog, value, press, writes } = await openDialog();
  await value('Percent', 'much');
  await press('Show the effect');
  expect(dialog.getByLabelText('Percent')).toHaveAccessibleDescription('Enter a number');
  expect(dialog.getByLabelText('Percent')).toHaveFocus();
  expect(writes()).toEqual([]);
});

test('shows an error in the dialog and keeps the form values', async () => {
  const { dialog, value, press } = await openDialog(
    errorResponse(404, 'Product 2 is not there any more. Nothing was changed.'),
  );
  await value('Percent', '-5');
  await press('Show the effect');
  expect(
    await dialog.findByText('Product 2 is not there any more. Nothing was changed.'),
  ).toBeVisible();
  expect(dialog.getByLabelText('Percent')).toHaveValue('-5');
});

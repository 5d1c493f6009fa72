import type { Product } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  errorResponse,
  pendingResponse,
  stubApi,
  type StubResponse,
} from '../../../platform/testing/api-stub';
import { renderDashboard } from '../../../platform/testing/render-dashboard';
import { product } from '../../../platform/testing/rows';
import { setScreenWidth } from '../../../platform/testing/screen-width';

const LIST = '/dashboard/product/product-list';
const first = product();
const second = product({ id: 2, model: 'AG260KSVANH', offer_price: null, regular_price: null });

/** Opens a list of two products; `responses` answer the changes in their order. */
async function openList(...responses: (StubResponse | Promise<StubResponse>)[]) {
  const { calls } = stubApi({
    'GET /products/listed': { body: [first, second], total: 2 },
    'PUT /products/:id': () => responses.shift()!,
  });
  const page = renderDashboard(LIST);
  await screen.findByText('AM224DXVGGH');
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const row = (model = 'AM224DXVGGH') =>
    within(screen.getByRole('row', { name: new RegExp(model) }));
  const price = () => screen.findByRole('textbox', { name: 'Offer price of AM224DXVGGH' });
  const openPrice = async () => {
    await page.person.click(row().getByRole('button', { name: /^Change offer price/ }));
    return price();
  };
  return { ...page, sent, row, openPrice };
}
const saved = (own: Partial<Product>): StubResponse => ({ body: { ...first, version: 2, ...own } });

test('saves a price on Enter, shows it immediately and marks it as saved', async () => {
  const { response, respond } = pendingResponse();
  const { person, sent, row, openPrice } = await openList(response);
  const input = await openPrice();
  expect(input).toHaveValue('3,29,000');
  await person.clear(input);
  await person.type(input, '3,20,000');
  expect(input).toHaveAccessibleDescription(
    /Now ৳3,29,000, regular price ৳3,54,000. Visitors will save ৳34,000./,
  );
  await person.keyboard('{Enter}');
  expect(
    await row().findByRole('button', {
      name: 'Change offer price of AM224DXVGGH, now ৳3,20,000',
    }),
  ).toBeVisible();
  expect(row().queryByText('Saved')).not.toBeInTheDocument();
  respond(saved({ offer_price: 320000 }));
  expect(await row().findByText('Saved')).toBeVisible();
  expect(sent()).toEqual([{ offer_price: '320000', version: '1' }]);
  await waitFor(() => expect(row().queryByText('Saved')).not.toBeInTheDocument(), {
    timeout: 4000,
  });
});

test('saves on Tab and opens the next price, and cancels on Escape', async () => {
  const { person, sent, openPrice } = await openList(saved({ offer_price: 1000 }));
  const input = await openPrice();
  await person.clear(input);
  await person.type(input, '1000{Tab}');
  const next = await screen.findByRole('textbox', { name: 'Offer price of AG260KSVANH' });
  await waitFor(() => expect(next).toHaveFocus());
  await person.type(next, '77{Escape}');
  await waitFor(() => expect(next).not.toBeInTheDocument());
  expect(screen.getByText('Price on request')).toBeVisible();
  expect(sent()).toEqual([{ offer_price: '1000', version: '1' }]);
});

test('pastes prices of a spreadsheet down the rows, with an error at each wrong cell', async () => {
  const { person, sent, openPrice } = await openList(
    saved({ offer_price: 125_000 }),
    saved({ offer_price: 329_000 }),
  );
  await openPrice();
  await person.paste('৳1,25,000/-\n85.000\n');
  expect(await screen.findByText('Pasted into 1 row')).toBeVisible();
  expect(await screen.findByText('Offer price: write 85000 or 85')).toHaveRole('alert');
  await waitFor(() => expect(sent()).toEqual([{ offer_price: '125000', version: '1' }]));
  await person.click(screen.getByText('Undo'));
  await waitFor(() => expect(sent()[1]).toMatchObject({ offer_price: '329000' }));
});

test('keeps the input open and sends nothing for an invalid price', async () => {
  const { person, sent, openPrice } = await openList();
  const input = await openPrice();
  await person.clear(input);
  await person.type(input, '12.5{Enter}');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(/Offer price must be a whole number/);
  expect(sent()).toEqual([]);
});

test('reverts a rejected price, in red and with the reason', async () => {
  const { person, row, openPrice } = await openList(
    errorResponse(400, 'Please check the marked fields.', { offer_price: 'This price is wrong' }),
  );
  const input = await openPrice();
  await person.clear(input);
  await person.type(input, '5{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This price is wrong');
  const cell = row().getByRole('button', {
    name: 'Change offer price of AM224DXVGGH, now ৳3,29,000',
  });
  expect(cell).toHaveAccessibleDescription('This price is wrong');
});

test('shows who changed a price in between, and does not overwrite it', async () => {
  const { person, sent, row, openPrice } = await openList(
    errorResponse(
      409,
      'Changed meanwhile.',
      undefined,
      { ...first, version: 4, offer_price: 1 },
      'Nusrat Rahman',
    ),
    saved({ version: 5, offer_price: 2 }),
  );
  const input = await openPrice();
  await person.clear(input);
  await person.type(input, '2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nusrat Rahman changed this. It is now ৳1.',
  );
  const again = await openPrice();
  expect(again).toHaveValue('1');
  await person.clear(again);
  await person.type(again, '2{Enter}');
  expect(await row().findByText('Saved')).toBeVisible();
  expect(sent()).toEqual([
    { offer_price: '2', version: '1' },
    { offer_price: '2', version: '4' },
  ]);
});

test('reports no conflict if another field was changed in between', async () => {
  const { person, sent, row } = await openList(
    errorResponse(409, 'Changed meanwhile.', undefined, { ...first, version: 4, title: 'New' }),
    saved({ version: 5, visibility: 'hidden' }),
  );
  await person.click(row().getByRole('button', { name: /^Change visibility.*now Published$/ }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Hidden' }));
  expect(await row().findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  expect(row().getByRole('button', { name: /^Change visibility.*now Hidden$/ })).toBeVisible();
  expect(sent()).toEqual([
    { visibility: 'hidden', version: '1' },
    { visibility: 'hidden', version: '4' },
  ]);
});

test('hides a column without values until it is chosen', async () => {
  const noAirFlow = { air_flow_high_cfm: null, air_flow_medium_cfm: null, air_flow_low_cfm: null };
  stubApi({ 'GET /products/listed': { body: [product(noAirFlow)], total: 1 } });
  const { person } = renderDashboard(LIST);
  await screen.findByText('AM224DXVGGH');
  expect(screen.queryByRole('columnheader', { name: 'Air Flow' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Columns' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Air Flow', checked: false }));
  await person.keyboard('{Escape}');
  expect(await screen.findByRole('columnheader', { name: 'Air Flow' })).toBeInTheDocument();
});

test('shows the day and the author of the last change, and nothing without an author', async () => {
  stubApi({
    'GET /products/listed': {
      body: [
        product({ changed_by: { name: 'Sharmin Akter', import: false } }),
        product({
          id: 2,
          changed_by: { name: 'Sharmin Akter', import: true },
          updated_at: new Date().toISOString(),
        }),
        product({ id: 3, changed_by: null }),
      ],
      total: 3,
    },
  });
  renderDashboard(LIST);
  expect(await screen.findByText(/^Sharmin,/)).toBeVisible();
  expect(screen.getByText('20/11/2026')).toBeVisible();
  expect(screen.getByText(/^Import,/)).toBeVisible();
  expect(screen.getByText('today')).toBeVisible();
});

test('edits values in a sheet on a phone', async () => {
  setScreenWidth(390);
  const { person, sent } = await openList(
    errorResponse(409, 'This product was changed meanwhile.', undefined, {
      ...first,
      version: 3,
      offer_price: 300000,
    }),
    saved({ version: 4 }),
  );
  await person.click(screen.getByRole('button', { name: 'Actions for AM224DXVGGH' }));
  await person.click(screen.getByRole('menuitem', { name: 'Prices and visibility' }));
  const sheet = within(
    await screen.findByRole('dialog', { name: 'Prices and visibility of AM224DXVGGH' }),
  );
  const offer = sheet.getByLabelText('Offer price');
  await person.clear(offer);
  await person.type(offer, '3,10,000');
  await person.click(sheet.getByRole('button', { name: 'Save changes' }));
  expect(await sheet.findByText('This product was changed meanwhile.')).toBeVisible();
  expect(offer).toHaveValue('3,00,000');
  await person.clear(offer);
  await person.type(offer, '3,10,000');
  await person.click(sheet.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('AM224DXVGGH saved.')).toBeVisible();
  expect(sent().at(-1)).toEqual({
    offer_price: '310000',
    regular_price: '354000',
    visibility: 'published',
    position: '10',
    version: '3',
  });
});

test('folds the filters behind a button on a phone', async () => {
  setScreenWidth(390);
  stubApi({ 'GET /products/listed': { body: [first], total: 1 } });
  const { person } = renderDashboard(`${LIST}?visibility=hidden`);
  await screen.findByText('AM224DXVGGH');
  expect(screen.queryByRole('combobox', { name: /^Visibility/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Filters, 1 on' }));
  expect(screen.getByRole('combobox', { name: /^Visibility/ })).toHaveTextContent('Hidden');
});

import type { ImportRow, ProductImport } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  pendingResponse,
  errorResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { productImport } from '../../platform/testing/rows';
import type { UserEvent } from '@testing-library/user-event';
import { setScreenWidth } from '../../platform/testing/screen-width';

const PAGE = '/dashboard/product/import/4';

const row = (own: Partial<ImportRow>): ImportRow => ({
  row: 1,
  effect: 'unchanged',
  id: null,
  model: 'AM224DXVGGH',
  fields: [],
  problems: [],
  warnings: [],
  notes: [],
  ...own,
});
const changed = row({
  row: 2,
  effect: 'changed',
  id: 15,
  model: 'AM280DXVGGH',
  fields: [
    { field: 'offer_price', from: 411500, to: null },
    { field: 'category', from: 'Duct', to: 'Slim Duct' },
  ],
  warnings: ['30 kW and 12.74 TR differ by more than 2%.'],
  notes: ['The refrigerant is read as ‘R32’.'],
});
const wrong = row({
  row: 7,
  effect: 'wrong',
  model: '=AM560',
  problems: [{ field: 'offer_price', reason: '‘abc’ is not a number.' }],
});
const rows = [row({ effect: 'new', model: 'AM999' }), changed, wrong];

type Stub =
  StubResponse | Promise<StubResponse> | ((address: URL) => StubResponse | Promise<StubResponse>);

async function open(
  own: Partial<ProductImport> = {},
  overrides: Record<string, Stub> = {},
  address = PAGE,
) {
  let present = productImport(own);
  const { calls } = stubApi({
    'GET /product-imports/:id': () => ({ body: { data: present } }),
    'GET /product-imports/4/rows': ({ searchParams }) => {
      const effect = searchParams.get('effect');
      const data = rows
        .filter((one) => !effect || one.effect === effect)
        .filter(({ warnings }) => !searchParams.has('warnings') || warnings.length > 0);
      return { body: { data }, total: data.length };
    },
    'GET /product-imports': { body: { data: [] }, total: 0 },
    ...overrides,
  });
  const page = renderDashboard(address);
  await screen.findByRole('heading', { name: 'prices.csv' });
  return {
    ...page,
    becomes: (next: Partial<ProductImport>) => (present = { ...present, ...next }),
    sent: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, address: { pathname }, body }) => [`${method} ${pathname}`, body]),
    requests: (what = '/rows') =>
      calls
        .filter(({ address: { pathname } }) => pathname.endsWith(what))
        .map((call) => call.address.search),
  };
}

const withWrong = {
  counts: { new: 1, changed: 2, unchanged: 3, wrong: 2, left_out: 0 },
  warnings: 1,
};

describe('the rows of an import', () => {
  test('shows old and new values by field, with warnings and notes', async () => {
    await open();
    const line = within(await screen.findByRole('row', { name: /^2 AM280DXVGGH/ }));
    const price = line.getByRole('row', { name: /^Offer price/ });
    expect(
      within(price)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['৳4,11,500', 'nothing']);
    expect(line.getByRole('row', { name: /^Category Duct Slim Duct/ })).toBeVisible();
    expect(line.getByText('30 kW and 12.74 TR differ by more than 2%.')).toBeVisible();
    expect(line.getByText('The refrigerant is read as ‘R32’.')).toBeVisible();
    expect(line.getByRole('link', { name: 'Product 15' })).toHaveAttribute(
      'href',
      '/dashboard/product/edit/15',
    );
  });

  test('shows row, field and reason of a mistake, and marks new products', async () => {
    await open(withWrong);
    const line = within(await screen.findByRole('row', { name: /^7 =AM560/ }));
    expect(line.getByText('Offer price')).toBeVisible();
    expect(line.getByText('‘abc’ is not a number.')).toBeVisible();
    expect(screen.getByText('New product.')).toBeVisible();
  });

  test('folds many fields until all are requested', async () => {
    const fields = Array.from({ length: 9 }, (_, index) => ({
      field: `f${index}`,
      from: 1,
      to: 2,
    }));
    const { person } = await open(
      {},
      { 'GET /product-imports/4/rows': { body: { data: [{ ...changed, fields }] }, total: 1 } },
    );
    const button = await screen.findByRole('button', { name: 'Show all 9 fields' });
    expect(screen.queryByRole('rowheader', { name: 'F8' })).not.toBeInTheDocument();
    await person.click(button);
    expect(screen.getByRole('rowheader', { name: 'F8' })).toBeVisible();
  });

  test('filters by a count, in the address', async () => {
    const { person, address, requests } = await open(withWrong);
    const counts = within(screen.getByRole('navigation', { name: 'Rows by effect' }));
    expect(counts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'All rows 8',
      'New 1',
      'Changed 2',
      'Unchanged 3',
      'Invalid 2',
      'Left out 0',
      'Warnings 1',
    ]);
    await person.click(counts.getByRole('link', { name: 'Invalid 2' }));
    expect(address()).toBe(`${PAGE}?effect=wrong`);
    await waitFor(() => expect(screen.queryByText('AM280DXVGGH')).not.toBeInTheDocument());
    expect(screen.getByText('=AM560')).toBeVisible();
    expect(counts.getByRole('link', { name: 'Invalid 2' })).toHaveAttribute('aria-current', 'true');
    expect(requests().at(-1)).toMatch(/effect=wrong/);
    await person.click(counts.getByRole('link', { name: 'Warnings 1' }));
    expect(address()).toBe(`${PAGE}?warnings=true`);
    expect(await screen.findByText('AM280DXVGGH')).toBeVisible();
    expect(screen.queryByText('AM999')).not.toBeInTheDocument();
  });

  test('loads the rows page by page', async () => {
    const { person, requests } = await open(
      { rows: 45 },
      { 'GET /product-imports/4/rows': { body: { data: [changed] }, total: 45 } },
    );
    await person.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(requests().at(-1)).toMatch(/page=2&pageSize=20/));
  });

  test('shows cards on a phone', async () => {
    setScreenWidth(390);
    await open(withWrong);
    expect(await screen.findByText('‘abc’ is not a number.')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Effect' })).not.toBeInTheDocument();
  });

  test('downloads all wrong rows as a file', async () => {
    await open(withWrong);
    const link = screen.getByRole('link', { name: 'Download the invalid rows' });
    expect(link).toHaveAttribute('href', '/api/v1/product-imports/4/wrong-rows');
    expect(link).toHaveAttribute('download');
  });
});

describe('applying an import', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Apply this import?' });

  test('shows the numbers, writes everything, and offers to undo it', async () => {
    const { response, respond } = pendingResponse();
    const { person, sent, becomes } = await open({}, { 'POST /product-imports/4/apply': response });
    expect(
      screen.getByText('Not applied yet. This import would add 1 product and change 2 products.'),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Apply all' }));
    const dialog = within(await question());
    for (const line of [
      '1 product will be added',
      '2 products will be changed',
      '5 products stay as they are',
    ]) {
      expect(dialog.getByText(line)).toBeVisible();
    }
    await person.click(dialog.getByRole('button', { name: 'Apply 3 changes' }));
    expect(await dialog.findByRole('button', { name: 'Applying...' })).toBeDisabled();
    expect(sent()).toEqual([['POST /api/v1/product-imports/4/apply', { rows: 'all' }]]);
    const done = { status: 'applied', applied_at: '2026-11-20T09:00:00.000Z' } as const;
    becomes(done);
    respond({ body: { data: productImport(done) } });
    expect(await screen.findByRole('button', { name: 'Undo this import' })).toBeVisible();
    const state = screen.getByRole('region', { name: 'Import status' });
    expect(within(state).getByText('1 product added, 2 changed.')).toBeVisible();
    expect(state).toHaveFocus();
  });

  test('applies only the valid rows if some are wrong', async () => {
    const { person, sent } = await open(withWrong, {
      'POST /product-imports/4/apply': { body: { data: productImport() } },
    });
    expect(screen.queryByRole('button', { name: 'Apply all' })).not.toBeInTheDocument();
    expect(screen.getByText(/^2 rows are invalid\./)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Apply only the valid rows' }));
    const dialog = within(await question());
    expect(dialog.getByText('2 invalid rows will be left out')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Apply 3 changes' }));
    await waitFor(() =>
      expect(sent()).toEqual([['POST /api/v1/product-imports/4/apply', { rows: 'valid' }]]),
    );
  });

  test('shows 0 changes and no Apply button if nothing would change', async () => {
    await open({ counts: { new: 0, changed: 0, unchanged: 8, wrong: 0, left_out: 0 } });
    expect(screen.getByText('The catalogue already matches this file: 0 changes.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
  });

  test('shows the server’s message if the catalogue has changed since', async () => {
    const sentence = 'The catalogue has changed since the preview. Upload it again.';
    const { person } = await open(
      {},
      { 'POST /product-imports/4/apply': errorResponse(409, sentence) },
    );
    await person.click(screen.getByRole('button', { name: 'Apply all' }));
    await person.click(await screen.findByRole('button', { name: 'Apply 3 changes' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('undoing or discarding an import', () => {
  const applied = { status: 'applied', applied_at: '2026-11-20T09:00:00.000Z' } as const;

  const none = { count: 0, products: [] };
  const left = {
    count: 3,
    products: [
      { id: 15, name: 'Samsung AM280DXVGGH' },
      { id: 16, name: 'Samsung AM300' },
    ],
  };
  const SINCE = 'GET /product-imports/4/changed-since';
  const UNDO = 'POST /product-imports/4/undo';
  const dialog = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  const openUndo = (person: UserEvent) =>
    person.click(screen.getByRole('button', { name: 'Undo this import' }));

  test('undoes everything once the check finds no later changes', async () => {
    const { response, respond } = pendingResponse();
    const { person, becomes, sent, requests } = await open(applied, {
      [SINCE]: response,
      [UNDO]: { body: { data: productImport({ status: 'undone' }) } },
    });
    await openUndo(person);
    const confirmation = await dialog();
    expect(confirmation.getByRole('button', { name: 'Undo import' })).toBeDisabled();
    expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    respond({ body: { data: none } });
    await waitFor(() =>
      expect(confirmation.getByRole('button', { name: 'Undo import' })).toBeEnabled(),
    );
    becomes({ status: 'undone', undone_at: '2026-11-20T10:00:00.000Z' });
    await person.click(confirmation.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByRole('link', { name: 'Upload the file again' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Import status' })).getByText(
        'The catalogue is as it was before the import.',
      ),
    ).toBeVisible();
    expect(sent()).toEqual([['POST /api/v1/product-imports/4/undo', {}]]);
    // The API would reject another check, as the import is undone.
    expect(requests('/changed-since')).toHaveLength(1);
  });

  test('lists products changed since, leaves them and names them afterwards', async () => {
    const { person, becomes, sent } = await open(
      { ...applied, counts: { new: 2, changed: 5, unchanged: 1, wrong: 0, left_out: 0 } },
      {
        [SINCE]: { body: { data: left } },
        [UNDO]: { body: { data: productImport({ status: 'undone', left }) } },
      },
    );
    await openUndo(person);
    const confirmation = await dialog();
    expect(
      await confirmation.findByText(
        '3 products have been changed since. Undo the others and leave these:',
      ),
    ).toBeVisible();
    const items = confirmation.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['Samsung AM280DXVGGH (15)', 'Samsung AM300 (16)', 'and 1 more']);
    becomes({ status: 'undone', undone_at: '2026-11-20T10:00:00.000Z', left });
    await person.click(confirmation.getByRole('button', { name: 'Undo the others' }));
    expect(await screen.findByRole('link', { name: 'Upload the file again' })).toBeVisible();
    expect(sent()).toEqual([['POST /api/v1/product-imports/4/undo', { leave_changed: true }]]);
    const state = within(screen.getByRole('region', { name: 'Import status' }));
    expect(
      state.getByText('Import undone, except for 3 products changed since. They stay as they are.'),
    ).toBeVisible();
    expect(state.getByText('Samsung AM280DXVGGH (15)')).toBeVisible();
  });

  test('offers nothing to undo if all products were changed since', async () => {
    const { person } = await open(applied, { [SINCE]: { body: { data: left } } });
    await openUndo(person);
    const confirmation = await dialog();
    expect(
      await confirmation.findByText(
        'All 3 products have been changed since, so there is nothing to undo:',
      ),
    ).toBeVisible();
    expect(confirmation.getByRole('button', { name: 'Undo the others' })).toBeDisabled();
  });

  test('shows why an undo was rejected', async () => {
    const sentence = 'AM280DXVGGH (15) was changed since the import. Nothing was undone.';
    const { person } = await open(applied, {
      [SINCE]: { body: { data: none } },
      [UNDO]: errorResponse(409, sentence),
    });
    await openUndo(person);
    const button = (await dialog()).getByRole('button', { name: 'Undo import' });
    await waitFor(() => expect(button).toBeEnabled());
    await person.click(button);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo this import' })).toBeVisible();
  });

  test('returns to all imports after a preview is discarded', async () => {
    const { person, address } = await open(
      {},
      {
        'DELETE /product-imports/:id': { body: { success: true } },
      },
    );
    await person.click(screen.getByRole('button', { name: 'Discard preview' }));
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No imports yet.')).toBeVisible();
    expect(address()).toBe('/dashboard/product/import');
  });
});

test('shows a notice if the import does not exist', async () => {
  stubApi({ 'GET /product-imports/:id': errorResponse(404, 'Import not found') });
  renderDashboard(PAGE);
  expect(
    await screen.findByText('There is no import at this address. It may have been discarded.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All imports' })).toBeVisible();
});

it('shows the progress of an import on the server, and its end', async () => {
  const { becomes } = await open({ work: { task: 'apply', done: 1200, total: 5000 } });
  expect(screen.getByText('Applying: 1,200 of 5,000 products.')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '24');
  expect(screen.queryByRole('button', { name: 'Apply all' })).not.toBeInTheDocument();
  becomes({ work: null, problem: 'The catalogue has changed since the preview.' });
  const problem = 'The catalogue has changed since the preview.';
  expect(await screen.findByText(problem, {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply all' })).toBeVisible();
});

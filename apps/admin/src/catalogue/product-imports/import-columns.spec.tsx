import type { ImportColumns, ImportMapping, ProductImport } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  errorResponse,
  noResponse,
  stubApi,
  type StubResponse,
} from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { category, productImport } from '../../platform/testing/rows';
import { setScreenWidth } from '../../platform/testing/screen-width';

const PAGE = '/dashboard/product/import/4';
const PUT = 'PUT /product-imports/4/mapping';
const COLUMNS = 'GET /product-imports/4/columns';

const gree: ImportMapping = {
  columns: { 'Item code': { field: 'model' }, MRP: { field: 'regular_price', factor: 1.1 } },
  fixed: { brand: 'Gree' },
  update: ['regular_price'],
};
const columns = (own: Partial<ImportColumns> = {}): ImportColumns => ({
  sheets: ['Prices'],
  sheet: 1,
  line: 3,
  lines: ['Gree Bangladesh', '', 'Item code · MRP · Width · Picture'],
  columns: [
    { heading: 'Item code', samples: ['GS-18', 'GS-24'] },
    { heading: 'MRP', samples: ['58,000'] },
    { heading: 'Width', samples: ['84'] },
    { heading: 'Picture', samples: ['https://gree.example/gs-18.jpg'] },
  ],
  mapping: { columns: { 'Item code': { field: 'model' }, MRP: { field: 'regular_price' } } },
  supplier: null,
  suppliers: [{ id: 7, name: 'Gree Bangladesh', mapping: gree }],
  ...own,
});

type Stub =
  StubResponse | Promise<StubResponse> | ((address: URL) => StubResponse | Promise<StubResponse>);

async function open(
  own: Partial<ImportColumns> = {},
  overrides: Record<string, Stub> = {},
  status: ProductImport['status'] = 'mapping',
  address = PAGE,
) {
  let present = productImport({ status });
  const { calls } = stubApi({
    'GET /product-imports/:id': () => ({ body: { data: present } }),
    [COLUMNS]: { body: { data: columns(own) } },
    'GET /product-imports/4/rows': { body: { data: [] }, total: 0 },
    'GET /product-imports': { body: { data: [] }, total: 0 },
    'GET /categories': { body: { data: [category({ title: 'Split AC' })] } },
    [PUT]: () => {
      present = productImport({ status: 'previewed', mapping: gree });
      return { body: { data: present } };
    },
    ...overrides,
  });
  const page = renderDashboard(address);
  await screen.findByRole('form', { name: 'Columns of the file' });
  return {
    ...page,
    sent: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, address: { pathname }, body }) => [`${method} ${pathname}`, body]),
    asked: () =>
      calls
        .filter(({ address: { pathname } }) => pathname.endsWith('/columns'))
        .map((call) => call.address.search),
  };
}

const fieldOf = (heading: string) =>
  screen.getByRole('combobox', { name: `Field of ‘${heading}’` });
const supplier = () => screen.getByRole('combobox', { name: 'Supplier' });
const show = (person: UserEvent) =>
  person.click(screen.getByRole('button', { name: 'Show preview' }));

async function choose(person: UserEvent, heading: string, field: RegExp | string) {
  await person.click(fieldOf(heading));
  await person.click(await screen.findByRole('option', { name: field }));
}

describe('the columns of an import', () => {
  test('sends fields, units, factors, values for all rows and rules, then shows the preview', async () => {
    const { person, sent } = await open();
    expect(screen.getByText('Step 2 of 3: columns')).toBeVisible();
    await choose(person, 'Width', 'Width');
    await person.click(screen.getByRole('combobox', { name: 'Unit: mm' }));
    await person.click(await screen.findByRole('option', { name: 'cm' }));
    await person.type(screen.getByLabelText('Factor for ‘MRP’'), '1,15');
    await person.type(supplier(), 'Gree');
    await person.type(screen.getByLabelText('Brand'), 'Gree');
    await person.click(screen.getByRole('combobox', { name: 'Category' }));
    await person.click(await screen.findByRole('option', { name: 'Split AC' }));
    await person.click(screen.getByLabelText('Title'));
    await person.paste('{brand} {model}');
    await person.click(screen.getByRole('radio', { name: /^Only prices/ }));
    await show(person);
    expect(await screen.findByRole('region', { name: 'Import status' })).toHaveFocus();
    expect(screen.getByText('Step 3 of 3: preview')).toBeVisible();
    expect(sent()).toEqual([
      [
        'PUT /api/v1/product-imports/4/mapping',
        {
          sheet: 1,
          line: 3,
          supplier: 'Gree',
          mapping: {
            columns: {
              'Item code': { field: 'model' },
              MRP: { field: 'regular_price', factor: 1.15 },
              Width: { field: 'size_width_mm', unit: 'cm' },
            },
            fixed: { brand: 'Gree', category: 'Split AC', title: '{brand} {model}' },
            update: ['regular_price'],
          },
        },
      ],
    ]);
  });

  test('announces the proposed columns of a supplier, and sends them unchanged', async () => {
    const { person, sent } = await open({ mapping: gree, supplier: 'Gree Bangladesh' });
    expect(screen.getByText('Columns as saved for Gree Bangladesh.')).toBeVisible();
    await show(person);
    await screen.findByRole('region', { name: 'Import status' });
    expect(sent()).toEqual([
      [
        'PUT /api/v1/product-imports/4/mapping',
        { sheet: 1, line: 3, supplier: 'Gree Bangladesh', mapping: gree },
      ],
    ]);
  });

  test('fills the table when a saved supplier is chosen, and forgets it', async () => {
    const { person, sent } = await open(
      { mapping: { columns: {} } },
      { 'DELETE /import-mappings/:id': { body: { success: true } } },
    );
    expect(fieldOf('MRP')).toHaveValue('Not imported');
    await person.click(supplier());
    await person.click(await screen.findByRole('option', { name: 'Gree Bangladesh' }));
    expect(fieldOf('MRP')).toHaveValue('Regular price');
    expect(screen.getByLabelText('Factor for ‘MRP’')).toHaveValue('1.1');
    expect(screen.getByLabelText('Brand')).toHaveValue('Gree');
    await person.click(screen.getByRole('button', { name: 'Forget saved columns' }));
    await person.click(await screen.findByRole('button', { name: 'Forget' }));
    expect(await screen.findByText('Columns saved for Gree Bangladesh forgotten.')).toBeVisible();
    expect(supplier()).toHaveValue('');
    expect(fieldOf('MRP')).toHaveValue('Regular price');
    expect(sent()).toEqual([['DELETE /api/v1/import-mappings/7', {}]]);
  });

  test('requires the model or the ID before it sends', async () => {
    const { person, sent } = await open();
    await choose(person, 'Item code', 'Not imported');
    await show(person);
    const message = 'Choose which column has the model or the ID of the products.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(fieldOf('Item code')).toHaveFocus();
    expect(fieldOf('Item code')).toHaveAccessibleDescription(message);
    expect(sent()).toEqual([]);
    await choose(person, 'Item code', 'ID');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  test('moves a field to the column that is chosen last', async () => {
    const { person } = await open();
    await choose(person, 'Width', /^Regular price/);
    expect(fieldOf('Width')).toHaveValue('Regular price');
    expect(fieldOf('MRP')).toHaveValue('Not imported');
  });

  test.each([
    ['no response arrives', noResponse, 'Something went wrong. Please try again.'],
    [
      'the server rejects the file',
      () => errorResponse(400, 'The file has no rows.', { file: 'The file has no rows.' }),
      'The file has no rows.',
    ],
    [
      'the mapping is rejected',
      () => errorResponse(400, 'Invalid', { mapping: 'Two columns have the field model.' }),
      'Two columns have the field model.',
    ],
  ])('keeps everything typed if %s', async (_case, response, message) => {
    const { person } = await open({}, { [PUT]: response });
    await choose(person, 'Width', 'Width');
    await person.type(supplier(), 'Gree');
    await person.type(screen.getByLabelText('Brand'), 'Gree');
    await show(person);
    expect(await screen.findByText(message)).toBeVisible();
    expect(fieldOf('Width')).toHaveValue('Width');
    expect(supplier()).toHaveValue('Gree');
    expect(screen.getByLabelText('Brand')).toHaveValue('Gree');
    expect(screen.getByRole('button', { name: 'Show preview' })).toBeEnabled();
  });

  test('loads the columns of another line, and keeps choices for the way back', async () => {
    const other = columns({
      line: 2,
      columns: [{ heading: 'Code', samples: ['GS-18'] }],
      mapping: { columns: { Code: { field: 'model' } } },
    });
    const { person, asked } = await open(
      {},
      {
        [COLUMNS]: ({ searchParams }) => ({
          body: { data: searchParams.get('line') === '2' ? other : columns() },
        }),
      },
    );
    await choose(person, 'Width', 'Width');
    await person.click(screen.getByRole('combobox', { name: 'Line with the headings' }));
    await person.click(await screen.findByRole('option', { name: 'Line 2: empty' }));
    await waitFor(() => expect(fieldOf('Code')).toHaveValue('Model'));
    expect(asked().at(-1)).toBe('?sheet=1&line=2');
    await person.click(screen.getByRole('combobox', { name: 'Line with the headings' }));
    await person.click(await screen.findByRole('option', { name: /^Line 3: Item code/ }));
    await waitFor(() => expect(fieldOf('Width')).toHaveValue('Width'));
  });

  test('does not offer picture fields for web addresses', async () => {
    const { person } = await open();
    expect(screen.getByText(/^Pictures can’t be loaded from addresses\./)).toBeVisible();
    await person.type(fieldOf('Picture'), 'Pic');
    expect(screen.queryByRole('option', { name: 'Picture 1' })).not.toBeInTheDocument();
    await person.keyboard('{Escape}');
    await person.click(fieldOf('Width'));
    expect(await screen.findByRole('option', { name: 'Picture 1' })).toBeVisible();
  });

  test('prevents that all products are left out, and asks for a price or fields to change', async () => {
    const { person, sent } = await open({ mapping: { columns: { 'Item code': { field: 'id' } } } });
    const existing = within(
      screen.getByRole('radiogroup', { name: 'Products already in the catalogue' }),
    );
    const added = within(screen.getByRole('radiogroup', { name: 'New products' }));
    await person.click(added.getByRole('radio', { name: /^Leave out/ }));
    expect(existing.getByRole('radio', { name: /^Leave out/ })).toBeDisabled();
    await person.click(screen.getByRole('radio', { name: /^Only prices/ }));
    await show(person);
    expect(await screen.findByText(/^No column has a price\./)).toBeVisible();
    expect(sent()).toEqual([]);
    await person.click(screen.getByRole('radio', { name: /^Only these fields/ }));
    await choose(person, 'Width', 'Width');
    await person.click(screen.getByRole('checkbox', { name: 'Width' }));
    await show(person);
    await screen.findByRole('region', { name: 'Import status' });
    expect(sent()).toEqual([
      [
        'PUT /api/v1/product-imports/4/mapping',
        {
          sheet: 1,
          line: 3,
          mapping: {
            columns: { 'Item code': { field: 'id' }, Width: { field: 'size_width_mm' } },
            update: ['size_width_mm'],
            leave_out: 'new',
          },
        },
      ],
    ]);
  });

  test('adds and removes values of other fields for all rows', async () => {
    const { person, sent } = await open();
    const add = () => person.click(screen.getByRole('button', { name: 'Add another field' }));
    await add();
    await person.type(screen.getByLabelText('Value'), 'R32');
    await show(person);
    expect(await screen.findByText('Choose a field.')).toBeVisible();
    await person.click(screen.getByRole('combobox', { name: 'Field' }));
    await person.click(await screen.findByRole('option', { name: 'Refrigerant' }));
    await person.click(screen.getByRole('combobox', { name: 'Refrigerant' }));
    await person.click(await screen.findByRole('option', { name: 'R32' }));
    await add();
    await person.click(screen.getByRole('button', { name: 'Remove field' }));
    await show(person);
    await screen.findByRole('region', { name: 'Import status' });
    expect(sent().at(-1)?.[1]).toMatchObject({ mapping: { fixed: { refrigerant: 'R32' } } });
  });

  test('shows a card per column on a phone', async () => {
    setScreenWidth(390);
    await open();
    const cards = within(screen.getByRole('list', { name: 'Columns' }));
    expect(cards.getByText('Item code')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Examples' })).not.toBeInTheDocument();
  });

  test('asks before the file is discarded, without a warning about unsaved choices', async () => {
    const { person, address } = await open(
      {},
      { 'DELETE /product-imports/:id': { body: { success: true } } },
    );
    await person.type(supplier(), 'Gree');
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard this file?' }));
    await person.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No imports yet.')).toBeVisible();
    expect(address()).toBe('/dashboard/product/import');
  });
});

describe('changing the columns of a preview', () => {
  test('opens and leaves the step by the address', async () => {
    stubApi({
      'GET /product-imports/:id': { body: { data: productImport() } },
      [COLUMNS]: { body: { data: columns() } },
      'GET /product-imports/4/rows': { body: { data: [] }, total: 0 },
    });
    const { person, address, back } = renderDashboard(`${PAGE}?effect=wrong`);
    await person.click(await screen.findByRole('link', { name: 'Change columns' }));
    expect(address()).toBe(`${PAGE}?effect=wrong&step=columns`);
    expect(screen.getByRole('heading', { name: 'Which column is which?' })).toHaveFocus();
    await screen.findByRole('form', { name: 'Columns of the file' });
    await back();
    expect(await screen.findByRole('region', { name: 'Import status' })).toHaveFocus();
    expect(address()).toBe(`${PAGE}?effect=wrong`);
  });

  test('returns to the preview, and asks first if there are changes', async () => {
    const { person, address } = await open({}, {}, 'previewed', `${PAGE}?step=columns`);
    await person.type(supplier(), 'Gree');
    await person.click(screen.getByRole('button', { name: 'Back to the preview' }));
    await person.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('region', { name: 'Import status' })).toHaveFocus();
    expect(address()).toBe(PAGE);
  });
});

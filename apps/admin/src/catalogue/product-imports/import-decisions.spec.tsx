import type { ImportRow, ProductImport } from '@shishir/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, stubApi, type StubResponse } from '../../platform/testing/api-stub';
import { renderDashboard } from '../../platform/testing/render-dashboard';
import { productImport } from '../../platform/testing/rows';

const PAGE = '/dashboard/product/import/4';
const row = (own: Partial<ImportRow>): ImportRow => ({
  row: 1,
  effect: 'new',
  id: null,
  model: 'GS-18',
  fields: [],
  problems: [],
  warnings: [],
  notes: [],
  ...own,
});

async function open(
  own: Partial<ProductImport>,
  rows: ImportRow[],
  overrides: Record<string, StubResponse> = {},
  search = '',
) {
  let present = productImport(own);
  let data = rows;
  const { calls } = stubApi({
    'GET /product-imports/:id': () => ({ body: { data: present } }),
    'GET /product-imports/4/rows': () => ({ body: { data }, total: data.length }),
    'GET /product-imports/4/columns': {
      body: {
        data: {
          sheets: [''],
          sheet: 1,
          line: 1,
          lines: [],
          columns: [],
          mapping: {},
          supplier: null,
          suppliers: [{ id: 7, name: 'Gree', mapping: present.mapping }],
        },
      },
    },
    ...overrides,
  });
  const page = renderDashboard(PAGE + search);
  await screen.findByRole('heading', { name: 'prices.csv' });
  return {
    ...page,
    becomes: (next: Partial<ProductImport>, then: ImportRow[]) => {
      present = { ...present, ...next };
      data = then;
      return { body: { data: present } };
    },
    sent: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ address, body }) => [address.pathname, body]),
  };
}

describe('a number with two meanings', () => {
  const unclear = { text: '3,517', point: 3517, comma: 3.517 };
  const mapping = { columns: { Model: { field: 'model' } } } as const;
  const question = 'Does ‘3,517’ in this file mean 3,517 or 3.517?';

  test('is asked about, and the answer repeats the preview and is saved for the supplier', async () => {
    const answered = productImport({ mapping: { ...mapping, decimals: 'comma' } });
    const { person, sent, becomes } = await open(
      { unclear, mapping, supplier: 'Gree' },
      [row({})],
      {
        'PUT /product-imports/4/mapping': { body: { data: answered } },
      },
    );
    const asked = within(await screen.findByRole('region', { name: question }));
    expect(asked.getByRole('button', { name: 'Whole number: 3,517' })).toBeVisible();
    await screen.findByText('GS-18');
    becomes({ ...answered }, [row({})]);
    await person.click(asked.getByRole('button', { name: 'With decimals: 3.517' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('region', { name: 'Import status' })).toHaveFocus();
    expect(sent()).toEqual([
      [
        '/api/v1/product-imports/4/mapping',
        { mapping: { ...mapping, decimals: 'comma' }, supplier: 'Gree' },
      ],
    ]);
  });

  test('stays if the answer could not be sent', async () => {
    const { person } = await open({ unclear, mapping, supplier: 'Gree' }, [row({})], {
      'PUT /product-imports/4/mapping': errorResponse(409, 'Please wait.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Whole number: 3,517' }));
    expect(await screen.findByText('Please wait.')).toBeVisible();
    expect(screen.getByRole('region', { name: question })).toBeVisible();
  });
});

describe('leaving rows out', () => {
  const LEAVE = 'POST /product-imports/4/left-out';
  const counts = { new: 2, changed: 0, unchanged: 0, wrong: 0, left_out: 0 };
  const rows = [row({}), row({ row: 2, model: 'GS-24' })];

  test('leaves one row out and takes it in again', async () => {
    const { person, sent, becomes } = await open({ counts }, rows, {
      [LEAVE]: { body: { data: productImport({ counts: { ...counts, new: 1, left_out: 1 } }) } },
    });
    const leave = await screen.findByRole('button', { name: 'Leave out GS-24, row 2' });
    becomes({ counts: { ...counts, new: 1, left_out: 1 } }, [
      rows[0]!,
      { ...rows[1]!, effect: 'left_out' },
    ]);
    await person.click(leave);
    const take = await screen.findByRole('button', { name: 'Take in GS-24, row 2' });
    expect(take).toHaveFocus();
    expect(screen.getByText('Not applied yet. This import would add 1 product.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Left out 1' })).toBeVisible();
    await person.click(take);
    await waitFor(() =>
      expect(sent()).toEqual([
        ['/api/v1/product-imports/4/left-out', { left_out: true, rows: [2] }],
        ['/api/v1/product-imports/4/left-out', { left_out: false, rows: [2] }],
      ]),
    );
  });

  test('leaves all filtered rows out, and moves the focus to the filter', async () => {
    const { person, sent, becomes } = await open(
      { counts },
      rows,
      { [LEAVE]: { body: { data: productImport() } } },
      '?effect=new&q=GS',
    );
    const all = await screen.findByRole('button', { name: 'Leave out all 2' });
    becomes({ counts: { ...counts, new: 0, left_out: 2 } }, []);
    await person.click(all);
    expect(await screen.findByText('2 rows left out.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: 'New 0' })).toHaveFocus());
    expect(screen.getByText('All rows that would change something are left out.')).toBeVisible();
    expect(sent()).toEqual([
      [
        '/api/v1/product-imports/4/left-out',
        { left_out: true, rows: 'all', effect: 'new', q: 'GS' },
      ],
    ]);
  });

  test('names rows left out before an import is applied, and offers none afterwards', async () => {
    const { person } = await open({ counts: { ...counts, left_out: 3 } }, rows);
    await person.click(screen.getByRole('button', { name: 'Apply all' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('3 rows are left out by choice')).toBeVisible();
  });
});

test('offers no decisions about rows of an applied import', async () => {
  await open({ status: 'applied', applied_at: '2026-11-20T09:00:00.000Z' }, [row({})]);
  await screen.findByText('GS-18');
  expect(screen.queryByRole('button', { name: /^Leave out/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Change columns' })).not.toBeInTheDocument();
});

test('shows the values of a new product, and the change of prices in percent', async () => {
  const prices = row({ row: 2, effect: 'changed', id: 15, model: 'GS-24' });
  await open({}, [
    row({ fields: [{ field: 'title', from: null, to: 'Gree GS-18' }] }),
    { ...prices, fields: [{ field: 'regular_price', from: 50000, to: 47750 }] },
  ]);
  const added = within(await screen.findByRole('row', { name: /^1 GS-18/ }));
  expect(added.getByRole('row', { name: 'Title Gree GS-18' })).toBeVisible();
  const changed = within(screen.getByRole('row', { name: /^2 GS-24/ }));
  expect(changed.getByText('−4.5%')).toBeVisible();
});

import {
  COMMERCIAL_COLUMNS,
  type CommercialColumn,
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductField,
  productField,
  PUBLIC_COLUMNS,
  type PublicColumn,
} from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { pagesOf } from '../../platform/testing/pdf-text';
import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

// The first document waits for a thread that compiles the sources.
jest.setTimeout(60_000);

const LIST = '/api/v1/products';
type Values = Record<string, unknown>;

/** Columns with special rules. */
const OWN: Partial<Record<ProductColumn, [unknown, unknown]>> = {
  customer_number: ['+8801711000000', '+8801711000001'],
  // Cannot change once it is set.
  receive_date: ['2026-03-26', '2026-03-26'],
  power_input_w: [5_700, 5_800],
  // Determined by the category.
  type: ['Outdoor Unit', 'Outdoor Unit'],
  visibility: ['published', 'published'],
  successor_id: [2, 3],
};

/** Returns two values of a column; no two columns share a figure. */
function valuesOf(column: ProductColumn, field: ProductField): [unknown, unknown] {
  const index = PRODUCT_COLUMNS.indexOf(column);
  switch (field.kind) {
    case 'text':
      return [`${column} one`.slice(0, field.max), `${column} two`.slice(0, field.max)];
    case 'choice':
      return [field.choices[0], field.choices[1]];
    case 'decimal':
      return (field.min ?? 0) >= 0
        ? [index / 4 + 0.25, index / 4 + 0.5]
        : [-index / 4 - 0.25, index / 4 + 0.75];
    case 'day':
      return ['2026-03-26', '2026-03-27'];
    default:
      return [index + 10, index + 11];
  }
}

const writable = PRODUCT_COLUMNS.filter((column) => productField(column).kind !== 'balance');
const valueOf = (column: ProductColumn, which: 0 | 1) =>
  (OWN[column] ?? valuesOf(column, productField(column)))[which];

/** Values of all columns after each step. */
let api: TestApi;
let created: Values;
let exported: Values;
let imported: Values;
let visible: Values & { commercial: Values };
let sheet: string;

beforeAll(async () => {
  api = await startTestApi();
  const files = fileStories(api);
  // As the form sends it: all values are text.
  const form = Object.fromEntries(writable.map((column) => [column, String(valueOf(column, 0))]));
  const response = await api
    .as('staff', 'post', LIST)
    .field({ ...form, category: 'outdoor' })
    .expect(201);
  created = response.body as Values;
  const id = created['id'] as number;

  const query = `format=json&q=${encodeURIComponent('model one')}`;
  const file = await api.as('staff', 'get', `${LIST}/export?${query}`).expect(200);
  exported = (file.body as Values[]).find((row) => row['id'] === id)!;

  const changed = { ...exported };
  for (const column of writable) changed[column] = valueOf(column, 1);
  const preview = await files.preview([changed]);
  expect(await files.rows(preview.id, 'wrong')).toEqual([]);
  await files.apply(preview.id).expect(200);
  imported = (await api.as('staff', 'get', `${LIST}/${id}`).expect(200)).body as Values;

  visible = (await api.call('get', `${LIST}/${id}`).expect(200)).body as typeof visible;
  const pdf = await api.call('get', `${LIST}/${id}/data-sheet`).expect(200);
  sheet = (await pagesOf(pdf.body as Buffer)).join('\n').replace(/\s+/g, ' ');
});
afterAll(() => api.close());

describe('each column of a product', () => {
  it.each(writable)('%s is read from the form, exported, and imported', (column) => {
    expect(created[column]).toBe(valueOf(column, 0));
    expect(exported[column]).toBe(valueOf(column, 0));
    expect(imported[column]).toBe(valueOf(column, 1));
  });

  it.each(PUBLIC_COLUMNS)('%s is shown to visitors', (column) => {
    expect(visible[column]).toBe(valueOf(column, 1));
  });

  it.each(COMMERCIAL_COLUMNS)('%s is shown to visitors as the effective fact only', (column) => {
    expect(visible.commercial[column]).toBe(offeredValue(column));
    expect(visible).not.toHaveProperty(column);
  });

  it.each(PUBLIC_COLUMNS.filter((column) => productField(column).section !== 'price'))(
    '%s is on the data sheet, with its unit',
    (column) => expect(sheet).toContain(printed(column)),
  );
});

it('omits prices from the data sheet', () => {
  expect(sheet).not.toMatch(/৳|price/i);
});

/** The product is on order, so it has a lead time and no stock place. */
const offeredValue = (column: CommercialColumn) =>
  column === 'stock_place' ? null : valueOf(column, 1);

/** Last columns of rows that join several values, followed by the unit. */
const LAST: readonly PublicColumn[] = [
  ...(['air_flow_low_cfm', 'sound_low_db', 'size_depth_mm', 'supply_max_v'] as const),
  ...(['cooling_max_c', 'heating_max_c', 'ratio_max'] as const),
];
const JOINED = /^(air_flow|sound|size|supply_m|cooling_m|heating_m|ratio)/;

function printed(column: PublicColumn): string {
  // In kW, as for every unit with a compressor.
  if (column === 'power_input_w') return '5.8 kW';
  const field = productField(column);
  const value = valueOf(column, 1);
  const text = typeof value === 'number' ? formatCapacity(value) : String(value);
  const hasUnit = 'unit' in field && (!JOINED.test(column) || LAST.includes(column));
  if (!hasUnit) return text;
  return field.unit === '%' ? `${text}%` : `${text} ${field.unit}`.trim();
}

import type { ImportColumns, ImportMapping, ImportRow, ProductImport } from '@shishir/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileStories, IMPORTS } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
  stories = fileStories(api);
});
afterAll(() => api.close());

const LISTS = join(__dirname, '../import/testing/lists');

/** Corrections of a proposed mapping, as staff make them. */
type Corrections = Omit<ImportMapping, 'columns'> & {
  columns?: Record<string, string>;
  line?: number;
};

/** Uploads a list, corrects the proposed meaning of its columns, and returns the rows of the preview. */
async function previewList(name: string, { columns = {}, line, ...more }: Corrections) {
  const { id, status } = await stories.preview(await readFile(join(LISTS, name)), name);
  expect(status).toBe('mapping');
  const query = line === undefined ? '' : `?line=${line}`;
  const response = await api.as('staff', 'get', `${IMPORTS}/${id}/columns${query}`).expect(200);
  const proposal = (response.body as { data: ImportColumns }).data;
  const corrected = Object.fromEntries(
    Object.entries(columns).map(([heading, field]) => [heading, { field }]),
  );
  const mapping = { columns: { ...proposal.mapping.columns, ...corrected }, ...more };
  const { sheet } = proposal;
  const place = proposal.line === 0 && line === undefined ? {} : { line: proposal.line };
  const sent = await api
    .as('staff', 'put', `${IMPORTS}/${id}/mapping`)
    .send({ sheet, ...place, mapping });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  const { counts } = (sent.body as { data: ProductImport }).data;
  return { counts, rows: (await stories.rows(id)).map(valuesOf) };
}

/** Effect and new values of a row, or its problems. */
const valuesOf = ({ effect, model, fields, problems }: ImportRow) => ({
  ...{ effect, model },
  ...Object.fromEntries(fields.map(({ field, to }) => [field, to])),
  ...(problems.length > 0 ? { problems: problems.map(({ field }) => field) } : {}),
});

/** Rows that were all read as new products. */
const added = (rows: Record<string, unknown>[]) => rows.map((row) => ({ effect: 'new', ...row }));

it.each<[name: string, corrections: Corrections, rows: Record<string, unknown>[]]>([
  [
    'merged-headings.xlsx',
    { fixed: { brand: 'Padma', category: 'split' } },
    added([
      {
        ...{ model: 'PC-12W', title: 'Padma wall split 1.0 ton', brand: 'Padma' },
        ...{ size_width_mm: 805, size_height_mm: 285, size_depth_mm: 194 },
        ...{ cooling_tr: 1, regular_price: 58_500, category: 'Split AC' },
      },
      { model: 'PC-18W', cooling_tr: 1.5 },
      { model: 'PC-24W', regular_price: 88_500 },
      { model: 'PC-30W', cooling_tr: 2.5 },
    ]),
  ],
  [
    'decimal-comma.csv',
    {
      columns: {
        ...{ Modell: 'model', Bezeichnung: 'title', 'Preis BDT': 'regular_price' },
        ...{ 'Kälteleistung (kW)': 'cooling_kw', 'Gewicht (kg)': 'weight_kg' },
      },
      ...{ fixed: { brand: 'Rheinluft', category: 'split' }, decimals: 'comma' },
    },
    added([
      {
        ...{ model: 'RH-35', title: 'Wandgerät "Rheinluft" 3,5 kW', cooling_kw: 3.52 },
        ...{ weight_kg: 9.8, regular_price: 62_500 },
      },
      { model: 'RH-50', cooling_kw: 5.28, regular_price: 84_000 },
      { model: 'RH-70', cooling_kw: 7.03, regular_price: 112_500 },
    ]),
  ],
  [
    'unicode-text.tsv',
    { fixed: { brand: 'Jamuna' } },
    added([
      { model: 'JM-4C-71', refrigerant: 'R410A', regular_price: 128_000, offer_price: 119_500 },
      { model: 'JM-4C-100', category: '4 Way Cassette', regular_price: 162_000 },
      { model: 'JM-4C-140', refrigerant: 'R32', regular_price: 198_000, offer_price: 190_000 },
    ]),
  ],
  [
    'stated-separator.csv',
    { fixed: { brand: 'Teesta', category: 'split' } },
    added([
      { model: 'TS-09', title: 'Teesta "Eco" 0.75 ton', regular_price: 46_500 },
      { model: 'TS-12', regular_price: 55_000 },
    ]),
  ],
  [
    'bangla.csv',
    {
      columns: { মডেল: 'model', 'পণ্যের নাম': 'title', টন: 'cooling_tr' },
      fixed: { brand: 'Meghna', category: 'split' },
    },
    added([
      { model: 'MG-12', title: 'মেঘনা স্প্লিট ১ টন', cooling_tr: 1, regular_price: 56_500 },
      { model: 'MG-18', cooling_tr: 1.5, regular_price: 71_000 },
      { model: 'MG-24', cooling_tr: 2, regular_price: 105_000 },
    ]),
  ],
  [
    'notes-and-totals.csv',
    { columns: { Type: 'inverter_type' }, fixed: { brand: 'Karnaphuli', category: 'split' } },
    [
      { effect: 'new', model: 'KA-18', inverter_type: 'Inverter', regular_price: 74_000 },
      { effect: 'new', model: 'KA-24', regular_price: 91_500 },
      { effect: 'wrong', model: '', problems: ['model', 'title', 'regular_price'] },
      { effect: 'wrong', model: 'Model', problems: ['regular_price', 'inverter_type'] },
      { effect: 'new', model: 'KA-18F', inverter_type: 'Non-Inverter', regular_price: 63_000 },
      { effect: 'wrong', model: 'Prices exclude installation.', problems: ['title'] },
    ],
  ],
  [
    'sizes-in-one-column.csv',
    { fixed: { brand: 'Surma', category: '4-way-cassette' } },
    added([
      {
        ...{ model: 'SR-C24', cooling_btu: 24_000, sound_high_db: 38, regular_price: 126_500 },
        ...{ size_width_mm: 840, size_depth_mm: 840, size_height_mm: 204 },
      },
      { model: 'SR-C36', size_height_mm: 246 },
      { model: 'SR-C48', cooling_btu: 48_000, size_height_mm: 288 },
    ]),
  ],
  [
    'no-headings.csv',
    {
      line: 0,
      columns: {
        ...{ 'Column A': 'brand', 'Column B': 'model', 'Column C': 'title' },
        ...{ 'Column D': 'category', 'Column E': 'regular_price' },
      },
    },
    added([
      { model: 'HL-12', brand: 'Halda', category: 'Split AC', regular_price: 52_000 },
      { model: 'HL-18' },
      { model: 'HL-24', regular_price: 86_000 },
    ]),
  ],
  [
    'repeated.csv',
    {
      columns: { 'Price (column D)': 'offer_price' },
      fixed: { brand: 'Gomti', category: 'split' },
    },
    [
      { effect: 'wrong', model: 'GO-12', problems: ['model'] },
      { effect: 'new', model: 'GO-18', regular_price: 67_000 },
      { effect: 'wrong', model: 'go-12', problems: ['model'] },
    ],
  ],
  [
    'every-kind-of-value.xlsx',
    { columns: { Designation: 'title' } },
    [
      {
        ...{ effect: 'new', model: 'BR-V28', brand: 'Brahmaputra', inverter_type: 'Inverter' },
        ...{ refrigerant: 'R32', cooling_kw: 2.8, power_input_w: 720, size_width_mm: 840 },
        ...{ weight_kg: 9.5, regular_price: 59_900 },
      },
      { effect: 'new', model: 'BR-V36', inverter_type: 'Non-Inverter', refrigerant: 'R410A' },
      {
        ...{ effect: 'new', model: 'BR-V50', cooling_kw: 5, size_width_mm: 965 },
        ...{ weight_kg: 9.98, regular_price: 85_000 },
      },
      {
        ...{ effect: 'wrong', model: 'BR-V71' },
        problems: ['refrigerant', 'inverter_type'],
      },
    ],
  ],
  [
    'woocommerce.csv',
    { fixed: { brand: 'Dhaleswari' } },
    added([
      {
        ...{ model: 'WC-18', title: 'Dhaleswari split 1.5 ton', category: 'Split AC' },
        ...{ weight_kg: 34, size_width_mm: 965, size_height_mm: 215, size_depth_mm: 300 },
        ...{ regular_price: 74_900, offer_price: 69_900 },
      },
      { model: 'WC-24', regular_price: 92_900 },
    ]),
  ],
  [
    'prestashop.csv',
    { fixed: { brand: 'Atrai' } },
    added([
      { model: 'AT-18', title: 'Atrai split 1.5 ton', category: 'Split AC', regular_price: 65_000 },
      { model: 'AT-24', regular_price: 82_500 },
    ]),
  ],
  [
    'magento.csv',
    {},
    added([
      { model: 'MG2-18', brand: 'Punarbhaba', weight_kg: 35, regular_price: 71_500 },
      { model: 'MG2-24', weight_kg: 42.5, offer_price: 89_900 },
    ]),
  ],
  [
    'shop.json',
    { columns: { price: 'regular_price' }, fixed: { brand: 'Sangu', category: 'split' } },
    added([
      { model: 'SJ-12', title: 'Sangu split 1.0 ton', regular_price: 54_500 },
      { model: 'SJ-18', regular_price: 69_000 },
    ]),
  ],
])('reads %s', async (name, corrections, expected) => {
  const { rows } = await previewList(name, corrections);
  expect(rows).toMatchObject(expected);
});

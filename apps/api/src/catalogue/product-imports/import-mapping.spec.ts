import type { ImportColumns, ImportMapping, ProductImport } from '@shishir/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProductEntity } from '../products/product.entity';
import { fileStories, IMPORTS } from '../../platform/testing/product-file-stories';
import { startInstance } from '../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { InterruptedImportsService } from './interrupted-imports.service';
import { ProductImportLineEntity } from './product-import-line.entity';
import { ProductImportEntity } from './product-import.entity';

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
  stories = fileStories(api);
});
afterAll(() => api.close());

const products = () => api.dataSource.getRepository(ProductEntity);
const upload = (text: string, name = 'list.csv') => stories.preview(text, name);
const columnsOf = async (id: number, query = '') => {
  const response = await api.as('staff', 'get', `${IMPORTS}/${id}/columns${query}`).expect(200);
  return (response.body as { data: ImportColumns }).data;
};
const map = (id: number, body: { mapping: ImportMapping; [more: string]: unknown }) =>
  api.as('staff', 'put', `${IMPORTS}/${id}/mapping`).send(body);
const mapped = async (id: number, mapping: ImportMapping) =>
  ((await map(id, { mapping }).expect(200)).body as { data: ProductImport }).data;
const leaveOut = async (id: number, body: object) => {
  const path = `${IMPORTS}/${id}/left-out`;
  const response = await api.as('staff', 'post', path).send(body).expect(200);
  return (response.body as { data: ProductImport }).data;
};

const may = 'Model No,Item,MRP (BDT)\nPA-1,Padma one,"৳50,000"\nPA-2,Padma two,"৳60,000"\n';
const columns = {
  'Model No': { field: 'model' },
  Item: { field: 'title' },
  'MRP (BDT)': { field: 'regular_price' },
} as const;
const fixed = { brand: 'Padma', category: 'split' };

describe('a file with other headings', () => {
  it('waits for the meaning of its columns, which is proposed with samples', async () => {
    const { id, status, counts } = await upload(may);
    expect(status).toBe('mapping');
    expect(counts).toMatchObject({ new: 0, wrong: 0 });
    expect(await stories.rows(id)).toEqual([]);
    expect(await columnsOf(id)).toMatchObject({
      ...{ sheets: [''], sheet: 1, line: 1, supplier: null, mapping: { columns } },
      columns: [
        { heading: 'Model No', samples: ['PA-1', 'PA-2'] },
        { heading: 'Item', samples: ['Padma one', 'Padma two'] },
        { heading: 'MRP (BDT)', samples: ['৳50,000', '৳60,000'] },
      ],
    });
    const refused = await stories.apply(id).expect(409);
    expect(refused.body.reason.code).toBe('import_not_mapped');
  });

  it('is imported by it, and offered the same a month later under the name of the supplier', async () => {
    const { id } = await upload(may);
    const mapping = { columns, fixed };
    const { body } = await map(id, { mapping, supplier: 'Padma Cooling' }).expect(200);
    expect(body.data).toMatchObject({ status: 'previewed', counts: { new: 2, wrong: 0 }, mapping });
    const [row] = await stories.rows(id);
    expect(row!.fields).toEqual([
      { field: 'title', from: null, to: 'Padma one' },
      { field: 'category', from: null, to: 'Split AC' },
      { field: 'brand', from: null, to: 'Padma' },
      { field: 'regular_price', from: null, to: 50_000 },
    ]);
    await stories.apply(id).expect(200);
    const lines = api.dataSource.getRepository(ProductImportLineEntity);
    expect(await lines.countBy({ import_id: id })).toBe(0);

    const june = await upload(`Prices of June,,,\n,,,\n${may.replace('50,000', '52,000')}`);
    const offer = await columnsOf(june.id);
    expect(offer).toMatchObject({ line: 3, supplier: 'Padma Cooling', mapping });
    const preview = await mapped(june.id, offer.mapping);
    expect(preview.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1 });

    const saved = offer.suppliers.find(({ name }) => name === 'Padma Cooling')!;
    await map(june.id, { mapping: { columns }, supplier: 'PADMA cooling' }).expect(200);
    const { suppliers } = await columnsOf(june.id);
    expect(suppliers).toEqual([{ id: saved.id, name: 'PADMA cooling', mapping: { columns } }]);
    const forget = () => api.as('staff', 'delete', `/api/v1/import-mappings/${saved.id}`);
    await forget().expect(200);
    await forget().expect(404);
  });

  it('may be a workbook with several sheets and headings in two lines', async () => {
    const list = await readFile(join(__dirname, '../import/testing/lists/merged-headings.xlsx'));
    const { id } = await stories.preview(list, 'padma.xlsx');
    const found = await columnsOf(id);
    expect(found).toMatchObject({ sheets: ['Terms', 'Price list'], sheet: 2, line: 4 });
    expect(found.lines[2]).toMatch(/^Sl\. · Model No/);
    expect(found.columns.map(({ heading }) => heading)).toEqual([
      ...['Sl.', 'Model No', 'Description', 'W', 'H', 'D', 'Capacity (TR)', 'MRP (BDT)'],
    ]);
    const terms = await columnsOf(id, '?sheet=1');
    expect(terms.columns[0]!.heading).toBe('Payment within 30 days');
    const other = await columnsOf(id, '?sheet=2&line=5');
    expect(other.columns[1]!.heading).toBe('PC-12W');
  });

  it('is rejected with a sentence for a meaning that cannot be used, and keeps its preview open', async () => {
    const { id } = await upload(may);
    const { Item, ...prices } = columns;
    const reject = async (mapping: ImportMapping, message: string | RegExp) => {
      const { body } = await map(id, { mapping }).expect(400);
      expect(body.message).toMatch(message);
    };
    await reject({ columns: { Item } }, /column with the model or the ID/);
    await reject({ columns: { ...columns, Item: { field: 'model' } } }, /Two columns have/);
    await reject({ columns: { ...prices, Colour: Item } }, /‘Colour’ is in the mapping, but not/);
    expect((await mapped(id, { columns, fixed })).status).toBe('previewed');
    await stories.apply(id).expect(200);
    const { body } = await map(id, { mapping: { columns } }).expect(409);
    expect(body.reason.code).toBe('import_applied');
  });

  it('is previewed once for concurrent calls', async () => {
    const { id } = await upload(may);
    const calls = await Promise.all([1, 2, 3].map(() => map(id, { mapping: { columns, fixed } })));
    const statuses = calls.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await stories.rows(id)).toHaveLength(2);
  });

  it('can be mapped again after a crash during its preview', async () => {
    const { id } = await upload(may);
    const crashed = { status: 'checking' as const, applied_at: new Date(Date.now() - 120_000) };
    await api.dataSource.getRepository(ProductImportEntity).update({ id }, crashed);
    await map(id, { mapping: { columns } }).expect(409);
    const { instance, close } = await startInstance(api);
    await instance.get(InterruptedImportsService).stopChecks();
    await close();
    await map(id, { mapping: { columns } }).expect(200);
  });
});

it('asks once for the meaning of numbers that have two', async () => {
  const { id } = await upload('Model;Titel;Kühlung (kW);Preis\nUN-1;Unclear one;3,517;85.000\n');
  const meaning = {
    columns: {
      ...{ Model: { field: 'model' }, Titel: { field: 'title' } },
      ...{ 'Kühlung (kW)': { field: 'cooling_kw' }, Preis: { field: 'regular_price', factor: 2 } },
    },
    fixed: { category: 'split' },
  } satisfies ImportMapping;
  expect(await mapped(id, meaning)).toMatchObject({
    ...{ counts: { wrong: 1 }, unclear: { text: '3,517', point: 3517, comma: 3.517 } },
  });
  const decided = await mapped(id, { ...meaning, decimals: 'comma' });
  expect(decided).toMatchObject({ counts: { new: 1, wrong: 0 }, unclear: null });
  const [row] = await stories.rows(id);
  const values = Object.fromEntries(row!.fields.map(({ field, to }) => [field, to]));
  expect(values).toMatchObject({ cooling_kw: 3.52, regular_price: 170_000 });
});

describe('products in the catalogue', () => {
  const list =
    'Model No,Item,Kind,MRP (BDT)\nUP-1,Another title,Unknown kind,70000\nUP-2,New,split,1\n';
  const meaning = { columns: { ...columns, Kind: { field: 'category' } } } satisfies ImportMapping;
  beforeAll(async () => {
    const row = { title: 'First title', category: 'split', model: 'UP-1', regular_price: 65_000 };
    await api.as('staff', 'post', '/api/v1/products').send(row).expect(201);
  });

  it('change only in the chosen columns', async () => {
    const { id } = await upload(list);
    const all = await mapped(id, meaning);
    expect(all.counts).toMatchObject({ wrong: 1, new: 1 });
    const prices = await mapped(id, { ...meaning, update: ['regular_price', 'offer_price'] });
    expect(prices.counts).toMatchObject({ changed: 1, new: 1, wrong: 0 });
    const [row] = await stories.rows(id, 'changed');
    expect(row!.fields).toEqual([{ field: 'regular_price', from: 65_000, to: 70_000 }]);
  });

  it('do not change by fixed values, which fill gaps of new ones', async () => {
    const { id } = await upload('Model No,MRP (BDT)\nUP-1,65000\nUP-9,1\n');
    const { Item, ...found } = columns;
    const title = '{brand} {model}';
    const preview = await mapped(id, { columns: found, fixed: { ...fixed, title } });
    expect(preview.counts).toMatchObject({ unchanged: 1, new: 1 });
    const [row] = await stories.rows(id, 'new');
    expect(row!.fields[0]).toEqual({ field: 'title', from: null, to: 'Padma UP-9' });
    expect(Item.field).toBe('title');
  });

  it('can be left out, as can new ones', async () => {
    const { id } = await upload(list);
    const only = { ...meaning, update: ['regular_price' as const] };
    const noNew = await mapped(id, { ...only, leave_out: 'new' });
    expect(noNew.counts).toMatchObject({ changed: 1, new: 0, left_out: 1 });
    const noOld = await mapped(id, { ...only, leave_out: 'existing' });
    expect(noOld.counts).toMatchObject({ changed: 0, new: 1, left_out: 1 });
    await stories.apply(id).expect(200);
    expect(await products().findOneByOrFail({ model: 'UP-1' })).toMatchObject({
      ...{ regular_price: 65_000, version: 1 },
    });
    expect(await products().countBy({ model: 'UP-2' })).toBe(1);
  });
});

describe('rows of a preview', () => {
  const list = [
    'model,title,category,regular_price,offer_price',
    ...['LO-1,One,split,5,9', 'LO-2,Two,split,6,', 'LO-3,Three,nowhere,7,', 'LO-4,Four,split,8,'],
  ].join('\n');

  it('can be left out one by one or by a filter, and taken in again', async () => {
    const { id } = await upload(list);
    const one = await leaveOut(id, { left_out: true, rows: [2] });
    expect(one).toMatchObject({ counts: { new: 2, wrong: 1, left_out: 1 }, warnings: 1 });
    expect(await stories.rows(id, 'left_out')).toMatchObject([{ row: 2, model: 'LO-2' }]);
    const wrong = await leaveOut(id, { left_out: true, rows: 'all', effect: 'wrong' });
    expect(wrong.counts).toMatchObject({ new: 2, wrong: 0, left_out: 2 });
    const warned = await leaveOut(id, { left_out: true, rows: 'all', warnings: 'true' });
    expect(warned).toMatchObject({ counts: { new: 1, left_out: 3 }, warnings: 0 });
    const back = await leaveOut(id, {
      left_out: false,
      rows: 'all',
      effect: 'left_out',
      q: 'lo-2',
    });
    expect(back.counts).toMatchObject({ new: 2, left_out: 2 });

    await stories.apply(id).expect(200);
    const added = await products().find({ where: { title: 'Two' } });
    expect(added).toHaveLength(1);
    expect(await products().countBy({ model: 'LO-1' })).toBe(0);
    await stories.undo(id).expect(200);
    expect(await products().countBy({ model: 'LO-2' })).toBe(0);
    await api
      .as('staff', 'post', `${IMPORTS}/${id}/left-out`)
      .send({ left_out: true, rows: [1] })
      .expect(409);
  });
});

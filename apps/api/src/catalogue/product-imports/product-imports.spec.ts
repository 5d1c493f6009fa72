import { readDemo } from '@shishir/demo';
import { In } from 'typeorm';
import { revision } from '../../platform/database/revision';
import { ProductEntity } from '../products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { fileStories, IMPORTS } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';

type Row = Record<string, unknown>;

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
let old: Row[];
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '1000' });
  stories = fileStories(api);
  old = await readDemo<Row[]>('products.json');
});
afterAll(() => api.close());

const products = () => api.dataSource.getRepository(ProductEntity);
const catalogue = () => products().find({ order: { id: 'ASC' }, withDeleted: true });
const stored = (id: number) => products().findOneByOrFail({ id });
const audit = (batch: string) =>
  api.dataSource.getRepository(AuditEntity).find({ where: { batch }, order: { id: 'ASC' } });
const batchOf = async (id: number) =>
  (await api.dataSource.getRepository(ProductImportEntity).findOneByOrFail({ id })).batch!;
/** Returns a row for a product that the catalogue lacks. */
const fresh = (model: string, more: Row = {}): Row => {
  return { ...old[0], id: null, model, ...more };
};
/** Returns the required columns of a row. */
const required = ({ type, model, title, category }: Row): Row => ({ type, model, title, category });
const change = (id: number, values: Row) =>
  api.as('staff', 'put', `/api/v1/products/${id}`).send(values).expect(200);

describe('a preview', () => {
  it('lists the effect of each row and writes nothing to the catalogue', async () => {
    const before = await catalogue();
    const raised = await revision.read(api.dataSource.manager);
    const file = [
      old[0]!,
      { ...old[1], offer_price: '5,000', category: 'chiller', image_1: null },
      fresh('NEW-1'),
      { ...old[2], offer_price: 'cheap', title: '' },
      { ...old[3], cooling_tr: '1' },
      { ...old[4], category: 'balcony' },
    ];
    const data = await stories.preview(file, 'C:\\lists\\may.json');
    expect(data).toMatchObject({
      file_name: 'may.json',
      format: 'json',
      status: 'previewed',
      rows: 6,
      counts: { new: 1, changed: 2, unchanged: 1, wrong: 2 },
      applied_at: null,
      undone_at: null,
    });
    expect(await catalogue()).toEqual(before);
    expect(await revision.read(api.dataSource.manager)).toBe(raised);

    const rows = await stories.rows(data.id);
    expect(rows.map(({ row, effect, id }) => [row, effect, id])).toEqual([
      [1, 'unchanged', 1],
      [2, 'changed', 2],
      [3, 'new', null],
      [4, 'wrong', null],
      [5, 'changed', 4],
      [6, 'wrong', null],
    ]);
    expect(rows[1]!.fields).toEqual(
      expect.arrayContaining([
        { field: 'offer_price', from: 411_500, to: 5000 },
        { field: 'category', from: 'Outdoor Unit', to: 'Chiller' },
        { field: 'image_1', from: expect.stringMatching(/^products\//), to: null },
      ]),
    );
    expect(rows[2]!.notes).toEqual(['The file has no brand; it becomes Samsung.']);
    expect(rows[3]!.problems).toEqual([
      { field: 'title', reason: 'This is required but empty.' },
      { field: 'offer_price', reason: '‘cheap’ is not a number.' },
    ]);
    expect(rows[4]!.warnings[0]).toMatch(/differ by more than 2%\.$/);
    expect(rows[5]!.problems).toEqual([
      { field: 'category', reason: 'There is no category ‘balcony’.' },
    ]);
  });

  it('can be listed, paged by effect, searched by model and discarded', async () => {
    const { id } = await stories.preview(old);
    const list = await api.as('staff', 'get', `${IMPORTS}?pageSize=1`).expect(200);
    expect(list.body.data).toMatchObject([
      { id, counts: { unchanged: 71 }, created_by: expect.any(String) },
    ]);
    const page = await api
      .as('staff', 'get', `${IMPORTS}/${id}/rows?effect=unchanged&page=2&pageSize=50`)
      .expect(200);
    expect(page.headers['x-total-count']).toBe('71');
    expect(page.body.data).toHaveLength(21);
    const found = await api.as('staff', 'get', `${IMPORTS}/${id}/rows?q=an035`).expect(200);
    expect(found.body.data).toMatchObject([{ row: 65, id: 71, model: 'AN035JSKLKN' }]);
    expect(found.body.data[0].notes).toEqual([
      'ID 62 is in the file twice; this row is product 71.',
      'The type ‘Indoor Unit’ is ignored: the category has none.',
    ]);

    await api.as('staff', 'delete', `${IMPORTS}/${id}`).expect(200);
    await api.as('staff', 'get', `${IMPORTS}/${id}`).expect(404);
    await api.as('staff', 'delete', `${IMPORTS}/${id}`).expect(404);
    const rows = api.dataSource.getRepository(ProductImportRowEntity);
    expect(await rows.countBy({ import_id: id })).toBe(0);
  });

  it('rejects changes that the service record forbids', async () => {
    await change(30, { receive_date: '2026-01-05', bill: 5000, paid: 2000 });
    const row = { ...old[29], receive_date: '2026-01-06', due: '1' };
    const { id } = await stories.preview([row]);
    const [wrong] = await stories.rows(id);
    expect(wrong!.problems.map(({ field }) => field)).toEqual(['receive_date', 'due']);
    const right = { ...old[29], receive_date: '2026-01-05', paid: '5,000' };
    const { id: next } = await stories.preview([right]);
    expect((await stories.rows(next))[0]!.fields).toEqual([
      { field: 'paid', from: 2000, to: 5000 },
      { field: 'due', from: 3000, to: 0 },
    ]);
  });

  it('accepts an offer above the regular price with a warning, which is counted and filtered', async () => {
    await change(50, { regular_price: 50_000, offer_price: 45_000 });
    const data = await stories.preview([
      { ...old[40], regular_price: '30,000', offer_price: '35,000' },
      { id: 50, ...required(old[49]!), offer_price: '51,000' },
      { ...old[42], regular_price: old[42]!['offer_price'] },
      { ...old[43], regular_price: '1', offer_price: '2', category: 'balcony' },
    ]);
    expect(data).toMatchObject({ warnings: 2, counts: { changed: 3, wrong: 1 } });
    const found = await api
      .as('staff', 'get', `${IMPORTS}/${data.id}/rows?warnings=true`)
      .expect(200);
    expect(found.body.data.map(({ row, warnings }: Row) => [row, warnings])).toEqual([
      [1, ['The offer of ৳35,000 is above the regular price of ৳30,000.']],
      [2, ['The offer of ৳51,000 is above the regular price of ৳50,000.']],
    ]);
    await stories.apply(data.id, 'valid').expect(200);
    expect(await stored(50)).toMatchObject({ regular_price: 50_000, offer_price: 51_000 });
    // Fields that a file omits cause no warning.
    const later = await stories.preview([{ id: 50, ...required(old[49]!), title: 'Another' }]);
    expect(later).toMatchObject({ warnings: 0, counts: { changed: 1 } });
    await stories.undo(data.id).expect(200);
  });
});

describe('applying an import', () => {
  it('writes everything from the preview, once, with an audit line per product', async () => {
    const file = [
      { ...old[5], offer_price: '1,111', wind_free: 'Heat Pump' },
      fresh('APPLY-1', { id: null }),
      fresh('APPLY-2', { brand: 'Haier', position: 7, visibility: 'hidden' }),
      old[6]!,
    ];
    const raised = await revision.read(api.dataSource.manager);
    const data = await stories.preview(file);
    const { version } = await stored(6);
    const response = await stories.apply(data.id).expect(200);
    expect(response.body.data).toMatchObject({ status: 'applied', applied_at: expect.any(String) });
    expect(await stored(6)).toMatchObject({ offer_price: 1111, version: version + 1 });
    const added = await products().find({
      where: { model: In(['APPLY-1', 'APPLY-2']) },
      order: { id: 'ASC' },
    });
    expect(added).toMatchObject([
      { brand: 'Samsung', visibility: 'published', version: 1 },
      { brand: 'Haier', visibility: 'hidden', position: 7 },
    ]);
    expect(await revision.read(api.dataSource.manager)).toBeGreaterThan(raised);
    const lines = await audit(await batchOf(data.id));
    expect(lines.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['imported', null],
      ['updated', 6],
      ['created', added[0]!.id],
      ['created', added[1]!.id],
    ]);
    expect(lines.find(({ subject_id }) => subject_id === 6)!.changes).toEqual(
      expect.arrayContaining([{ field: 'offer_price', before: expect.any(Number), after: 1111 }]),
    );

    const again = await stories.apply(data.id).expect(409);
    expect(again.body.message).toBe('This import was applied already.');
    await api.as('staff', 'delete', `${IMPORTS}/${data.id}`).expect(409);
    expect(await products().countBy({ model: 'APPLY-1' })).toBe(1);
  });

  it('rejects all rows while some are wrong, and accepts the valid ones', async () => {
    const file = [
      { ...old[7], offer_price: '2,222' },
      { ...old[8], offer_price: 'cheap' },
      { ...old[9], category: 'balcony' },
      5,
    ];
    const data = await stories.preview(file as object[]);
    const rejected = await stories.apply(data.id).expect(400);
    expect(rejected.body.message).toBe(
      '3 rows are invalid. Correct them, or import only the valid rows.',
    );
    expect((await stored(8)).offer_price).not.toBe(2222);
    await stories.apply(data.id, 'valid').expect(200);
    expect((await stored(8)).offer_price).toBe(2222);
  });

  it('happens once for concurrent calls', async () => {
    const data = await stories.preview([fresh('TWICE')]);
    const responses = await Promise.all([1, 2, 3].map(() => stories.apply(data.id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await products().countBy({ model: 'TWICE' })).toBe(1);
  });

  it('is rejected without changes if the catalogue has changed since', async () => {
    const file = [fresh('MOVED'), { ...old[10], offer_price: '3,333' }];
    const data = await stories.preview(file);
    await change(11, { offer_price: 9999 });
    const before = await catalogue();
    const response = await stories.apply(data.id).expect(409);
    expect(response.body.message).toMatch(/^The catalogue has changed since the preview/);
    expect(await catalogue()).toEqual(before);
    const { body } = await api.as('staff', 'get', `${IMPORTS}/${data.id}`).expect(200);
    expect(body.data.status).toBe('previewed');
  });

  it('succeeds if only unrelated data has changed', async () => {
    const data = await stories.preview([fresh('BESIDE'), { ...old[11], offer_price: '4,444' }]);
    await change(12, { problem: 'Fan noise' });
    const { category_id, type, title } = await stored(1);
    await products().insert({ category_id, type, title, model: 'ELSEWHERE' });
    await stories.apply(data.id).expect(200);
    expect(await stored(12)).toMatchObject({ offer_price: 4444, problem: 'Fan noise' });
  });

  it('never reuses the id of another product', async () => {
    const { largest } = (await products()
      .createQueryBuilder('p')
      .withDeleted()
      .select('MAX(p.id)', 'largest')
      .getRawOne<{ largest: number }>())!;
    const id = largest + 10;
    const data = await stories.preview([fresh('KEPT-ID', { id })]);
    await stories.apply(data.id).expect(200);
    expect((await stored(id)).model).toBe('KEPT-ID');
    await stories.undo(data.id).expect(200);

    const again = await stories.preview([fresh('KEPT-ID', { id })]);
    expect((await stories.rows(again.id))[0]!.notes[0]).toBe(
      `ID ${id} belonged to a product that no longer exists; this row gets a new one.`,
    );
    await stories.apply(again.id).expect(200);
    expect((await products().findOneByOrFail({ model: 'KEPT-ID' })).id).toBeGreaterThan(id);

    await api.as('staff', 'delete', '/api/v1/products/20').expect(200);
    const trashed = await stories.preview([old[19]!]);
    expect((await stories.rows(trashed.id))[0]!.problems).toEqual([
      {
        field: 'id',
        reason: 'Product 20 is in the trash. Restore it first, or leave the row out.',
      },
    ]);
  });
});

describe('undoing an import', () => {
  it('reverts the whole import, once', async () => {
    const before = await catalogue();
    const file = [
      fresh('UNDO-1'),
      { ...old[30], offer_price: '1', panel_model: 'X', image_1: '', category: 'chiller' },
      { ...old[31], refrigerant: 'R32', cooling_kw: null },
      old[32]!,
    ];
    const data = await stories.preview(file);
    await stories.apply(data.id).expect(200);
    expect(await catalogue()).not.toEqual(before);
    const response = await stories.undo(data.id).expect(200);
    expect(response.body.data).toMatchObject({ status: 'undone', undone_at: expect.any(String) });
    const plain = (rows: ProductEntity[]) =>
      rows.map((row) => ({ ...row, version: 0, updated_at: null }));
    expect(plain(await catalogue())).toEqual(plain(before));
    expect((await stories.undo(data.id).expect(409)).body.message).toBe(
      'This import was undone already.',
    );
    expect((await stories.apply(data.id).expect(409)).body.message).toBe(
      'This import was applied and undone. Upload the file again.',
    );
    const [line] = await api.dataSource
      .getRepository(AuditEntity)
      .find({ where: { action: 'import_undone' }, order: { id: 'DESC' }, take: 1 });
    expect((await audit(line!.batch!)).map(({ action }) => action).sort()).toEqual([
      'import_undone',
      'purged',
      'updated',
      'updated',
    ]);
  });

  it('is possible for one before another that was undone', async () => {
    const before = await catalogue();
    const first = await stories.preview([fresh('STACK-1'), { ...old[41], offer_price: '4,444' }]);
    await stories.apply(first.id).expect(200);
    const added = await products().findOneByOrFail({ model: 'STACK-1' });
    const second = await stories.preview([
      { ...fresh('STACK-1'), id: added.id, title: 'Stacked' },
      { ...old[41], offer_price: '5,555' },
    ]);
    await stories.apply(second.id).expect(200);
    await stories.undo(first.id).expect(409);
    await stories.undo(second.id).expect(200);
    await stories.undo(first.id).expect(200);
    const plain = (rows: ProductEntity[]) =>
      rows.map((row) => ({ ...row, version: 0, updated_at: null }));
    expect(plain(await catalogue())).toEqual(plain(before));
  });

  it('is rejected as a whole, naming products that were changed since', async () => {
    const data = await stories.preview([fresh('SINCE-1'), { ...old[35], offer_price: '7,777' }]);
    await stories.apply(data.id).expect(200);
    const added = await products().findOneByOrFail({ model: 'SINCE-1' });
    await change(36, { offer_price: 8888 });
    await change(added.id, { title: 'Another title' });
    const before = await catalogue();
    const response = await stories.undo(data.id).expect(409);
    expect(response.body.message).toContain(`SINCE-1 (${added.id})`);
    expect(response.body.message).toMatch(/were changed since the import.* Nothing was undone\.$/);
    expect(await catalogue()).toEqual(before);
    const { body } = await api.as('staff', 'get', `${IMPORTS}/${data.id}`).expect(200);
    expect(body.data.status).toBe('applied');
  });

  it('leaves changed products on request, undoes the others, and reports both', async () => {
    const data = await stories.preview([
      fresh('LEFT-1'),
      fresh('LEFT-2'),
      fresh('LEFT-3'),
      { ...old[55], offer_price: '5,555' },
      { ...old[56], offer_price: '6,666' },
    ]);
    const { offer_price: before } = await stored(56);
    expect(data.left).toEqual({ count: 0, products: [] });
    const since = `${IMPORTS}/${data.id}/changed-since`;
    await api.as('staff', 'get', since).expect(409);
    await stories.apply(data.id).expect(200);
    const idOf = async (model: string) => (await products().findOneByOrFail({ model })).id;
    const [changed, trashed] = [await idOf('LEFT-1'), await idOf('LEFT-2')];
    await change(changed, { title: 'Another title' });
    await api.as('staff', 'delete', `/api/v1/products/${trashed}`).expect(200);
    await change(57, { offer_price: 7777 });

    const left = {
      count: 3,
      products: expect.arrayContaining([
        { id: changed, name: 'Samsung LEFT-1' },
        { id: trashed, name: 'Samsung LEFT-2' },
        { id: 57, name: expect.stringContaining(String(old[56]!['model'])) },
      ]),
    };
    expect((await api.as('staff', 'get', since).expect(200)).body.data).toEqual(left);
    const undo = (body: object) => api.as('staff', 'post', `${IMPORTS}/${data.id}/undo`).send(body);
    await undo({}).expect(409);
    await undo({ leave_changed: 'yes' }).expect(400);
    const { body } = await undo({ leave_changed: true }).expect(200);
    expect(body.data).toMatchObject({ status: 'undone', left });
    expect(await products().countBy({ model: 'LEFT-3' })).toBe(0);
    expect(await stored(56)).toMatchObject({ offer_price: before });
    expect(await stored(57)).toMatchObject({ offer_price: 7777 });
    expect(await stored(changed)).toMatchObject({ title: 'Another title' });
    await undo({ leave_changed: true }).expect(409);
  });

  it('is rejected if all products were changed', async () => {
    const data = await stories.preview([fresh('ALL-CHANGED')]);
    await stories.apply(data.id).expect(200);
    const { id } = await products().findOneByOrFail({ model: 'ALL-CHANGED' });
    await change(id, { title: 'Another title' });
    const response = await api
      .as('staff', 'post', `${IMPORTS}/${data.id}/undo`)
      .send({ leave_changed: true })
      .expect(409);
    expect(response.body.message).toBe(
      'All products of this import have changed since. Nothing was undone.',
    );
  });

  it('is rejected for a preview', async () => {
    const data = await stories.preview([fresh('NOT-YET')]);
    expect((await stories.undo(data.id).expect(409)).body.message).toBe(
      'This import was not applied, so there is nothing to undo.',
    );
    await stories.undo(99_999).expect(404);
    await stories.apply(99_999).expect(404);
  });
});

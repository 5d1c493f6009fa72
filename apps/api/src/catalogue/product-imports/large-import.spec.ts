import type { INestApplicationContext } from '@nestjs/common';
import { reason } from '@shishir/contract/reasons';
import { Like } from 'typeorm';
import { Conflict } from '../../platform/http/api-error';
import { ProductEntity } from '../products/product.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import { startInstance } from '../../platform/testing/instance';
import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { InterruptedImportsService } from './interrupted-imports.service';
import { PreviewImportService } from './preview-import.service';
import { ProductImportRowEntity } from './product-import-row.entity';
import { ProductImportEntity } from './product-import.entity';
import { ProductImportsService } from './product-imports.service';

const ROWS = 5000;

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_READS_PER_MINUTE: '100000' });
  stories = fileStories(api);
});
afterAll(() => api.close());

/** Finishes an interrupted import, even if the minutely check of the API is already running. */
async function finishInterrupted(instance: INestApplicationContext, id: number): Promise<void> {
  await instance.get(InterruptedImportsService).finishInterrupted();
  await stories.idle(id);
}

const rowOf = (n: number, title: string) => `Indoor Unit,LARGE-${n},${title},chiller,${10_000 + n}`;
const csvOf = (title: string) =>
  ['type,model,title,category,id', ...Array.from({ length: ROWS }, (_, n) => rowOf(n, title))].join(
    '\n',
  );

it('previews, pages, applies, reapplies with changes and undoes a large file', async () => {
  const first = await stories.preview(csvOf('A long list'), 'large.csv');
  expect(first.counts).toEqual({ new: ROWS, changed: 0, unchanged: 0, wrong: 0, left_out: 0 });
  const page = await api
    .as('staff', 'get', `/api/v1/product-imports/${first.id}/rows?page=50&pageSize=100`)
    .expect(200);
  expect(page.body.data[99]).toMatchObject({ row: ROWS, model: `LARGE-${ROWS - 1}` });
  await stories.apply(first.id);
  expect(await stories.idle(first.id)).toMatchObject({ status: 'applied', problem: null });

  const second = await stories.preview(csvOf('Another title'), 'large.csv');
  expect(second.counts).toEqual({ new: 0, changed: ROWS, unchanged: 0, wrong: 0, left_out: 0 });
  await stories.apply(second.id);
  expect(await stories.idle(second.id)).toMatchObject({ status: 'applied' });
  const changed = await api.as('staff', 'get', `/api/v1/products/${10_000 + ROWS - 1}`).expect(200);
  expect(changed.body).toMatchObject({ title: 'Another title', version: 2 });
  await stories.undo(second.id);
  expect(await stories.idle(second.id)).toMatchObject({ status: 'undone' });
  const undone = await api.as('staff', 'get', `/api/v1/products/${10_000 + ROWS - 1}`).expect(200);
  expect(undone.body).toMatchObject({ title: 'A long list', version: 3 });
}, 120_000);

it('serves other requests while a file is read', async () => {
  const reading = stories.preview(csvOf('Meanwhile'), 'large.csv').then(() => 'read');
  const requests: string[] = [];
  const asking = (async () => {
    while (requests.length < 3) {
      await api.call('get', '/api/v1/products?pageSize=1').expect(200);
      requests.push('asked');
    }
    return 'asked';
  })();
  expect(await Promise.race([reading, asking])).toBe('asked');
  expect(await reading).toBe('read');
}, 120_000);

it('reports progress for each slice of a file that it reads, before any row is compared', async () => {
  const { id } = await stories.preview(csvOf('Read twice'), 'large.csv');
  const other = await startInstance(api);
  const preview = other.instance.get(PreviewImportService);
  const statements = await other.during(() => preview.preview(id, {}));
  const first = statements.findIndex(({ sql }) => /^INSERT INTO .product_import_row\b/.test(sql));
  const before = statements.slice(0, first);
  const progress = before.filter(({ sql }) => /^UPDATE .product_import\b.* SET/.test(sql));
  expect(progress.length).toBeGreaterThan(ROWS / 500);
  await other.close();
}, 60_000);

const LAST = 10_000 + ROWS - 1;
const products = () => api.dataSource.getRepository(ProductEntity);
const imports = () => api.dataSource.getRepository(ProductImportEntity);

it('allows other writes and stays ready while a file is applied and undone', async () => {
  const { id } = await stories.preview(csvOf('Written in slices'), 'large.csv');
  for (const [work, status] of [
    [stories.apply, 'applied'],
    [stories.undo, 'undone'],
  ] as const) {
    let isDone = false;
    const done = work(id).then(async () => {
      const reached = await stories.idle(id);
      isDone = true;
      return reached.status;
    });
    const waits: number[] = [];
    for (let n = 0; !isDone; n++) {
      const startedAt = Date.now();
      await api
        .as('staff', 'put', '/api/v1/products/1')
        .send({ offer_price: 1000 + n })
        .expect(200);
      waits.push(Date.now() - startedAt);
      await api.call('get', '/health/ready').expect(200);
    }
    expect(await done).toBe(status);
    expect(waits.length).toBeGreaterThan(3);
    expect(Math.max(...waits)).toBeLessThan(1_000);
  }
}, 120_000);

it('undoes an import that meets another change halfway, and keeps that change', async () => {
  const { id } = await stories.preview(csvOf('Taken back'), 'large.csv');
  const before = await products().findOneByOrFail({ id: 10_000 });
  const applied = stories.apply(id).then(() => stories.idle(id));
  while ((await products().findOneByOrFail({ id: 10_000 })).title === before.title) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await products().update({ id: LAST }, { title: 'Changed meanwhile' });
  expect(await applied).toMatchObject({ status: 'previewed', applied_at: null });
  expect((await products().findOneByOrFail({ id: 10_000 })).title).toBe(before.title);
  expect((await products().findOneByOrFail({ id: LAST })).title).toBe('Changed meanwhile');
  expect(await products().countBy({ title: 'Taken back' })).toBe(0);
  expect(await imports().findOneByOrFail({ id })).toMatchObject({
    status: 'previewed',
    batch: null,
  });
}, 120_000);

it('undoes an import that a crash interrupted, but not a running one', async () => {
  const file = 'type,model,title,category,id\nIndoor Unit,CRASHED,A title,chiller,90000';
  const { id } = await stories.preview(file, 'small.csv');
  await stories.apply(id).expect(200);
  const { instance, close } = await startInstance(api);

  await imports().update({ id }, { status: 'applying', applied_at: new Date() });
  expect(await instance.get(InterruptedImportsService).finishInterrupted()).toBe(0);
  expect(await products().countBy({ model: 'CRASHED' })).toBe(1);
  const { body } = await api.as('staff', 'get', `/api/v1/product-imports/${id}`).expect(200);
  expect(body.data).toMatchObject({ status: 'previewed', applied_at: null });
  await stories.undo(id).expect(409);

  await imports().update({ id }, { applied_at: new Date(Date.now() - 120_000) });
  await finishInterrupted(instance, id);
  expect(await products().countBy({ model: 'CRASHED' })).toBe(0);
  expect(await imports().findOneByOrFail({ id })).toMatchObject({
    status: 'previewed',
    batch: null,
  });
  await close();
}, 60_000);

it('resumes an undo that a crash interrupted, and reports products left before', async () => {
  const rows = Array.from(
    { length: 150 },
    (_, n) => `Indoor Unit,HALF-${n},A title,chiller,${95_000 + n}`,
  );
  const { id } = await stories.preview(
    ['type,model,title,category,id', ...rows].join('\n'),
    'half.csv',
  );
  await stories.apply(id).expect(200);
  const changed = 95_007;
  await api
    .as('staff', 'put', `/api/v1/products/${changed}`)
    .send({ title: 'Another title' })
    .expect(200);
  // The first slice of the undo was written before the crash.
  const { batch } = await imports().findOneByOrFail({ id });
  const [, ...lines] = await api.dataSource
    .getRepository(AuditEntity)
    .find({ where: { batch: batch! }, order: { id: 'ASC' } });
  const first = lines.slice(0, 100);
  await products().delete(
    first.map(({ subject_id }) => subject_id!).filter((product) => product !== changed),
  );
  const left = { count: 1, products: [{ id: changed, name: 'Samsung HALF-7' }] };
  const undone_at = new Date(Date.now() - 120_000);
  const taken_back = { line: first.at(-1)!.id, left };
  await imports().update({ id }, { status: 'undoing', undone_at, taken_back });
  const { instance, close } = await startInstance(api);
  await finishInterrupted(instance, id);
  await close();
  const { body } = await api.as('staff', 'get', `/api/v1/product-imports/${id}`).expect(200);
  expect(body.data).toMatchObject({ status: 'undone', left });
  expect(await products().countBy({ model: Like('HALF-%') })).toBe(1);
}, 60_000);

it('keeps the error of work that outlasts its response, until the next attempt', async () => {
  const file = 'type,model,title,category,id\nIndoor Unit,LATE,A title,chiller,99000';
  const { id } = await stories.preview(file, 'late.csv');
  const { instance, close } = await startInstance(api);
  const service = instance.get(ProductImportsService);
  service.waitMs = 0;
  let fail!: (error: Error) => void;
  const work = new Promise<void>((_, reject) => {
    fail = reject;
  });
  expect(await service.waitFor(id, work)).toBe(false);
  fail(new Conflict(reason('import_undone')));
  const problemOf = async () => (await stories.idle(id)).problem;
  while ((await problemOf()) === null) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await problemOf()).toBe('This import was undone already.');
  await stories.apply(id).expect(200);
  expect(await problemOf()).toBeNull();
  await close();
}, 60_000);

it('serves other requests while the rows of a large import are deleted', async () => {
  const { id } = await stories.preview(csvOf('Discarded'), 'large.csv');
  const removed = api.as('staff', 'delete', `/api/v1/product-imports/${id}`).send({});
  const order: string[] = [];
  await Promise.all([
    removed.expect(200).then(() => order.push('removed')),
    api
      .call('get', '/health/live')
      .expect(200)
      .then(() => order.push('live')),
  ]);
  expect(order).toEqual(['live', 'removed']);
  await api.as('staff', 'get', `/api/v1/product-imports/${id}`).expect(404);
  expect(
    await api.dataSource.getRepository(ProductImportRowEntity).countBy({ import_id: id }),
  ).toBe(0);
}, 60_000);

it('resets an import to applied if its undo had not begun before a crash', async () => {
  const file = 'type,model,title,category,id\nIndoor Unit,UNTOUCHED,A title,chiller,98000';
  const { id } = await stories.preview(file, 'small.csv');
  await stories.apply(id).expect(200);
  const undone_at = new Date(Date.now() - 120_000);
  await imports().update({ id }, { status: 'undoing', undone_at, taken_back: null });
  const { instance, close } = await startInstance(api);
  await finishInterrupted(instance, id);
  await close();
  expect(await stories.idle(id)).toMatchObject({ status: 'applied', undone_at: null });
  expect(await products().countBy({ model: 'UNTOUCHED' })).toBe(1);
}, 60_000);

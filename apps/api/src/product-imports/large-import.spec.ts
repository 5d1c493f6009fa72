import { fileStories } from '../testing/product-file-stories';
import { startTestApi, type TestApi } from '../testing/test-api';

const ROWS = 5000;

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_READS_PER_MINUTE: '100000' });
  stories = fileStories(api);
});
afterAll(() => api.close());

const rowOf = (n: number, title: string) => `Indoor Unit,LARGE-${n},${title},chiller,${10_000 + n}`;
const csvOf = (title: string) =>
  ['type,model,title,category,id', ...Array.from({ length: ROWS }, (_, n) => rowOf(n, title))].join(
    '\n',
  );

it('a large file is previewed, paged, applied, applied again with changes, and undone', async () => {
  const first = await stories.preview(csvOf('A long list'), 'large.csv');
  expect(first.counts).toEqual({ new: ROWS, changed: 0, unchanged: 0, wrong: 0 });
  const page = await api
    .as('staff', 'get', `/api/v1/product-imports/${first.id}/rows?page=50&pageSize=100`)
    .expect(200);
  expect(page.body.data[99]).toMatchObject({ row: ROWS, model: `LARGE-${ROWS - 1}` });
  await stories.apply(first.id).expect(200);

  const second = await stories.preview(csvOf('Another title'), 'large.csv');
  expect(second.counts).toEqual({ new: 0, changed: ROWS, unchanged: 0, wrong: 0 });
  await stories.apply(second.id).expect(200);
  const changed = await api.as('staff', 'get', `/api/v1/products/${10_000 + ROWS - 1}`).expect(200);
  expect(changed.body).toMatchObject({ title: 'Another title', version: 2 });
  await stories.undo(second.id).expect(200);
  const undone = await api.as('staff', 'get', `/api/v1/products/${10_000 + ROWS - 1}`).expect(200);
  expect(undone.body).toMatchObject({ title: 'A long list', version: 3 });
}, 120_000);

it('other requests are served while a file is read', async () => {
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

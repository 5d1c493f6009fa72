import type { Product, ProductImport } from '@shishir/contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileStories } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
beforeAll(async () => {
  api = await startTestApi();
  stories = fileStories(api);
});
afterAll(() => api.close());

const archive = (name: string) =>
  readFile(join(__dirname, '../import/testing/pictures', `${name}.zip`));

async function addProduct(model: string): Promise<Product> {
  const row = { title: `Pictured ${model}`, category: 'split', model };
  const { body } = await api.as('staff', 'post', '/api/v1/products').send(row).expect(201);
  return body as Product;
}

it('assigns the pictures of a ZIP file to the products that their names name', async () => {
  const [first, second] = [await addProduct('PX/1'), await addProduct('PX-2')];
  const response = await stories.upload(await archive('pictures'), 'October.zip');
  expect([201, 202]).toContain(response.status);
  const { id } = (response.body as { data: ProductImport }).data;
  expect(await stories.idle(id)).toMatchObject({
    ...{ status: 'previewed', format: 'zip', counts: { changed: 2, left_out: 1, wrong: 0 } },
    problem:
      'Left out, because a product has three pictures: PX_1 (4).png. Could not be read: PX-2-3.jpg.',
  });
  const [one, two, unknown] = await stories.rows(id);
  expect(one).toMatchObject({ effect: 'changed', id: first.id });
  expect(one!.fields.map(({ field }) => field)).toEqual(['image_1', 'image_2']);
  expect(two).toMatchObject({ effect: 'changed', id: second.id });
  expect(unknown).toMatchObject({ effect: 'left_out', model: 'UNKNOWN-9' });

  await stories.apply(id).expect(200);
  const shown = await api.call('get', `/api/v1/products/${first.id}`).expect(200);
  const { image_1 } = shown.body as Product;
  await api.call('get', `/storage/${image_1}`).expect(200);
  await stories.undo(id).expect(200);
  const { body } = await api.call('get', `/api/v1/products/${first.id}`).expect(200);
  expect(body.image_1).toBeNull();
});

it.each([
  ['no-pictures', 'This archive has no pictures (JPEG, PNG, WebP or AVIF).'],
  ['too-large', 'The picture PX-1.png is larger than 5 MB.'],
  ['too-many', 'The archive has more than 300 pictures. Upload it in parts.'],
])('rejects a ZIP file with a sentence: %s', async (name, sentence) => {
  const { body } = await stories.upload(await archive(name), `${name}.zip`).expect(400);
  expect(body.message).toBe(sentence);
});

import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Housekeeping } from '../../operations/housekeeping/housekeeping';
import { AuditEntity } from '../../platform/records/audit.entity';
import { ProductEntity } from '../products/product.entity';
import { startInstance } from '../../platform/testing/instance';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { DocumentEntity } from './document.entity';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DOCUMENTS = '/api/v1/documents';
const PDF = Buffer.from('%PDF-1.7 a manual');
const FIELDS = { type: 'manual', language: 'en', title: 'Manual', is_public: 'true' };
interface Given extends Partial<Record<keyof typeof FIELDS, string>> {
  product_id?: number;
  category_id?: number;
}
const upload = (given: Given, content = PDF, name = 'manual.pdf') =>
  api
    .as('staff', 'post', DOCUMENTS)
    .field({ ...FIELDS, ...given })
    .attach('document', content, name);
const uploaded = async (given: Given, name?: string) =>
  (await upload(given, PDF, name).expect(201)).body.data as { id: number; version: number };
const file = (id: number) => `${DOCUMENTS}/${id}/file`;
const put = (id: number, body: object) => api.as('staff', 'put', `${DOCUMENTS}/${id}`).send(body);
const edit = (path: string, body: object) =>
  api.as('staff', 'put', `/api/v1/${path}`).send(body).expect(200);
const status = async (id: number) => (await api.call('get', file(id))).status;
const documentsOf = async (path: string) => {
  const { body } = await api.call('get', `/api/v1/${path}`).expect(200);
  return ((body.data ?? body) as { documents: { id: number }[] }).documents.map(({ id }) => id);
};
const files = () => readdir(join(api.env.DATA_DIR, 'documents'));

describe('a document', () => {
  it('is uploaded, shown on its page, and downloaded under a safe name', async () => {
    const response = await upload({ product_id: 1 }, PDF, 'docs/../Manual "AM224".PDF').expect(201);
    expect(response.body.data).toMatchObject({
      product_id: 1,
      category_id: null,
      type: 'manual',
      language: 'en',
      title: 'Manual',
      file_name: 'Manual "AM224".pdf',
      bytes: PDF.length,
      is_public: true,
    });
    expect(response.text).not.toMatch(/[0-9a-f]{32}/);
    const { id } = response.body.data as { id: number };
    const { body } = await api.call('get', '/api/v1/products/1').expect(200);
    expect(body.documents).toEqual([
      {
        id,
        type: 'manual',
        language: 'en',
        title: 'Manual',
        file_name: 'Manual "AM224".pdf',
        bytes: PDF.length,
        updated_at: expect.any(String),
      },
    ]);
    const download = await api.call('get', file(id)).buffer().expect(200);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Manual \\"AM224\\".pdf"',
      'content-length': String(PDF.length),
      'cache-control': 'no-store',
    });
    expect(download.body).toEqual(PDF);
  });

  it('of a category is listed for all its products, after their own', async () => {
    const { data } = (await api.call('get', '/api/v1/categories/slim-duct')).body;
    const [first, second] = (await api.call('get', '/api/v1/products?category=slim-duct')).body as {
      id: number;
    }[];
    const shared = await uploaded({ category_id: data.id, type: 'data_sheet' });
    const own = await uploaded({ product_id: first!.id });
    expect(await documentsOf(`products/${first!.id}`)).toEqual([own.id, shared.id]);
    expect(await documentsOf(`products/${second!.id}`)).toEqual([shared.id]);
    expect(await documentsOf('categories/slim-duct')).toEqual([shared.id]);
    await edit(`categories/${data.id}`, { status: 'inactive' });
    expect([await status(shared.id), await status(own.id)]).toEqual([404, 404]);
    await edit(`categories/${data.id}`, { status: 'active' });
    expect([await status(shared.id), await status(own.id)]).toEqual([200, 200]);
  });

  it.each([
    ['a text', Buffer.from('no PDF'), 'manual.pdf', 400, 'This file is not a PDF. Choose a PDF.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47]),
      'manual.pdf',
      400,
      'This file is not a PDF. Choose a PDF.',
    ],
    [
      'more than 20 MB',
      Buffer.alloc(20 * 1024 * 1024 + 1, PDF),
      'large.pdf',
      413,
      'This file is larger than 20 MB.',
    ],
  ])('is rejected if it is %s', async (_what, content, name, code, sentence) => {
    const before = await files();
    const { body } = await upload({ product_id: 2 }, content, name).expect(code);
    expect(body.fields).toEqual({ document: sentence });
    expect(await files()).toEqual(before);
  });

  it('requires one existing product or category', async () => {
    const before = await files();
    await upload({ product_id: 99_999 }).expect(404);
    await upload({ category_id: 99_999 }).expect(404);
    expect(await files()).toEqual(before);
    for (const owner of [{}, { product_id: 1, category_id: 1 }]) {
      const { body } = await upload(owner).expect(400);
      expect(body.fields).toEqual({ product_id: 'Choose a product or a category' });
    }
    const { body } = await upload({ product_id: 1, type: 'novel', title: ' ' }).expect(400);
    expect(body.fields).toEqual({ type: 'Choose a type', title: 'Title is required' });
  });

  it('is listed, added, changed and deleted by staff only', async () => {
    const { id } = await uploaded({ product_id: 3 });
    for (const [method, path] of [
      ['get', `${DOCUMENTS}?product_id=3`],
      ['post', DOCUMENTS],
      ['put', `${DOCUMENTS}/${id}`],
      ['delete', `${DOCUMENTS}/${id}`],
    ] as const) {
      await api.call(method, path).expect(401);
      await api.as('visitor', method, path).expect(403);
    }
    await api.as('staff', 'get', DOCUMENTS).expect(400);
    const list = await api.as('staff', 'get', `${DOCUMENTS}?product_id=3`).expect(200);
    expect(list.body.data).toMatchObject([{ id, is_public: true, version: 1 }]);
  });
});

describe('downloading a document', () => {
  it('is limited to staff unless it is public', async () => {
    const { id } = await uploaded({ product_id: 4, is_public: 'false' });
    const visitor = async () => (await api.as('visitor', 'get', file(id))).status;
    expect([await status(id), await visitor()]).toEqual([404, 404]);
    expect(await documentsOf('products/4')).toEqual([]);
    await api.as('staff', 'get', file(id)).expect(200);

    await put(id, { is_public: true, version: 1 }).expect(200);
    expect([await status(id), await visitor()]).toEqual([200, 200]);
    expect(await documentsOf('products/4')).toEqual([id]);

    await put(id, { is_public: false, version: 2 }).expect(200);
    expect([await status(id), await visitor()]).toEqual([404, 404]);
    expect(await documentsOf('products/4')).toEqual([]);
    const stale = await put(id, { title: 'Late', version: 1 }).expect(409);
    expect(stale.body.current).toMatchObject({ id, is_public: false, version: 3 });
  });

  it('is limited to staff while its product is hidden, but not if it is discontinued', async () => {
    const { id } = await uploaded({ product_id: 5 });
    await edit('products/5', { visibility: 'hidden' });
    expect(await status(id)).toBe(404);
    await api.as('staff', 'get', file(id)).expect(200);
    await edit('products/5', { visibility: 'discontinued' });
    expect(await status(id)).toBe(200);
    await api.as('staff', 'delete', '/api/v1/products/5').expect(200);
    expect(await status(id)).toBe(404);
  });

  it('is not possible through /storage/', async () => {
    await uploaded({ product_id: 1 });
    const [name] = await files();
    await api.call('get', `/storage/documents/${name}`).expect(404);
  });
});

describe('the trash of documents', () => {
  const runHousekeeping = async () => {
    const keeper = await startInstance(api);
    await keeper.instance.get(Housekeeping).run();
    await keeper.close();
  };
  const rows = () => api.dataSource.getRepository(DocumentEntity);
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);

  it('keeps a document for 30 days, restores it, and then removes row and file', async () => {
    const { id } = await uploaded({ product_id: 6 });
    const { file: stored } = await rows().findOneByOrFail({ id });
    await api.as('staff', 'delete', `${DOCUMENTS}/${id}`).expect(200);
    expect(await status(id)).toBe(404);
    await api.as('staff', 'get', file(id)).expect(404);
    await put(id, { title: 'x' }).expect(409);
    const trash = await api.as('staff', 'get', `${DOCUMENTS}?product_id=6&trash=true`);
    expect(trash.body.data).toMatchObject([{ id, deleted_at: expect.any(String) }]);
    await runHousekeeping();
    await api.as('staff', 'post', `${DOCUMENTS}/${id}/restore`).send({}).expect(200);
    expect(await status(id)).toBe(200);

    await api.as('staff', 'delete', `${DOCUMENTS}/${id}`).expect(200);
    await rows().update({ id }, { deleted_at: daysAgo(31) });
    expect(await files()).toContain(stored);
    await runHousekeeping();
    expect(await rows().countBy({ id })).toBe(0);
    expect(await files()).not.toContain(stored);
    const lines = await api.dataSource
      .getRepository(AuditEntity)
      .find({ where: { subject: 'document', subject_id: id }, order: { id: 'ASC' } });
    expect(lines.map(({ action }) => action)).toEqual([
      'created',
      'deleted',
      'restored',
      'deleted',
      'purged',
    ]);
  });

  it('removes the files of a purged product', async () => {
    const { id } = await uploaded({ product_id: 7 });
    const { file: stored } = await rows().findOneByOrFail({ id });
    await api.as('staff', 'delete', '/api/v1/products/7').expect(200);
    await api.dataSource
      .getRepository(ProductEntity)
      .update({ id: 7 }, { deleted_at: daysAgo(31) });
    const path = join(api.env.DATA_DIR, 'documents', stored);
    await utimes(path, daysAgo(1), daysAgo(1));
    await runHousekeeping();
    expect(await files()).not.toContain(stored);
  });
});

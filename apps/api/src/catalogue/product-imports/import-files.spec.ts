import { readText } from '@shishir/demo';
import fc from 'fast-check';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OldRows } from '../../operations/housekeeping/old-rows';
import { removeStrayFiles } from '../../platform/http/uploads';
import { ProductEntity } from '../products/product.entity';
import { fileStories, IMPORTS } from '../../platform/testing/product-file-stories';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ProductImportEntity } from './product-import.entity';

const MEGABYTE = 1024 * 1024;

let api: TestApi;
let stories: ReturnType<typeof fileStories>;
let incoming: string;
beforeAll(async () => {
  api = await startTestApi({ LIMIT_UPLOADS: '100000' });
  stories = fileStories(api);
  incoming = join(api.env.DATA_DIR, 'incoming');
});
afterAll(() => api.close());

const waiting = () => readdir(incoming);
const imports = () => api.dataSource.getRepository(ProductImportEntity).count();

describe('a file that is not a list of products', () => {
  it.each([
    ['empty.json', '', 'The file is empty.'],
    ['none.json', '[]', 'The file has no rows.'],
    ['none.csv', 'type,model,title,category\r\n', 'The file has no rows.'],
    ['broken.json', '[{"id": 1,}]', 'The file is not valid JSON: check line 1, column 11.'],
    [
      'photo.json',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1]),
      'This file is a picture, not a list of products.',
    ],
    [
      'bytes.csv',
      Buffer.from([0x61, 0xff, 0x2c]),
      expect.stringMatching(/^This is not a list of products: its headings are ‘aÿ’;/),
    ],
  ])(
    'is rejected with a sentence and leaves nothing behind: %s',
    async (name, content, sentence) => {
      const before = await imports();
      const response = await stories.upload(content, name).expect(400);
      expect(response.body).toMatchObject({ message: sentence, fields: { file: sentence } });
      expect(await imports()).toBe(before);
      expect(await waiting()).toEqual([]);
    },
  );

  it('is named if it is one of our own lists', async () => {
    const response = await stories.upload(await readText('categories.json')).expect(400);
    expect(response.body.message).toMatch(
      /^This is not a list of products\. It seems to contain categories/,
    );
  });

  it('is rejected if no file or another field is sent', async () => {
    const none = await api.as('staff', 'post', IMPORTS).send({}).expect(400);
    expect(none.body.message).toBe('Choose a file.');
    const other = await api
      .as('staff', 'post', IMPORTS)
      .attach('photo', Buffer.from('[]'), 'a.json');
    expect(other.status).toBe(400);
    expect(other.body.fields).toEqual({ photo: 'No file is expected here.' });
    const field = await stories.upload('[]').field('more', 'text');
    expect(field.status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it('is rejected with a sentence if it is too large, and no part of it is kept', async () => {
    const response = await stories.upload(Buffer.alloc(64 * MEGABYTE + 1, ' '), 'large.json');
    expect(response.status).toBe(413);
    expect(response.body.message).toBe('This file is larger than 64 MB.');
    expect(await waiting()).toEqual([]);
  });

  it('never causes a server error, whatever its content', async () => {
    const before = await api.dataSource.getRepository(ProductEntity).find({ order: { id: 'ASC' } });
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('1', 'outdoor'),
    );
    const field = fc.constantFrom(
      'id',
      'type',
      'model',
      'title',
      'category',
      'due',
      'image_1',
      'x',
    );
    const rows = fc.array(fc.dictionary(field, value), { minLength: 1, maxLength: 5 });
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', ';', "'=1", '\r'));
    const lines = fc.array(fc.array(cell), { maxLength: 5 });
    const csv = lines.map((l) =>
      ['type,model,title,category', ...l.map((c) => c.join(','))].join('\n'),
    );
    const file = fc.oneof(
      rows.map((list) => JSON.stringify(list)),
      csv,
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(file, async (content) => {
        const response = await stories.upload(Buffer.from(content), 'any.json');
        expect([201, 400]).toContain(response.status);
        if (response.status === 400) expect(response.body.message).toMatch(/\.$/);
        else await api.as('staff', 'get', `${IMPORTS}/${response.body.data.id}/rows`).expect(200);
      }),
      { numRuns: 60 },
    );
    expect(
      await api.dataSource.getRepository(ProductEntity).find({ order: { id: 'ASC' } }),
    ).toEqual(before);
    expect(await waiting()).toEqual([]);
  });
});

describe('a preview that is not applied', () => {
  it('is removed after a day, like an interrupted one, unlike an applied one', async () => {
    const csv = 'type,model,title,category\nIndoor Unit,DAY,Title,chiller';
    const rows = api.dataSource.getRepository(ProductImportEntity);
    const [old, young, cut, applied] = [
      await stories.preview(csv),
      await stories.preview(csv),
      await stories.preview(csv),
      await stories.preview(csv),
    ];
    await stories.apply(applied.id).expect(200);
    await rows.update(cut.id, { status: 'reading' });
    const created_at = new Date(Date.now() - 25 * 60 * 60_000);
    await rows.update([old.id, cut.id, applied.id], { created_at });
    await api.as('staff', 'get', `${IMPORTS}/${cut.id}`).expect(404);
    expect(await new OldRows(api.env, api.dataSource).removePreviews()).toBe(2);
    await api.as('staff', 'get', `${IMPORTS}/${old.id}`).expect(404);
    await api.as('staff', 'get', `${IMPORTS}/${young.id}`).expect(200);
    await api.as('staff', 'get', `${IMPORTS}/${applied.id}`).expect(200);
  });
});

describe('a stray file of a killed process', () => {
  it('is removed after an hour, unlike a newer one', async () => {
    await mkdir(incoming, { recursive: true });
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    await writeFile(join(incoming, 'old'), 'x');
    await utimes(join(incoming, 'old'), anHourAgo, anHourAgo);
    await writeFile(join(incoming, 'young'), 'x');
    expect(await removeStrayFiles(api.env)).toBe(1);
    expect(await waiting()).toEqual(['young']);
  });
});

describe('an import', () => {
  it.each(['visitor', null] as const)('is not available to %s', async (who) => {
    const call = who ? stories.upload('[]', 'a.json', who) : api.call('post', IMPORTS).send({});
    expect((await call).status).toBe(who ? 403 : 401);
    expect(await waiting()).not.toContain('a.json');
  });

  it('keeps only the base name of a file', async () => {
    const csv = 'type,model,title,category\nIndoor Unit,NAME,Title,chiller';
    expect((await stories.preview(csv, '../../etc/তালিকা.csv')).file_name).toBe('তালিকা.csv');
  });
});

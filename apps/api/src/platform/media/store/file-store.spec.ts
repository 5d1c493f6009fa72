/** @sqlite-only File storage depends on no database. */
import { type DemoGalleryItem, readDemo } from '@shishir/demo';
import { utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SENT_FILES } from '../private-files';
import { GalleryItemEntity } from '../../../content/gallery/gallery-item.entity';
import { StorageSweep } from '../../../operations/housekeeping/storage-sweep';
import { SeedEntity } from '../../schema/seed.entity';
import { runSeeds } from '../../../operations/setup/seeds/run-seeds';
import { pictureFile, removeReplacedPictures } from '../../testing/pictures';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { startTestBucket, type TestBucket } from '../../testing/test-bucket';
import { DRAWINGS } from '../../../content/vrf-project/drawing-files';
import { VrfProjectEntity } from '../../../content/vrf-project/vrf-project.entity';
import { MediaEntity } from '../media.entity';
import { MediaService } from '../media.service';
import { preparePicture } from '../picture-file';
import { pictureForPrint } from '../picture-for-print';
import { PICTURES } from '../storage';
import { type FileStore } from './file-store';
import { storeOf } from './store-of';

interface Item {
  id: number;
  version: number;
  image: string;
  picture: { key: string; alt: string; width: number; height: number; blur: string };
}

/** Tests everything that uses files with both kinds of store, which behave alike. */
describe.each(['folder', 'bucket'])('the %s store', (kind) => {
  let bucket: TestBucket | undefined;
  let api: TestApi;
  let pictures: FileStore;
  let cvs: FileStore;
  let drawings: FileStore;
  beforeAll(async () => {
    if (kind === 'bucket') bucket = await startTestBucket();
    api = await startTestApi(bucket && { STORAGE_URL: bucket.url });
    [pictures, cvs, drawings] = [PICTURES, SENT_FILES, DRAWINGS].map((name) =>
      storeOf(api.env, name),
    ) as [FileStore, FileStore, FileStore];
  });
  afterAll(async () => {
    await api.close();
    await bucket?.close();
  });

  const LIST = '/api/v1/gallery';
  const filesOf = async (store: FileStore) => {
    const paths: string[] = [];
    for await (const { path, isFolder } of store.list()) if (!isFolder) paths.push(path);
    return paths.sort();
  };
  const add = async (colour?: string): Promise<Item> => {
    const request = api.as('staff', 'post', LIST).field({ title: 'An item' });
    const response = await request.attach('image', await pictureFile(colour), 'a.png').expect(201);
    return (response.body as { data: Item }).data;
  };
  const fetch = (path: string, method: 'get' | 'head' = 'get') =>
    api.call(method, `/storage/${path}`);
  const bytesAt = async (path: string) =>
    (await fetch(path).buffer(true).expect(200)).body as Buffer;

  /** Makes files and their folders two days old. */
  const age = async (folder: string, ...paths: string[]) => {
    const when = new Date(Date.now() - 2 * 24 * 60 * 60_000);
    for (const path of paths.map((one) => `${folder}/${one}`)) {
      const file = bucket ? bucket.fileOf(path) : join(api.env.DATA_DIR, path);
      for (const one of [file, dirname(file), dirname(dirname(file))]) {
        await utimes(one, when, when);
      }
    }
  };

  it('serves pictures byte for byte in every width and format', async () => {
    const { picture } = await add('#0B6FB8');
    const prepared = await preparePicture(await pictureFile('#0B6FB8'), 'image', 'free');
    expect(prepared.variants.length).toBeGreaterThan(1);
    for (const { width, format, data } of prepared.variants) {
      expect((await bytesAt(`${picture.key}/${width}.${format}`)).equals(data)).toBe(true);
    }
    const names = prepared.variants.map(({ width, format }) => `${picture.key}/${width}.${format}`);
    const stored = (await filesOf(pictures)).filter((path) => path.startsWith(picture.key));
    expect(stored).toEqual(names.sort());
    const printed = await pictureForPrint(pictures, picture, {
      ...{ width: 40, height: 30, fit: 'cover' },
    });
    expect(printed).toMatchObject({ format: 'jpg', width: 40, height: 30 });
  });

  it('serves files with their headers, whole, in part or as unchanged', async () => {
    const { image } = await add();
    const whole = await fetch(image).buffer(true).expect(200);
    const length = (whole.body as Buffer).length;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(length),
      'content-security-policy': "default-src 'none'",
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^(W\/)?".+"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
    };
    expect(whole.headers).toMatchObject(headers);
    const head = await fetch(image, 'head').expect(200);
    expect(head.headers).toMatchObject(headers);
    expect(head.text).toBeUndefined();
    const { etag } = whole.headers;
    const unchanged = await fetch(image).set('If-None-Match', String(etag)).expect(304);
    expect(unchanged.text).toBe('');
    await fetch(image).set('If-None-Match', '"another"').expect(200);
    const part = await fetch(image).set('Range', 'bytes=2-5').buffer(true).expect(206);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 2-5/${length}` });
    expect(part.body).toEqual((whole.body as Buffer).subarray(2, 6));
    const beyond = await fetch(image).set('Range', `bytes=${length}-`).expect(416);
    expect(beyond.headers).toMatchObject({ 'content-range': `bytes */${length}` });
  });

  it('serves nothing else', async () => {
    await pictures.put('.hidden.webp', Buffer.from('hidden'));
    await drawings.put('plan.webp', Buffer.from('private'));
    const { picture } = await add();
    const wrong = [
      'gallery/none/640.webp',
      'gallery',
      picture.key,
      `${picture.key}/`,
      '.hidden.webp',
      '%2ehidden.webp',
      '..%2fdrawings%2fplan.webp',
      '%2e%2e/drawings/plan.webp',
      'gallery/%00.webp',
      '%zz.webp',
    ];
    for (const path of wrong) {
      const { body, headers } = await fetch(path).expect(404);
      expect(body).toMatchObject({
        code: 'not_found',
        message: 'There is no picture at this address.',
      });
      expect(headers['cache-control']).toBe('no-store');
    }
    await pictures.remove('.hidden.webp');
    await drawings.remove('plan.webp');
  });

  it('replaces and copies pictures, and removes those that no version uses', async () => {
    const { id, version, image, picture } = await add('#aa1122');
    const upload = await pictureFile('#11aa22');
    const put = api.as('staff', 'put', `${LIST}/${id}`).field({ version });
    const replaced = await put.attach('image', upload, 'a.png').expect(200);
    const { image: now } = (replaced.body as { data: Item }).data;
    expect((await bytesAt(now)).equals(await bytesAt(image))).toBe(false);
    await removeReplacedPictures(api);
    await fetch(image).expect(404);
    await fetch(now).expect(200);
    expect((await filesOf(pictures)).filter((path) => path.startsWith(picture.key))).toEqual([]);

    const unit = { type: 'Indoor Unit', model: 'X-1', title: 'Unit', category: 'slim-duct' };
    const product = api.as('staff', 'post', '/api/v1/products').field(unit);
    const created = await product.attach('image_1', upload, 'a.png').expect(201);
    const { id: original, image_1: first } = created.body as { id: number; image_1: string };
    const duplicate = `/api/v1/products/${original}/duplicate`;
    const copy = await api.as('staff', 'post', duplicate).send({}).expect(201);
    const { image_1: second } = copy.body as { image_1: string };
    expect(second).not.toBe(first);
    expect((await bytesAt(second)).equals(await bytesAt(first))).toBe(true);
  });

  it('stores nothing if the row is rejected', async () => {
    const { id, version } = await add();
    const rows = () => api.dataSource.getRepository(MediaEntity).count();
    const before = [await filesOf(pictures), await rows()];
    const put = api.as('staff', 'put', `${LIST}/${id}`).field({ version: version + 7 });
    await put.attach('image', await pictureFile(), 'a.png').expect(409);
    const post = api.as('staff', 'post', LIST).field({ title: 'No picture' });
    await post.attach('image', Buffer.from('no picture'), 'a.png').expect(400);
    expect([await filesOf(pictures), await rows()]).toEqual(before);
  });

  it('returns CVs and drawings as they were sent', async () => {
    const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'cv')]);
    const applicant = { name: 'Arif', email: 'arif@example.com', number: '01711000002' };
    const PATH = '/api/v1/contact-message';
    const apply = api.call('post', `${PATH}/application`).field(applicant);
    const { reference } = (await apply.attach('cv', cv, 'cv.pdf').expect(201)).body as {
      reference: string;
    };
    const { body: found } = await api.as('staff', 'get', `${PATH}?q=${reference}`).expect(200);
    const { id } = (found as { data: { id: number }[] }).data[0]!;
    const sent = await api.as('staff', 'get', `${PATH}/${id}/cv`).buffer(true).parse(asBytes);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(cv.length),
    });
    expect((sent.body as Buffer).equals(cv)).toBe(true);
    expect(await filesOf(cvs)).toHaveLength(1);

    const PROJECTS = '/api/v1/vrf-project';
    const plan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(12_000_000, 'plan')]);
    const upload = api.as('staff', 'post', `${PROJECTS}/drawings`);
    const drawing = (await upload.attach('drawing', plan, 'Roof.pdf').expect(201)).body.data as {
      file: string;
    };
    const project = { project_name: 'Tower', client_name: 'Meghna', drawings: [drawing] };
    const added = await api.as('staff', 'post', PROJECTS).send(project).expect(201);
    const path = `${PROJECTS}/${(added.body as { data: Item }).data.id}/drawings/${drawing.file}`;
    const download = await api.as('staff', 'get', path).buffer(true).parse(asBytes).expect(200);
    expect((download.body as Buffer).equals(plan)).toBe(true);
    const lost = { ...drawing, file: `${'0'.repeat(32)}.pdf` };
    await api
      .as('staff', 'post', PROJECTS)
      .send({ ...project, drawings: [lost] })
      .expect(400);
    await drawings.remove(drawing.file);
    expect((await api.as('staff', 'get', path).expect(404)).body).toMatchObject({
      message: 'The file of this drawing is missing.',
    });
  });

  it('receives the pictures of the demonstration data', async () => {
    const { manager } = api.dataSource;
    await manager.deleteAll(GalleryItemEntity);
    await manager.updateAll(VrfProjectEntity, { image_id: null });
    const key = (await readDemo<DemoGalleryItem[]>('gallery.json')).at(-1)!.picture;
    await pictures.remove(key);
    await fetch(`${key}/320.webp`).expect(404);
    await manager.delete(MediaEntity, { key });
    await manager.delete(SeedEntity, { name: 'gallery-1' });
    await runSeeds(api.dataSource, api.env);
    await fetch(`${key}/320.webp`).expect(200);
  });

  it('is swept of files without a row after an hour, unless they belong to another database', async () => {
    const sweep = new StorageSweep(
      api.env,
      api.dataSource,
      new MediaService(api.env, api.dataSource),
    );
    const all = async () => [
      await sweep.removeStrayFiles(),
      await sweep.removeStrayCvs(),
      await sweep.removeStrayDrawings(),
    ];
    const { image } = await add();
    const data = Buffer.from('stray');
    await pictures.putAll('gallery/of-nobody', [
      { name: '320.avif', data },
      { name: '320.webp', data },
    ]);
    await pictures.put('products/deeper/still/320.avif', data);
    await cvs.put('of-nobody.pdf', data);
    await drawings.put('of-nobody.pdf', data);
    const own = async (store: FileStore) =>
      (await filesOf(store)).filter((path) => !/^\.database|of-nobody|deeper/.test(path));
    const before = [await own(pictures), await own(cvs)];
    expect(await all()).toEqual([0, 0, 0]);
    await age(PICTURES, 'gallery/of-nobody/320.avif', 'gallery/of-nobody/320.webp');
    await age(PICTURES, 'products/deeper/still/320.avif');
    await age(SENT_FILES, 'of-nobody.pdf');
    await age(DRAWINGS, 'of-nobody.pdf');
    const mark = (await pictures.read('.database'))!;
    await pictures.put('.database', Buffer.from('another'));
    expect(await sweep.removeStrayFiles()).toBe(0);
    await pictures.put('.database', mark);
    expect(await all()).toEqual([2, 1, 1]);
    expect([await own(pictures), await own(cvs)]).toEqual(before);
    expect((await filesOf(pictures)).some((path) => /of-nobody|deeper/.test(path))).toBe(false);
    await fetch(image).expect(200);
  });
});

const asBytes = (response: unknown, done: (error: Error | null, body: Buffer) => void) => {
  void buffer(response as NodeJS.ReadableStream).then((body) => done(null, body));
};

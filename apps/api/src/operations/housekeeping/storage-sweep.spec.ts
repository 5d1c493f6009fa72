import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { MediaEntity } from '../../platform/media/media.entity';
import { MediaService } from '../../platform/media/media.service';
import { storageDir } from '../../platform/media/storage';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from '../../staff/users/user.entity';
import { StorageSweep } from './storage-sweep';

const LONG_AGO = new Date(Date.now() - 2 * 60 * 60_000);

let api: TestApi;
let dir: string;
let sweep: StorageSweep;
let portrait: string;
const media = () => api.dataSource.getRepository(MediaEntity);

/** Sets the time of change of a folder and everything in it. */
async function age(path: string, when: Date): Promise<void> {
  for (const entry of await readdir(join(dir, path), { recursive: true })) {
    await utimes(join(dir, path, entry), when, when);
  }
  await utimes(join(dir, path), when, when);
}
async function put(path: string, when?: Date): Promise<void> {
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), 'no picture');
  if (when) await age(dirname(path), when);
}
const files = async () => (await readdir(dir, { recursive: true })).sort();
const takePortrait = async () => {
  const { email } = loginOf('visitor');
  const { id } = await api.dataSource.getRepository(UserEntity).findOneByOrFail({ email });
  const image = await sharp({
    create: { width: 50, height: 50, channels: 3, background: '#0B6FB8' },
  })
    .png()
    .toBuffer();
  const response = await api.as('visitor', 'put', `/api/v1/user/${id}`).attach('image', image, 'a');
  return dirname((response.body as { data: { image: string } }).data.image);
};

beforeAll(async () => {
  api = await startTestApi();
  dir = storageDir(api.env);
  const service = new MediaService(api.env, api.dataSource);
  sweep = new StorageSweep(api.env, api.dataSource, service);
  portrait = await takePortrait();
  await sweep.removeStrayFiles();
});
afterAll(() => api.close());

describe('the storage', () => {
  it('is swept only of files that have had no row for an hour', async () => {
    await age('.', LONG_AGO);
    const before = await files();
    expect(before).toContain(`${portrait}/640.webp`);
    await put('avatar/of-nobody/640.webp', LONG_AGO);
    await put('products/deeper/still/320.avif', LONG_AGO);
    await age('products/deeper', LONG_AGO);
    await put('.incoming-0123456789abcdef/640.webp', LONG_AGO);
    await put('avatar/just-stored/640.webp');
    await put('.incoming-fedcba9876543210/640.webp');
    expect(await sweep.removeStrayFiles()).toBe(3);
    const left = await files();
    const young = left.filter((path) => /just-stored|fedcba/.test(path));
    expect(young).toHaveLength(4);
    expect(left.filter((path) => !young.includes(path))).toEqual(before);
    await rm(join(dir, 'avatar/just-stored'), { recursive: true });
  });

  it('keeps a folder with a new file', async () => {
    await put('avatar/being-written/320.webp', LONG_AGO);
    await writeFile(join(dir, 'avatar/being-written/640.webp'), 'just now');
    await utimes(join(dir, 'avatar/being-written'), LONG_AGO, LONG_AGO);
    expect(await sweep.removeStrayFiles()).toBe(0);
    await rm(join(dir, 'avatar/being-written'), { recursive: true });
  });

  it('can be swept twice at the same time', async () => {
    for (let n = 0; n < 10; n++) await put(`avatar/stray-${n}/640.webp`, LONG_AGO);
    await Promise.all([sweep.removeStrayFiles(), sweep.removeStrayFiles()]);
    expect((await files()).filter((path) => path.includes('stray'))).toEqual([]);
  });

  it('is not swept if it belongs to another database', async () => {
    const mark = join(dir, '.database');
    const own = await readFile(mark, 'utf8');
    await put('avatar/of-the-other/640.webp', LONG_AGO);
    await writeFile(mark, 'another');
    expect(await sweep.removeStrayFiles()).toBe(0);
    expect(await files()).toContain('avatar/of-the-other/640.webp');
    await writeFile(mark, own);
    expect(await sweep.removeStrayFiles()).toBe(1);
  });

  it('serves only stored pictures', async () => {
    await put('.incoming-aaaaaaaaaaaaaaaa/640.webp');
    for (const path of ['.database', '%2edatabase', '.incoming-aaaaaaaaaaaaaaaa/640.webp']) {
      await api.call('get', `/storage/${path}`).expect(404);
    }
    await api.call('get', `/storage/${portrait}/640.webp`).expect(200);
  });
});

describe('an unused portrait', () => {
  it('is removed after an hour with its files, unlike the current one', async () => {
    const current = await takePortrait();
    const unused = async (key: string, created_at: Date) => {
      await put(`${key}/640.webp`);
      const row = { kind: 'avatar', mime: 'image/webp', bytes: 1, width: 640, height: 640 };
      await media().insert({ ...row, key, blur: '', alt: '', created_at });
    };
    await unused('avatar/left-behind', LONG_AGO);
    await unused('avatar/just-now', new Date());
    await media().update({ key: current }, { created_at: LONG_AGO });
    expect(await sweep.discardPortraits()).toBe(1);
    const left = (await media().findBy({ kind: 'avatar' })).map(({ key }) => key).sort();
    expect(left).toEqual([current, 'avatar/just-now'].sort());
    expect(await files()).not.toContain('avatar/left-behind');
    await api.call('get', `/storage/${current}/640.webp`).expect(200);
  });
});

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MediaEntity } from '../../platform/media/media.entity';
import { loginOf, startTestApi, type TestApi } from '../../platform/testing/test-api';
import { UserEntity } from './user.entity';

let api: TestApi;
let own: string;
let ownId: number;
beforeAll(async () => {
  api = await startTestApi();
  const users = api.dataSource.getRepository(UserEntity);
  ownId = (await users.findOneByOrFail({ email: loginOf('visitor').email })).id;
  own = `/api/v1/user/${ownId}`;
});
afterAll(() => api.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6FB8' } });
const stored = () => api.dataSource.getRepository(UserEntity).findOneByOrFail({ id: ownId });
const put = () => api.as('visitor', 'put', own);
const avatars = () => readdir(join(api.env.DATA_DIR, 'storage/avatar')).catch(() => []);
const media = () => api.dataSource.getRepository(MediaEntity).countBy({ kind: 'avatar' });

describe('a user’s own profile', () => {
  it('accepts a name, as JSON and as multipart', async () => {
    const json = await put().send({ name: '  Tanvir H. ' }).expect(200);
    expect(json.body.data.name).toBe('Tanvir H.');
    const form = await put().field('name', 'Tanvir Hasan').expect(200);
    expect(form.body.data).toMatchObject({ name: 'Tanvir Hasan', id: ownId });
  });

  it('accepts a language, which only its holder can change', async () => {
    const changed = await put().send({ locale: 'bn' }).expect(200);
    expect(changed.body.data).toMatchObject({ locale: 'bn', name: 'Tanvir Hasan' });
    expect((await stored()).locale).toBe('bn');
    expect((await put().send({ locale: 'fr' }).expect(400)).body.fields).toHaveProperty('locale');
    const other = await api.as('owner', 'put', own).send({ locale: 'en' }).expect(403);
    expect(other.body.field_reasons).toMatchObject({ locale: { code: 'locale_for_holder' } });
    await put().send({ locale: 'en' }).expect(200);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts a picture as %s', async (format) => {
    const file = await picture(900, 700).toFormat(format).toBuffer();
    const response = await put().attach('image', file, 'me.bin').expect(200);
    const { image } = response.body.data as { image: string };
    expect(image).toMatch(/^avatar\/[0-9a-f]{24}\/640\.webp$/);
    const stored = await api.call('get', `/storage/${image}`).buffer(true).expect(200);
    const { width, height } = await sharp(stored.body as Buffer).metadata();
    expect([width, height]).toEqual([640, 640]);
  });

  it('has one picture: the previous one is deleted, row and files', async () => {
    const file = await picture(100, 100).png().toBuffer();
    await put().attach('image', file, 'a.png').expect(200);
    await put().attach('image', file, 'b.png').expect(200);
    expect(await avatars()).toHaveLength(1);
    expect(await media()).toBe(1);
  });

  it.each([
    ['JSON', () => put().send({ remove_image: true })],
    ['multipart', () => put().field({ remove_image: 'true' })],
  ])('loses its picture by %s, row and files', async (_, send) => {
    const file = await picture(100, 100).png().toBuffer();
    await put().attach('image', file, 'a.png').expect(200);
    const response = await send().expect(200);
    expect(response.body.data).toMatchObject({ image: null });
    expect(await avatars()).toEqual([]);
    expect(await media()).toBe(0);
    // Nothing is left to remove, so this is not a change.
    expect((await send().expect(200)).body.data.version).toBe(response.body.data.version);
  });

  it('rejects removing and replacing the picture in one request', async () => {
    const file = await picture(100, 100).png().toBuffer();
    await put().attach('image', file, 'a.png').expect(200);
    const rows = await media();
    const both = put().field({ remove_image: 'true' }).attach('image', file, 'b.png');
    const sentence = 'Choose a new picture or remove the old one, not both.';
    expect((await both.expect(400)).body.fields).toEqual({ image: sentence });
    expect(await media()).toBe(rows);
    expect((await stored()).image_id).not.toBeNull();
  });

  it('rotates a picture as the camera was held, and strips other data from the file', async () => {
    const file = await picture(400, 200)
      .composite([
        { input: await picture(400, 20).toFormat('png').negate().toBuffer(), gravity: 'north' },
      ])
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 3 })
      .toBuffer();
    const response = await put().attach('image', file, 'me.jpg').expect(200);
    const path = `/storage/${response.body.data.image as string}`;
    const stored = await api.call('get', path).buffer(true);
    const { data } = await sharp(stored.body as Buffer)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Upside down in the file: the stripe at the top is at the bottom.
    expect(data.at(0)).toBeLessThan(100);
    expect(data.at(-3)).toBeGreaterThan(150);
    expect((await sharp(stored.body as Buffer).metadata()).exif).toBeUndefined();
  });
});

describe('a file that is not an accepted picture', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const rejected = async (file: Buffer, name: string) => {
    const [before, rows] = [await avatars(), await media()];
    const response = await put().attach('image', file, name);
    expect(await avatars()).toEqual(before);
    expect(await media()).toBe(rows);
    expect(Object.keys(response.body.fields as object)).toEqual(['image']);
    return response;
  };

  it('is rejected by its content, whatever its name', async () => {
    const gif = await picture(9, 9).gif().toBuffer();
    for (const [file, name] of [
      [Buffer.alloc(0), 'empty.png'],
      [Buffer.from('hello'), 'text.png'],
      [svg, 'drawing.png'],
      [gif, 'moving.jpg'],
      [(await picture(300, 300).png().toBuffer()).subarray(0, 200), 'cut.png'],
    ] as const) {
      const response = await rejected(file, name);
      expect(response.status).toBe(400);
      expect(response.body.message).toMatch(/JPEG, PNG, WebP or AVIF/);
    }
  });

  it('is rejected if it is larger than 5 MB, or unpacks to more than 40 megapixels', async () => {
    const large = await rejected(Buffer.alloc(5 * 1024 * 1024 + 1), 'large.png');
    expect(large.status).toBe(413);
    const bomb = await rejected(await picture(8000, 5100).png().toBuffer(), 'bomb.png');
    expect(bomb.body.message).toBe('This picture has more than 40 megapixels.');
  });

  it('is rejected in another field, or on another route', async () => {
    const file = await picture(9, 9).png().toBuffer();
    const response = await put().attach('drawing', file, 'a.png').expect(400);
    expect(response.body.fields).toEqual({ drawing: 'No file is expected here.' });
    await api.call('post', '/api/v1/auth/login').attach('image', file, 'a.png').expect(415);
  });
});

describe('a forbidden profile change', () => {
  it.each([
    ['JSON', (body: object) => put().send(body)],
    ['multipart', (body: object) => put().field(body as Record<string, string>)],
  ])('is rejected by name in %s, and nothing of the request is written', async (_, send) => {
    const before = await stored();
    const response = await send({ name: 'New', role: 'admin', email: 'x@example.com' }).expect(403);
    expect(Object.keys(response.body.fields as object).sort()).toEqual(['email', 'role']);
    expect(await stored()).toEqual(before);
    const unknown = await send({ name: 'New', plan: 'pro' }).expect(400);
    expect(unknown.body.fields).toEqual({ plan: 'Unknown field.' });
    expect(await stored()).toEqual(before);
  });

  it('is rejected for name and picture of another account, even by staff and the owner', async () => {
    for (const account of ['staff', 'owner'] as const) {
      const response = await api.as(account, 'put', own).send({ name: 'Renamed' }).expect(403);
      expect(response.body.fields).toEqual({
        name: 'Only the account holder can change the name.',
      });
      const removal = await api.as(account, 'put', own).send({ remove_image: true }).expect(403);
      expect(Object.keys(removal.body.fields as object)).toEqual(['image']);
    }
  });

  it('is rejected for an outdated version', async () => {
    const { version } = await stored();
    await put().send({ name: 'First', version }).expect(200);
    await put().send({ name: 'Second', version }).expect(409);
    expect((await stored()).name).toBe('First');
  });

  it('is rejected above the upload limit of an account', async () => {
    const limited = await startTestApi({ LIMIT_UPLOADS: '1' });
    const users = limited.dataSource.getRepository(UserEntity);
    const { id } = await users.findOneByOrFail({ email: loginOf('visitor').email });
    const upload = () => limited.as('visitor', 'put', `/api/v1/user/${id}`).field('name', 'Name');
    await upload().expect(200);
    await upload().expect(429);
    await limited.close();
  });
});

import type { ContactMessage, FoundEnquiry } from '@shishir/contract';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureFile } from '../../platform/testing/pictures';
import { ContactMessageEntity } from './contact-message.entity';
import { sentFilesDir } from './sent-files';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

const PATH = '/api/v1/contact-message';

let api: TestApi;
let png: Buffer;
/** A photo as phones take it: on its side, with the place where it was taken. */
let jpeg: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  png = await pictureFile();
  jpeg = await sharp(png)
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

const request = {
  fault: 'Not cooling',
  unit: 'AR18TVHZBWK',
  city: 'Dhaka',
  place: 'House 12, Road 4, Dhanmondi, 6th floor, lift',
  wanted_by: '2026-12-10',
  wanted_time: '9:00 to 12:00',
  name: 'Shirin Sultana',
  number: '০১৭১১-০০০০৪৪',
};

type Photo = [name: string, content: Buffer];
const send = (fields: object = {}, ...photos: Photo[]) =>
  photos.reduce(
    (call, [name, content]) => call.attach('photos', content, name),
    api.call('post', `${PATH}/service`).field({ ...request, ...fields }),
  );
/** Files of photos and CVs. */
const stored = async () => (await readdir(sentFilesDir(api.env)).catch(() => [])).sort();
const lookUp = (body: object) => api.call('post', `${PATH}/look-up`).send(body);

async function read(reference: string): Promise<ContactMessage> {
  const { id } = await api.dataSource
    .getRepository(ContactMessageEntity)
    .findOneByOrFail({ reference });
  const { body } = await api.as('staff', 'get', `${PATH}/${id}`).expect(200);
  return (body as { data: ContactMessage }).data;
}

describe('a service request', () => {
  it('reaches the inbox with the unit, the place and the time', async () => {
    const { body } = await send().expect(201);
    expect(await read(body.reference)).toMatchObject({
      kind: 'service',
      number: '+8801711000044',
      email: '',
      details: {
        fault: 'Not cooling',
        unit: 'AR18TVHZBWK',
        city: 'Dhaka',
        place: request.place,
        wanted_by: '2026-12-10',
        wanted_time: '9:00 to 12:00',
        cv: null,
        photos: [],
        photos_deleted_at: null,
      },
    });
    const counts = await api.as('staff', 'get', `${PATH}/counts`).expect(200);
    expect(counts.body.data.by_kind.service).toBeGreaterThan(0);
  });

  it('shows its photos to staff only, upright and without metadata', async () => {
    const { body } = await send({}, ['plate.jpg', jpeg], ['room.png', png]).expect(201);
    const { id, details } = await read(body.reference);
    expect(details.photos.map(({ name }) => name)).toEqual(['plate.jpg', 'room.png']);
    const path = `${PATH}/${id}/photos`;
    await api.call('get', `${path}/0`).expect(401);
    await api.as('visitor', 'get', `${path}/0`).expect(403);
    const first = await api.as('staff', 'get', `${path}/0`).buffer(true).expect(200);
    expect(first.headers['content-type']).toBe('image/jpeg');
    expect(first.headers['content-disposition']).toContain('plate.jpg');
    const shown = await sharp(first.body as Buffer).metadata();
    expect([shown.width, shown.height, shown.exif, shown.orientation]).toEqual([
      ...[300, 400, undefined, undefined],
    ]);
    const second = await api.as('staff', 'get', `${path}/1`).expect(200);
    expect(second.headers['content-type']).toBe('image/png');
    for (const position of ['2', '-1', 'x']) {
      const { status } = await api.as('staff', 'get', `${path}/${position}`);
      expect([400, 404]).toContain(status);
    }
    await api.as('staff', 'get', `${PATH}/${id}/cv`).expect(404);
  });

  it('names every wrong field at once, with the photos that are none', async () => {
    const fields = { fault: 'Haunted', place: '', number: '12', wanted_by: 'soon' };
    const text = Buffer.from('no picture');
    const { body } = await send(fields, ['a.png', png], ['b.jpg', text], ['c.jpg', text]).expect(
      400,
    );
    expect(Object.keys(body.fields).sort()).toEqual([
      ...['fault', 'number', 'photos', 'place', 'wanted_by'],
    ]);
    expect(body.fields.photos).toBe(
      'Not a JPEG, PNG or WebP picture: b.jpg, c.jpg. Please choose another file.',
    );
  });

  it('names damaged photos, and takes five at most; nothing stays of a rejected request', async () => {
    const before = await stored();
    const half = await send({}, ['a.png', png], ['half.png', png.subarray(0, 60)]).expect(400);
    expect(half.body.fields.photos).toBe(
      'Damaged or not a picture: half.png. Please choose another file.',
    );
    const six = await send({}, ...Array.from({ length: 6 }, (): Photo => ['a.png', png])).expect(
      400,
    );
    expect(six.body.fields).toEqual({ photos: 'Choose at most 5 photos.' });
    const large = await send({}, ['a.png', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])]);
    expect([large.status, large.body.fields]).toEqual([
      413,
      { photos: 'This file is larger than 10 MB.' },
    ]);
    expect(await stored()).toEqual(before);
  });

  it('is stored once per Idempotency-Key', async () => {
    const before = await stored();
    const sent = () =>
      send({ place: 'Plot 5, Uttara' }, ['a.png', png]).set('Idempotency-Key', 'one-visit');
    const responses = await Promise.all([1, 2, 3].map(() => sent().expect(201)));
    expect(new Set(responses.map(({ body }) => body.reference as string)).size).toBe(1);
    expect(await stored()).toHaveLength(before.length + 1);
  });
});

describe('the state of an enquiry', () => {
  it('is shown for the reference with its phone number in any spelling, and for the key', async () => {
    const { body } = await send().expect(201);
    const { reference, key } = body as { reference: string; key: string };
    const state: FoundEnquiry = {
      reference,
      kind: 'service',
      item_count: 0,
      state: 'received',
      created_at: expect.any(String) as string,
      wanted_by: '2026-12-10',
      wanted_time: '9:00 to 12:00',
      replied_at: null,
    };
    const found = await lookUp({ reference: ` ${reference.toLowerCase()}`, number: '01711000044' });
    expect([found.status, found.body.data]).toEqual([200, state]);
    expect((await lookUp({ key }).expect(200)).body.data).toEqual(state);
  });

  it('gives the same answer to a wrong number and a wrong reference', async () => {
    const { body } = await send().expect(201);
    const { reference, key } = body as { reference: string; key: string };
    const wrong = [
      { reference, number: '01711000045' },
      { reference: 'ENQ-2026-999999', number: '01711000044' },
      { key: `${reference}.${'x'.repeat(43)}` },
      { key: key.replace(reference, 'ENQ-2026-000001') },
    ];
    const answers = await Promise.all(wrong.map((given) => lookUp(given).expect(404)));
    expect(new Set(answers.map((one) => one.body.message as string))).toEqual(
      new Set(['No enquiry has this reference and phone number. Please check both, or call us.']),
    );
  });

  it('is not found without a phone number of the enquiry, or in the trash', async () => {
    const contact = { kind: 'consultation', name: 'A', email: 'a@b.example' };
    const { body } = await api.call('post', PATH).send(contact).expect(201);
    await lookUp({ reference: body.reference, number: '01711000044' }).expect(404);
    const sent = await send().expect(201);
    const { id } = await read(sent.body.reference);
    await api.as('staff', 'delete', `${PATH}/${id}`).expect(200);
    await lookUp({ key: sent.body.key }).expect(404);
  });

  it('cannot be guessed: look-ups from one address are limited', async () => {
    const small = await startTestApi({ LIMIT_LOOK_UPS: '2' });
    const guess = () =>
      small
        .call('post', `${PATH}/look-up`)
        .send({ reference: 'ENQ-2026-000001', number: '01711000000' });
    await guess().expect(404);
    await guess().expect(404);
    const { body, headers } = await guess().expect(429);
    expect(body.message).toMatch(/^Too many look-ups from your network/);
    expect(headers['retry-after']).toBeDefined();
    await small.close();
  });
});

import type { ContactMessage, FoundEnquiry } from '@shishir/contract';
import { ContactMessageEntity } from './contact-message.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';

const PATH = '/api/v1/contact-message';
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
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

const send = (fields: object = {}, photo?: Buffer) => {
  const call = api.call('post', `${PATH}/service`).field({ ...request, ...fields });
  return photo ? call.attach('photo', photo, 'plate.png') : call;
};
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
        photo: null,
      },
    });
    const counts = await api.as('staff', 'get', `${PATH}/counts`).expect(200);
    expect(counts.body.data.by_kind.service).toBeGreaterThan(0);
  });

  it('shows its photo to staff only', async () => {
    const { body } = await send({}, PNG).expect(201);
    const { id, details } = await read(body.reference);
    expect(details.photo).toEqual({ name: 'plate.png', bytes: PNG.length, deleted_at: null });
    await api.call('get', `${PATH}/${id}/photo`).expect(401);
    await api.as('visitor', 'get', `${PATH}/${id}/photo`).expect(403);
    const photo = await api.as('staff', 'get', `${PATH}/${id}/photo`).expect(200);
    expect(photo.headers['content-type']).toBe('image/png');
    await api.as('staff', 'get', `${PATH}/${id}/cv`).expect(404);
  });

  it('names every wrong field at once, with the photo', async () => {
    const fields = { fault: 'Haunted', place: '', number: '12', wanted_by: 'soon' };
    const { body } = await send(fields, Buffer.from('no picture')).expect(400);
    expect(Object.keys(body.fields).sort()).toEqual([
      ...['fault', 'number', 'photo', 'place', 'wanted_by'],
    ]);
    expect(body.fields.photo).toBe('Choose a JPEG, PNG or WebP picture.');
  });

  it('is stored once per Idempotency-Key', async () => {
    const sent = () => send({ place: 'Plot 5, Uttara' }, PNG).set('Idempotency-Key', 'one-visit');
    const responses = await Promise.all([1, 2, 3].map(() => sent().expect(201)));
    expect(new Set(responses.map(({ body }) => body.reference as string)).size).toBe(1);
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

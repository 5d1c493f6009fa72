import { IdempotencyKeyEntity } from '../../platform/http/idempotency-key.entity';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { ContactMessageEntity } from './contact-message.entity';
import { nextReference } from './receive/reference';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const PATH = '/api/v1/contact-message';
const visitor = {
  firstName: 'Rahim',
  lastName: 'Uddin',
  number: '০১৭১১-০০০০০০',
  email: 'rahim@example.com',
  message: 'A cassette for 40 m2, please.',
};
const send = (body: object, key?: string) => {
  const call = api.call('post', PATH);
  return (key ? call.set('Idempotency-Key', key) : call).send(body);
};
const rows = () => api.dataSource.getRepository(ContactMessageEntity);
const stored = async (response: { body: { reference: string } }) =>
  rows().findOneByOrFail({ reference: response.body.reference });

describe('an enquiry', () => {
  it('is stored with a reference and shown to staff', async () => {
    const response = await send(visitor).expect(201);
    expect(response.body).toEqual({
      success: true,
      reference: expect.stringMatching(/^ENQ-\d{4}-\d{6}$/),
      key: expect.any(String),
    });
    const list = await api.as('staff', 'get', `${PATH}?q=${response.body.reference}`).expect(200);
    expect(list.body.data).toHaveLength(1);
    expect(list.body.data[0]).toMatchObject({
      first_name: 'Rahim',
      last_name: 'Uddin',
      number: '+8801711000000',
      status: 'new',
      kind: 'contact',
      spam_reason: null,
      spam_score: 0,
    });
    const one = await api.as('staff', 'get', `${PATH}/${list.body.data[0].id}`).expect(200);
    expect(one.body.data.message).toBe(visitor.message);
  });

  it('accepts a number pasted from a phone, and rejects direction marks in a name', async () => {
    const pasted = { ...visitor, number: '\u202a+880 1711\u2011000000\u202c' };
    expect((await stored(await send(pasted).expect(201))).number).toBe('+8801711000000');
    const extended = { ...visitor, number: '+880 (0) 1711 000000 ext 5' };
    expect((await stored(await send(extended).expect(201))).number).toBe('+8801711000000x5');
    const { body } = await send({ ...visitor, lastName: '\u202eniddU' }).expect(400);
    expect(body.fields).toEqual({ lastName: expect.stringContaining('invisible direction marks') });
  });

  it('gets the next number of its year, even among concurrent ones', async () => {
    const numberOf = ({ body }: { body: { reference: string } }) => Number(body.reference.slice(9));
    const first = numberOf(await send(visitor).expect(201));
    const concurrent = await Promise.all([1, 2, 3, 4, 5].map(() => send(visitor).expect(201)));
    expect(concurrent.map(numberOf).sort((a, b) => a - b)).toEqual(
      [1, 2, 3, 4, 5].map((n) => first + n),
    );
  });

  it('starts at 1 with a new year in Dhaka, without a gap if it is not stored', async () => {
    const next = async (moment: string) => {
      const give = api.dataSource.transaction((manager) =>
        nextReference(manager, new Date(moment)),
      );
      return (await give).reference;
    };
    // The new year in Dhaka begins at 18:00 UTC.
    expect(await next('2030-12-31T17:59:00Z')).toBe('ENQ-2030-000001');
    const failed = api.dataSource.transaction(async (manager) => {
      await nextReference(manager, new Date('2030-12-31T17:59:00Z'));
      throw new Error('Not stored.');
    });
    await expect(failed).rejects.toThrow('Not stored.');
    expect(await next('2030-12-31T17:59:30Z')).toBe('ENQ-2030-000002');
    expect(await next('2030-12-31T18:00:00Z')).toBe('ENQ-2031-000001');
  });

  it('is treated as text, whatever it contains', async () => {
    const odd = {
      ...visitor,
      message: "<script>alert(1)</script> '; DROP TABLE users; -- 😀",
    };
    expect((await stored(await send(odd).expect(201))).message).toBe(odd.message);
    const cut = { ...visitor, message: 'before\u0000after\n\tend' };
    expect((await stored(await send(cut).expect(201))).message).toBe('beforeafter\n\tend');
  });

  it('belongs to the account that sent it', async () => {
    const response = await api.as('visitor', 'post', PATH).send(visitor).expect(201);
    expect((await stored(response as never)).user_id).not.toBeNull();
  });

  it('is stored completely or not at all', async () => {
    const before = await rows().count();
    await send({ ...visitor, email: 'nonsense' }, 'key-for-nothing-stored').expect(400);
    expect(await rows().count()).toBe(before);
    expect(await api.dataSource.getRepository(IdempotencyKeyEntity).count()).toBe(0);
  });
});

describe('an Idempotency-Key', () => {
  it('stores a double click once and repeats the first response', async () => {
    const before = await rows().count();
    const responses = await Promise.all([1, 2, 3].map(() => send(visitor, 'a-double-click')));
    const later = await send({ ...visitor, stamp: undefined }, 'a-double-click');
    expect([...responses, later].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set([...responses, later].map(({ body }) => body.reference)).size).toBe(1);
    expect(await rows().count()).toBe(before + 1);
  });

  it('stores a message once that is repeated from another page', async () => {
    const first = await send({ ...visitor, page: '/products/15' }, 'two-pages').expect(201);
    const again = await send({ ...visitor, page: '/about-us' }, 'two-pages').expect(201);
    expect(again.body.reference).toBe(first.body.reference);
  });

  it('is rejected for a different message', async () => {
    await send(visitor, 'used-once').expect(201);
    const other = await send({ ...visitor, message: 'Something else.' }, 'used-once').expect(422);
    expect(other.body.code).toBe('key_reused');
  });
});

describe('spam', () => {
  const spamCount = async (of: TestApi) => {
    const { headers } = await of.as('staff', 'get', `${PATH}?status=spam`).expect(200);
    return Number(headers['x-total-count']);
  };
  const reason = async (body: object) => {
    const row = await stored(await send({ ...visitor, ...body }).expect(201));
    expect(row.status).toBe(row.spam_reason === null ? 'new' : 'spam');
    return row.spam_reason;
  };

  it('is accepted with a success response and the status spam', async () => {
    const before = await spamCount(api);
    expect(await reason({ website: 'http://x.example' })).toMatch(/hidden field/);
    expect(await reason({ message: 'http://a http://b http://c' })).toMatch(/links/);
    expect(await reason({ message: 'Best casino bonus' })).toMatch(/Words/);
    expect(await reason({ message: 'купите сейчас' })).toMatch(/English/);
    expect(await reason({})).toBeNull();
    expect(await reason({ message: 'একটি এসি লাগবে' })).toBeNull();
    const inbox = await api.as('staff', 'get', PATH).expect(200);
    expect(inbox.text).not.toContain('casino');
    expect(await spamCount(api)).toBe(before + 4);
  });

  it('has a score that rises with its signs, and reaches the limit only with a reason', async () => {
    const spamOf = async (message: string, website?: string) => {
      const { spam_reason, spam_score } = await stored(
        await send({ ...visitor, message, website }).expect(201),
      );
      return [spam_score, spam_reason];
    };
    const reason = 'More than two links.';
    expect(await spamOf('See www.firm.example and http://plan.example')).toEqual([2, null]);
    expect(await spamOf('http://a http://b http://c')).toEqual([7, reason]);
    expect(await spamOf('http://a http://b http://c http://d')).toEqual([8, reason]);
    expect(await spamOf('http://a http://b http://c casino')).toEqual([
      10,
      `${reason} Words typical of spam.`,
    ]);
    expect((await spamOf('Casino', 'http://x.example'))[0]).toBe(10);
  });

  it('is detected by a form filled too fast or a forged stamp', async () => {
    const { stamp } = (await api.call('get', `${PATH}/stamp`).expect(200)).body as {
      stamp: string;
    };
    expect(await reason({ stamp })).toBe('Filled in too fast.');
    const [, signature] = stamp.split('.');
    expect(await reason({ stamp: `${Date.now() - 60_000}.${signature}` })).toBe(
      'A forged time stamp.',
    );
  });

  it('includes messages above the total budget; a flood from one address is rejected', async () => {
    const small = await startTestApi({ LIMIT_CONTACTS: '3', LIMIT_CONTACTS_OVERALL: '1' });
    const before = await spamCount(small);
    const post = (key?: string) =>
      small
        .call('post', PATH)
        .set(key ? { 'Idempotency-Key': key } : {})
        .send(visitor);
    await post('first-of-three').expect(201);
    await post().expect(201);
    await post().expect(201);
    const rejected = await post().expect(429);
    expect(rejected.body.message).toMatch(/^Too many messages from your network/);
    // A repeated request does not count: its response is stored.
    await post('first-of-three').expect(201);
    expect(await spamCount(small)).toBe(before + 2);
    await small.close();
  });
});

describe('the inbox', () => {
  it('lists the newest first, and can be filtered, sorted and searched', async () => {
    const list = async (query: string) =>
      (
        (await api.as('staff', 'get', `${PATH}?${query}`).expect(200)).body as {
          data: { created_at: string; status: string; first_name: string }[];
        }
      ).data;
    const dates = (await list('')).map(({ created_at }) => created_at);
    expect(new Set(dates).size).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort().reverse());
    const replied = await list('status=replied');
    expect(new Set(replied.map(({ status }) => status))).toEqual(new Set(['replied']));
    const names = (await list('sort=first_name')).map(({ first_name }) => first_name);
    expect(new Set(names).size).toBeGreaterThan(1);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
    expect(await list('q=nobody-has-this-name')).toEqual([]);
  });

  it('responds with 404 if a message does not exist', async () => {
    const response = await api.as('staff', 'get', `${PATH}/99999`).expect(404);
    expect(response.body.message).toBe('Message not found');
  });
});

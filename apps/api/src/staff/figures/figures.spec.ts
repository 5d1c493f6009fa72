import type { CountedEvent, Figures } from '@shishir/contract';
import { dhakaDay } from '@shishir/format';
import { OldRows } from '../../operations/housekeeping/old-rows';
import { startTestApi, type TestApi } from '../../platform/testing/test-api';
import { makeFilledDatabase, type TestDatabase } from '../../platform/testing/test-database';
import { DailyCountEntity } from './daily-count.entity';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const today = dhakaDay(new Date());
const view = (name: string): CountedEvent => ({ kind: 'view', name, locale: 'en' });

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await makeFilledDatabase();
  api = await startTestApi({}, undefined, database);
  // Removes the figures of the demonstration.
  await api.dataSource.manager.clear(DailyCountEntity);
});
afterAll(async () => {
  await api.close();
  await database.remove();
});

const send = (to: TestApi, body: object, userAgent = FIREFOX) =>
  to.call('post', '/api/v1/figures/counts').set('User-Agent', userAgent).send(body);

/** Counts events on an instance that then stops, which writes them. */
async function counted(work: (one: TestApi) => Promise<void>) {
  const one = await startTestApi({}, undefined, database);
  await work(one);
  await one.close();
}
const read = async (query = '') => {
  const { body } = await api.as('staff', 'get', `/api/v1/figures${query}`).expect(200);
  return (body as { data: Figures }).data;
};
const viewsOf = async (name: string) =>
  (await read()).pages.filter((page) => page.name === name).map((page) => page.count);

it('adds the events of several instances, each language by itself', async () => {
  const other = await startTestApi({}, undefined, database);
  await counted(async (one) => {
    for (const to of [one, one, other]) await send(to, view('/products/vrf')).expect(200);
    await send(one, { ...view('/products/vrf'), locale: 'bn' }).expect(200);
    await send(one, { kind: 'tool', name: 'room-size', locale: 'en' }).expect(200);
  });
  await other.close();
  const { pages, tools, days, total } = await read();
  expect(pages.filter(({ name }) => name === '/products/vrf')).toEqual([
    { name: '/products/vrf', locale: 'en', count: 3 },
    { name: '/products/vrf', locale: 'bn', count: 1 },
  ]);
  expect(tools).toEqual([{ name: 'room-size', locale: 'en', count: 1 }]);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toMatchObject({ day: today, views: 4, tools: 1 });
  expect(total).toMatchObject({ views: 4, tools: 1 });
});

it('counts neither staff nor programs that name themselves, but visitors with an account', async () => {
  await counted(async (one) => {
    for (const account of ['staff', 'owner', 'visitor'] as const) {
      const call = one.as(account, 'post', '/api/v1/figures/counts').set('User-Agent', FIREFOX);
      await call.send(view('/gallery')).expect(200);
    }
    for (const program of ['Googlebot/2.1', 'curl/8.5', 'Chrome-Lighthouse', '']) {
      await send(one, view('/gallery'), program).expect(200);
    }
  });
  expect(await viewsOf('/gallery')).toEqual([1]);
});

it('lists searches without result by their folded words', async () => {
  await counted(async (one) => {
    for (const name of ['Water  HEATER', 'water heater']) {
      await send(one, { kind: 'search', name, locale: 'en' }).expect(200);
    }
  });
  expect((await read()).searches).toEqual([{ name: 'water heater', locale: 'en', count: 2 }]);
});

it.each([
  [{ kind: 'view', name: '/products?email=me@example.com', locale: 'en' }],
  [{ kind: 'view', name: 'https://elsewhere.example', locale: 'en' }],
  [{ kind: 'tool', name: 'calculator', locale: 'en' }],
  [{ kind: 'form', name: 'secret', locale: 'en' }],
  [{ kind: 'search', name: ' ', locale: 'en' }],
  [{ ...view('/'), visitor: 'me' }],
])('rejects %p', async (body) => {
  await send(api, body).expect(400);
});

it('stores neither addresses nor browsers', async () => {
  await counted(async (one) => void (await send(one, view('/privacy')).expect(200)));
  const row = await api.dataSource.getRepository(DailyCountEntity).findOneBy({ name: '/privacy' });
  expect(Object.keys(row!).sort()).toEqual(['count', 'day', 'id', 'kind', 'locale', 'name']);
});

it('counts all installed units as one page', async () => {
  await counted(async (one) => {
    for (const code of ['v2h9n4d6fa', 'v2h9n4d6fb']) await send(one, view(`/unit/${code}`));
  });
  expect(await viewsOf('/unit')).toEqual([2]);
});

it('shows how many of the begun forms were sent, and quotations with those accepted', async () => {
  await counted(async (one) => {
    await send(one, { kind: 'form', name: 'contact', locale: 'bn' }).expect(200);
    await one
      .call('post', '/api/v1/contact-message')
      .set('Idempotency-Key', 'figures-1')
      .send({
        firstName: 'Rahim',
        lastName: 'Uddin',
        number: '01700000000',
        email: 'rahim@example.com',
        message: 'A cassette for an office.',
      })
      .expect(201);
  });
  const { forms, total, days } = await read(`?from=${today}&to=${today}`);
  expect(forms.find(({ kind }) => kind === 'contact')).toMatchObject({ begun: 1 });
  expect(days).toHaveLength(1);
  expect(total.enquiries).toBeGreaterThan(0);
  expect(total.quotations).toBeGreaterThanOrEqual(total.won);
});

it('exports one line for each day, event, name and language', async () => {
  const { text, headers } = await api.as('staff', 'get', '/api/v1/figures/export').expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text).toContain('"Day","Event","Name","Language","Count"');
  expect(text).toContain(`"${today}","view","/products/vrf","en","3"`);
});

it.each([
  ['?from=2026-02-02&to=2026-02-01', 'The first day is after the last one.'],
  ['?from=2020-01-01&to=2026-02-01', 'Choose at most 13 months.'],
])('explains the problem of the period %s', async (query, message) => {
  const { body } = await api.as('staff', 'get', `/api/v1/figures${query}`).expect(400);
  expect(body.fields).toEqual({ from: message });
});

it('removes what is older than 13 months', async () => {
  const rows = api.dataSource.getRepository(DailyCountEntity);
  const old = { kind: 'view', name: '/old', locale: 'en', count: 1 } as const;
  await rows.insert([
    { ...old, day: '2020-01-01' },
    { ...old, day: today },
  ]);
  expect(await new OldRows(api.env, api.dataSource).removeDailyCounts()).toBe(1);
  expect(await rows.countBy({ name: '/old' })).toBe(1);
});

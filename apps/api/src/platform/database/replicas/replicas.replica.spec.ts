import { contract, everyRoute } from '@shishir/contract';
import { LONGEST_MS, startTestReplica, type TestReplica, until } from '../../testing/test-replica';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { makeFilledDatabase, type TestDatabase } from '../../testing/test-database';
import { startProxy, type TestProxy } from '../../testing/test-proxy';

const MARK = 'Only on the replica';
const READ_BY_READER = "FROM mysql.general_log WHERE user_host LIKE 'reader%'";
// Servers are stopped and started here, possibly on a busy machine.
jest.setTimeout(3 * LONGEST_MS);

let database: TestDatabase;
let primary: TestProxy;
let replica: TestReplica;
let api: TestApi;
let logged = '';
beforeAll(async () => {
  database = await makeFilledDatabase();
  primary = await startProxy(database.DATABASE_URL!, 3306);
  const url = new URL(database.DATABASE_URL!);
  url.host = new URL(primary.url).host;
  replica = await startTestReplica(database);
  api = await startTestApi(
    { DATABASE_URL: url.href, DATABASE_REPLICA_URLS: replica.url, LOG_LEVEL: 'info' },
    { write: (line) => (logged += line) },
    database,
  );
});
afterAll(async () => {
  await api?.close();
  await replica?.close();
  await primary?.close();
  await database?.remove();
});

interface Industry {
  id: number;
  title: string;
  version: number;
}
const PATH = '/api/v1/industries';
const first = async (response: PromiseLike<{ status: number; body: { data: Industry[] } }>) => {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data[0]!;
};
const titleFor = async (account?: 'visitor' | 'staff') =>
  (await first(account ? api.as(account, 'get', PATH) : api.call('get', PATH))).title;

/** Sets a title on the replica only. The next write to the primary replaces it. */
async function mark(): Promise<void> {
  const { id } = await first(api.as('staff', 'get', PATH));
  await replica.query(`UPDATE industries SET title = '${MARK}' WHERE id = ${id}`);
}
async function rename(title: string): Promise<void> {
  const { id, version } = await first(api.as('staff', 'get', PATH));
  await api.as('staff', 'put', `${PATH}/${id}`).send({ title, version }).expect(200);
}
const isMark = (title: string) => title === MARK;
const untilUsed = async () => {
  await replica.caughtUp();
  await mark();
  await until(titleFor, isMark);
};
const lines = (text: string) => logged.split('\n').filter((line) => line.includes(text)).length;

it('reads for visitors from the replica, and for signed-in people from the primary', async () => {
  await untilUsed();
  expect(await titleFor('staff')).not.toBe(MARK);
  expect(await titleFor('visitor')).not.toBe(MARK);
});

it('sends only catalogue reads to the replica, one connection per request', async () => {
  await replica.query('TRUNCATE TABLE mysql.general_log');
  const message = {
    ...{ firstName: 'Ratan', lastName: 'Das', number: '02 55000000' },
    ...{ email: 'ratan@example.com', message: 'A cold room for 40 tonnes of fish.' },
  };
  await api.call('post', '/api/v1/contact-message').send(message).expect(201);
  await api.call('get', '/api/v1/auth/user').expect(401);
  await api.as('owner', 'get', '/api/v1/user').expect(200);
  await api.call('get', '/api/v1/products?category=slim-duct&page=1').expect(200);
  const statements = await replica.query(
    `SELECT thread_id, CONVERT(argument USING utf8mb4) AS statement ${READ_BY_READER} AND command_type = 'Query'`,
  );
  const reads = statements.filter(({ statement }) => !/^SET /.test(String(statement)));
  expect(reads.length).toBeGreaterThan(2);
  expect(new Set(reads.map(({ thread_id }) => thread_id as unknown)).size).toBe(1);
  for (const { statement } of reads) {
    expect(statement).toMatch(/^SELECT /);
    expect(statement).not.toMatch(/`(users|sessions|contact_message|audit|mails)`/);
  }
});

it('skips a lagging replica, and uses it again once it has caught up', async () => {
  await untilUsed();
  await replica.stopFollowing();
  await rename('Cold Stores');
  await until(titleFor, (title) => title === 'Cold Stores');
  // Once a revision was read, as a cache does before each page, no older state is returned for it.
  for (const title of ['Hospitals of Dhaka', 'Mills', 'Hotels']) {
    await rename(title);
    await api.revisions.current(Infinity);
    expect(await titleFor()).toBe(title);
  }
  await replica.follow();
  await untilUsed();
});

it('returns nothing older than the revision that the caller knows', async () => {
  await untilUsed();
  await replica.stopFollowing();
  // Simulates a write of another instance, which this one notices within a second.
  await api.revisions.current();
  await api.dataSource.query("UPDATE industries SET title = 'Elsewhere' WHERE title <> ''");
  await api.dataSource.query('UPDATE revision SET counter = counter + 1');
  const [row] = await api.dataSource.query<{ counter: number }[]>('SELECT counter FROM revision');
  const { title } = await first(api.call('get', PATH).set('X-Revision', String(row!.counter)));
  expect(title).toBe('Elsewhere');
  await replica.follow();
  await untilUsed();
});

it('hides outages of the replica from visitors, and logs one line for each', async () => {
  await untilUsed();
  logged = '';
  const manyReads = () => Promise.all(Array.from({ length: 12 }, () => titleFor()));
  const end = [() => replica.proxy.disconnect(), () => Promise.resolve(replica.proxy.hang())];
  for (const [outage, begin] of end.entries()) {
    await begin();
    for (const title of await manyReads()) expect(title).not.toBe(MARK);
    expect(lines('is left out')).toBe(outage + 1);
    await replica.proxy.restore();
    await untilUsed();
    expect(lines('is back')).toBe(outage + 1);
  }
});

it('does not use a replica before it has the schema of this version', async () => {
  const name = 'Later1999999999999';
  await replica.query('CREATE TABLE migrations_before AS SELECT * FROM migrations');
  await replica.query('DELETE FROM migrations ORDER BY id DESC LIMIT 1');
  await replica.proxy.disconnect();
  await replica.proxy.restore();
  await until(titleFor, (title) => !isMark(title));
  for (let n = 0; n < 5; n++) expect(await titleFor()).not.toBe(MARK);
  await replica.query(`INSERT INTO migrations (timestamp, name) VALUES (1999999999999, '${name}')`);
  await replica.query('DROP TABLE migrations_before');
  await until(titleFor, isMark);
});

it('reads the whole catalogue from the replica while the primary is down', async () => {
  await untilUsed();
  await primary.disconnect();
  const paths = everyRoute(contract)
    .filter(({ metadata, path }) => metadata.cache && !path.includes(':'))
    .map(({ path }) => path)
    // Old picture addresses need a picture, and the PDF is rendered in threads.
    .filter((path) => !/media|business-profile/.test(path));
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    const query = path.endsWith('/suggest') ? '?q=duct' : '';
    const { status } = await api.call('get', path + query);
    expect([path, status]).toEqual([path, 200]);
  }
  await api.as('staff', 'get', PATH).expect(503);
  await primary.restore();
  await until(
    async () => (await api.as('staff', 'get', PATH)).status,
    (status) => status === 200,
  );
});

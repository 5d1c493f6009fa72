import type { DataSource } from 'typeorm';
import { MenuItemEntity } from '../../../content/menu/menu-item.entity';
import { connectDatabase } from '../../schema/data-source';
import { startTestApi } from '../../testing/test-api';
import { makeTestDatabase, onMysql, type TestDatabase } from '../../testing/test-database';
import { startProxy } from '../../testing/test-proxy';
import { isDeadlock, isUnavailable } from '../database-errors';
import { serverDeadlines } from './server-deadlines';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await makeTestDatabase();
  dataSource = serverDeadlines(await connectDatabase(database));
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});

it('does not retry a transaction that is rolled back without a deadlock', async () => {
  let runs = 0;
  const failed = dataSource.transaction(() => {
    runs++;
    return Promise.reject(new Error('rejected'));
  });
  await expect(failed).rejects.toThrow('rejected');
  expect(runs).toBe(1);
});

if (onMysql) {
  it('completes both of two deadlocked transactions', async () => {
    const row = (title: string) => ({ group: 'about' as const, title, path: '/x' });
    const repository = dataSource.getRepository(MenuItemEntity);
    const one = await repository.save(row('one'));
    const two = await repository.save(row('two'));
    let runs = 0;
    let holding = 0;
    let bothHold!: () => void;
    const together = new Promise<void>((resolve) => (bothHold = resolve));
    const write = (first: number, second: number, title: string) =>
      dataSource.transaction(async (manager) => {
        runs++;
        await manager.update(MenuItemEntity, { id: first }, { title });
        if (++holding === 2) bothHold();
        await together;
        await manager.update(MenuItemEntity, { id: second }, { title });
      });
    await Promise.all([write(one.id, two.id, 'a'), write(two.id, one.id, 'b')]);
    expect(runs).toBe(3);
    const titles = (await repository.find()).map(({ title }) => title);
    expect(new Set(titles).size).toBe(1);
  });

  it('treats a full connection queue as an unavailable database', async () => {
    const failures = await Promise.all(
      Array.from({ length: 300 }, () => failureOf(dataSource.query('SELECT SLEEP(0.05)'))),
    );
    const failed = failures.filter((failure) => failure !== null);
    expect(failed.length).toBeGreaterThanOrEqual(90);
    expect(failed.every(isUnavailable)).toBe(true);
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('ends a read within two seconds, and a lock wait with an error of the server', async () => {
    const startedAt = Date.now();
    const late = await failureOf(dataSource.query('SELECT SLEEP(30)'));
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    expect(isUnavailable(late)).toBe(true);
    expect(isDeadlock(late)).toBe(false);

    const { id } = await dataSource
      .getRepository(MenuItemEntity)
      .save({ group: 'about', title: 'held', path: '/x' });
    await dataSource.transaction(async (manager) => {
      await manager.update(MenuItemEntity, { id }, { title: 'first' });
      const waiting = failureOf(
        dataSource.getRepository(MenuItemEntity).update({ id }, { title: 'x' }),
      );
      expect(await waiting).toMatchObject({ code: 'ER_LOCK_WAIT_TIMEOUT' });
    });
  }, 20_000);

  it('responds with 503 within seconds while the server hangs, and recovers', async () => {
    const other = await makeTestDatabase();
    const proxy = await startProxy(other.DATABASE_URL!, 3306);
    const url = new URL(other.DATABASE_URL!);
    url.host = new URL(proxy.url).host;
    const api = await startTestApi({ DATABASE_URL: url.href });
    const read = () => api.call('get', '/api/v1/menu');
    await read().expect(200);
    proxy.hang();
    const startedAt = Date.now();
    const enquire = api.call('post', '/api/v1/contact-message').send({
      ...{ firstName: 'Ratan', lastName: 'Das', number: '01711000000' },
      ...{ email: 'ratan@example.com', message: 'A cold room for fish.' },
    });
    const responses = await Promise.all([enquire, ...Array.from({ length: 30 }, read)]);
    expect(Date.now() - startedAt).toBeLessThan(4_000);
    for (const { status, headers, body } of responses) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(body).toMatchObject({ code: 'unavailable' });
    }
    await api.call('get', '/health/ready').expect(503);
    await api.call('get', '/health/live').expect(200);
    await proxy.restore();
    await read().expect(200);
    await api.close();
    await proxy.close();
    await other.remove();
  }, 60_000);
}

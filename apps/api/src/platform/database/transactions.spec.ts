import { DataSource } from 'typeorm';
import { MenuItemEntity } from '../../content/menu/menu-item.entity';
import { connectDatabase } from '../schema/data-source';
import { makeTestDatabase, onMysql, type TestDatabase } from '../testing/test-database';
import { exclusiveSqlite } from './typeorm-patches/exclusive-sqlite';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await makeTestDatabase();
  dataSource = await connectDatabase(database);
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.remove();
});
beforeEach(() => dataSource.getRepository(MenuItemEntity).clear());

const row = (title: string) => ({ group: 'about' as const, title, path: '/x' });
const titles = async () =>
  (await dataSource.getRepository(MenuItemEntity).find()).map(({ title }) => title).sort();

describe('concurrent writes', () => {
  it('survive the rollback of another request', async () => {
    let started!: () => void;
    const underWay = new Promise<void>((resolve) => (started = resolve));
    const doomed = dataSource.transaction(async (manager) => {
      await manager.insert(MenuItemEntity, row('A'));
      started();
      // The other writes queue up while this transaction is open.
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('rejected');
    });
    await underWay;
    const other = dataSource.transaction((manager) => manager.insert(MenuItemEntity, row('B')));
    const plain = dataSource.getRepository(MenuItemEntity).insert(row('C'));
    await expect(doomed).rejects.toThrow('rejected');
    await Promise.all([other, plain]);
    expect(await titles()).toEqual(['B', 'C']);
  });

  it('are all stored after 50 saves alongside 20 transactions, half of them aborted', async () => {
    const saves = Array.from({ length: 50 }, (_, n) =>
      dataSource.getRepository(MenuItemEntity).insert(row(`save ${n}`)),
    );
    const transactions = Array.from({ length: 20 }, (_, n) =>
      dataSource.transaction(async (manager) => {
        await manager.insert(MenuItemEntity, row(`transaction ${n}`));
        if (n % 2) throw new Error('aborted');
      }),
    );
    await Promise.allSettled([...saves, ...transactions]);
    expect(await titles()).toHaveLength(60);
  });

  it('roll back to a savepoint inside a transaction', async () => {
    await dataSource.transaction(async (manager) => {
      await manager.insert(MenuItemEntity, row('outer'));
      await manager
        .transaction(async (inner) => {
          await inner.insert(MenuItemEntity, row('inner'));
          throw new Error('inner');
        })
        .catch(() => undefined);
    });
    expect(await titles()).toEqual(['outer']);
  });
});

if (!onMysql) {
  describe('the embedded database', () => {
    it('reports a transaction that waits for itself', async () => {
      const impatient = exclusiveSqlite(
        new DataSource({ ...dataSource.options, migrationsRun: false }),
        50,
      );
      await impatient.initialize();
      const stuck = impatient.transaction(() =>
        impatient.getRepository(MenuItemEntity).insert(row('stuck')),
      );
      await expect(stuck).rejects.toThrow('Inside a transaction use its entity manager alone');
      expect(await impatient.getRepository(MenuItemEntity).count()).toBe(0);
      await impatient.destroy();
    });

    it('serves reads while another process holds the lock, then writes', async () => {
      const other = await connectDatabase(database);
      const holder = other.createQueryRunner();
      await holder.startTransaction();
      await holder.manager.insert(MenuItemEntity, row('of the other process'));
      let turns = 0;
      const clock = setInterval(() => turns++, 10);
      const waiting = Promise.all([
        dataSource.getRepository(MenuItemEntity).insert(row('plain')),
        dataSource.transaction(async (manager) => {
          await manager.find(MenuItemEntity);
          await manager.insert(MenuItemEntity, row('read first'));
        }),
      ]);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(turns).toBeGreaterThan(10);
      expect(await titles()).toEqual([]);
      await holder.commitTransaction();
      await holder.release();
      await waiting;
      clearInterval(clock);
      expect(await titles()).toEqual(['of the other process', 'plain', 'read first']);
      await other.destroy();
    });

    it('is durable: write-ahead log, flushed at every commit, foreign keys enforced', async () => {
      const pragma = async (name: string) =>
        Object.values((await dataSource.query(`PRAGMA ${name}`))[0] as object)[0];
      expect(await pragma('journal_mode')).toBe('wal');
      expect(await pragma('synchronous')).toBe(2);
      expect(await pragma('foreign_keys')).toBe(1);
    });
  });
}

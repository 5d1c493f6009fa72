import { readEnv } from '../config/env';
import { makeTestDatabase, onMysql, type TestDatabase } from '../testing/test-database';
import { connectDatabase } from './data-source';
import { openDatabase } from './open-database';
import { tableNames } from './unfinished-restore';

let database: TestDatabase;
beforeEach(async () => {
  database = await makeTestDatabase();
});
afterEach(() => database.remove());

const open = (log: (line: string) => void = () => undefined) => {
  const { DATA_DIR, DATABASE_URL } = database;
  return openDatabase(readEnv({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' }), log);
};

async function recordMigration(name: string): Promise<void> {
  const dataSource = await connectDatabase(database);
  await dataSource.query(
    'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, timestamp bigint, name varchar(255))',
  );
  await dataSource.query('INSERT INTO migrations (id, timestamp, name) VALUES (100, ?, ?)', [
    Number(name.slice(-13)),
    name,
  ]);
  await dataSource.destroy();
}

it('rejects a database from before the first release without changing it', async () => {
  await recordMigration('ImportWork1763600000199');
  const setting = onMysql ? 'DATABASE_URL to an empty database' : 'DATA_DIR to an empty folder';
  await expect(open()).rejects.toThrow(
    `The database is from before the first release and cannot be updated: its last migration is ImportWork1763600000199. Nothing was changed. Set ${setting}, or start the version that made this one.`,
  );
  const dataSource = await connectDatabase(database);
  const names = await tableNames(dataSource).finally(() => dataSource.destroy());
  expect(names).toEqual(['migrations']);
});

it('opens a database that a newer release has migrated, and logs it', async () => {
  const logged: string[] = [];
  const log = (line: string) => logged.push(line);
  await (await open(log)).destroy();
  expect(logged).toEqual([]);
  await recordMigration('Later1999999999999');
  await (await open(log)).destroy();
  expect(logged).toEqual([
    expect.stringMatching(
      /^A newer release has migrated this database: this one does not know Later1999999999999\. /,
    ),
  ]);
});

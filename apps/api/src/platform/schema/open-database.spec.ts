import { readEnv } from '../config/env';
import { makeTestDatabase, onMysql } from '../testing/test-database';
import { connectDatabase } from './data-source';
import { openDatabase } from './open-database';
import { tableNames } from './unfinished-restore';

const start = (DATA_DIR: string, DATABASE_URL?: string) => {
  const logged: string[] = [];
  const env = readEnv({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' });
  return { logged, opened: openDatabase(env, (line) => logged.push(line)) };
};

it('reports immediately that the data folder is a file', async () => {
  const { opened } = start(__filename);
  await expect(opened).rejects.toThrow(`The data folder ${__filename} cannot be used: `);
});

if (onMysql) {
  it('does not retry a password that the server rejects', async () => {
    const database = await makeTestDatabase();
    const url = new URL(database.DATABASE_URL ?? '');
    url.password = 'not-the-password';
    const { opened, logged } = start(database.DATA_DIR, url.href);
    await expect(opened).rejects.toThrow(
      'The database rejects the user in DATABASE_URL: Access denied',
    );
    expect(logged).toEqual([]);
    await database.remove();
  });

  it('rejects a character set without Bangla, without creating tables', async () => {
    const made = await makeTestDatabase();
    const { DATA_DIR, DATABASE_URL } = made;
    const database = await connectDatabase({ DATA_DIR, DATABASE_URL });
    const name = new URL(DATABASE_URL ?? '').pathname.slice(1);
    await database.query(`ALTER DATABASE ${name} CHARACTER SET latin1`);
    await expect(start(DATA_DIR, DATABASE_URL).opened).rejects.toThrow(
      `The character set of the database ${name} is latin1, which cannot store Bangla.`,
    );
    expect(await tableNames(database)).toEqual([]);
    await database.destroy();
    await made.remove();
  });
}

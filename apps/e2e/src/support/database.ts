import { randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';

export interface FreshDatabase {
  /** Value of DATABASE_URL; undefined for the embedded database. */
  url?: string;
  drop(): Promise<void>;
}

export const embedded: FreshDatabase = { drop: () => Promise.resolve() };

/** Creates an empty database on the server of TEST_MYSQL_URL. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const url = new URL(process.env.TEST_MYSQL_URL ?? '');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const connection = await mysql.createConnection({
      host: url.hostname,
      port: Number(url.port || 3306),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    });
    await connection.query(sql);
    await connection.end();
  };
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`DROP DATABASE ${name}`) };
}

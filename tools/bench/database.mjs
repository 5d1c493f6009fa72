import { join } from 'node:path';

const ROWS_AT_ONCE = 200;

/**
 * Inserts rows in batches. `rowOf(n)` returns the values of the nth row, starting at 1.
 * @param {Awaited<ReturnType<typeof openDatabase>>} database
 */
export async function insertMany(database, table, columns, count, rowOf) {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const insert = (rows) =>
    database.statement(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${Array(rows).fill(row).join(', ')}`,
    );
  const insertFull = insert(ROWS_AT_ONCE);
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const size = Math.min(ROWS_AT_ONCE, count - first + 1);
    const values = Array.from({ length: size }, (_, n) => rowOf(first + n)).flat();
    await (size === ROWS_AT_ONCE ? insertFull : insert(size))(...values);
  }
}

/**
 * Opens the database directly, with prepared statements on SQLite, and with text queries on MySQL and MariaDB, where
 * preparing is slower. `statement(sql)` returns a function from parameters to rows.
 * @param {{ DATABASE_URL?: string, DATA_DIR?: string }} where
 * @returns {Promise<{ statement: (sql: string) => (...params: unknown[]) => any,
 *   run: (sql: string) => unknown, close: () => unknown }>}
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }) {
  return DATABASE_URL ? openMysql(DATABASE_URL) : openSqlite(join(DATA_DIR, 'shishir.sqlite'));
}

async function openSqlite(file) {
  const { default: Database } = await import('libsql');
  const database = new Database(file);
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA synchronous = FULL');
  return {
    statement(sql) {
      const prepared = database.prepare(sql);
      return prepared.reader
        ? (...params) => prepared.all(...params)
        : (...params) => prepared.run(...params);
    },
    run: (sql) => database.exec(sql),
    close: () => database.close(),
  };
}

async function openMysql(url) {
  const { createPool } = await import('mysql2/promise');
  const pool = createPool({ uri: url, connectionLimit: 8, dateStrings: true, timezone: 'Z' });
  return {
    statement:
      (sql) =>
      async (...params) =>
        (await pool.query(sql, params))[0],
    run: (sql) => pool.query(sql),
    close: () => pool.end(),
  };
}

/** Creates a separate database on the server of DATABASE_URL, so that the named one is left alone. */
export async function ownDatabase(url) {
  const name = `shishir_bench_${process.pid}`;
  const server = new URL(url);
  server.pathname = '/';
  const database = await openMysql(server.href);
  await database.run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  server.pathname = `/${name}`;
  const drop = async () => {
    await database.run(`DROP DATABASE IF EXISTS ${name}`);
    await database.close();
  };
  return { url: server.href, drop };
}

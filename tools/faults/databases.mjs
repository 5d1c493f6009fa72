import Database from 'libsql';
import { join } from 'node:path';
import { DatabaseServer, nameIn } from './mariadb.mjs';

/** Settings of a product with the embedded database, and a reader of its rows while the product does not run. */
export const sqlite = () => ({
  settings: {},
  rows: (product, sql) => {
    const database = new Database(join(product.settings.DATA_DIR, 'shishir.sqlite'));
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  },
});

/** The same for a database on its own MariaDB server. */
export async function mariadb(t) {
  const server = await DatabaseServer.start(t);
  const DATABASE_URL = await server.database();
  return {
    settings: { DATABASE_URL },
    rows: (_, sql) => server.sql(sql, nameIn(DATABASE_URL)),
  };
}

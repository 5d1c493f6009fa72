import type { DataSource } from 'typeorm';
import { isSqlite } from '../database/queries';
import { StartError } from './start-error';

/** The table that a database has while rows are being written into it by a restore or a copy. */
export const UNFINISHED = 'unfinished_restore';

/** The tables of a database by name, those of SQLite itself left out. */
export async function tableNames(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    isSqlite(dataSource.manager)
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name);
}

/** Throws a StartError where a restore into this database was interrupted: a part of the rows is missing. */
export async function rejectUnfinished(dataSource: DataSource): Promise<void> {
  if (!(await tableNames(dataSource)).includes(UNFINISHED)) return;
  throw new StartError(
    'A restore into this database, or a copy, did not finish. Run it again: it begins anew.',
  );
}

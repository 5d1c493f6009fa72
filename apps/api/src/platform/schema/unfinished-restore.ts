import type { DataSource } from 'typeorm';
import { isSqlite } from '../database/queries';
import { StartError } from './start-error';

/** Name of the table that marks a database while a restore or a copy writes rows into it. */
export const UNFINISHED = 'unfinished_restore';

/** Returns the table names of a database, without SQLite's own tables. */
export async function tableNames(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    isSqlite(dataSource.manager)
      ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return rows.map(({ name }) => name);
}

/** Throws a StartError if a restore into this database was interrupted, because rows are missing. */
export async function rejectUnfinished(dataSource: DataSource): Promise<void> {
  if (!(await tableNames(dataSource)).includes(UNFINISHED)) return;
  throw new StartError(
    'A restore or copy into this database did not finish. Run it again: it starts from the beginning.',
  );
}

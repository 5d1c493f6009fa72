import type { DataSource } from 'typeorm';
import type { Env } from '../config/env';
import { StartError } from './start-error';
import { tableNames } from './unfinished-restore';

/** Returns the migrations recorded in a database in order; empty if it has no tables of the product. */
export async function migrationNames(dataSource: DataSource): Promise<string[]> {
  if (!(await tableNames(dataSource)).includes('migrations')) return [];
  const rows = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY id',
  );
  return rows.map(({ name }) => name);
}

/** True if migrations are recorded but none belongs to this release, so they are from before the first release. */
export const arePrerelease = (names: readonly string[], known: readonly string[]): boolean =>
  names.length > 0 && !names.some((name) => known.includes(name));

/** Throws a StartError if the schema is from before the first release. */
export async function rejectPrerelease(
  dataSource: DataSource,
  { DATABASE_URL }: Pick<Env, 'DATABASE_URL'>,
): Promise<void> {
  const names = await migrationNames(dataSource);
  const known = dataSource.migrations.map(({ name }) => String(name));
  if (!arePrerelease(names, known)) return;
  const empty = DATABASE_URL ? 'DATABASE_URL to an empty database' : 'DATA_DIR to an empty folder';
  throw new StartError(
    `The database is from before the first release and cannot be updated: its last migration is ${names.at(-1)}. Nothing was changed. Set ${empty}, or start the version that made this one.`,
  );
}

/**
 * Logs that a newer release has migrated this database. The start continues: during an update, instances of the former
 * release run on the new schema.
 */
export async function noteNewerMigrations(
  dataSource: DataSource,
  log: (line: string) => void,
): Promise<void> {
  const known = dataSource.migrations.map(({ name }) => String(name));
  const newer = (await migrationNames(dataSource)).filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  log(
    `A newer release has migrated this database: this one does not know ${newer.join(', ')}. It can run during an update. To stay on this release, restore the backup from before the update (docs/backup.md).`,
  );
}

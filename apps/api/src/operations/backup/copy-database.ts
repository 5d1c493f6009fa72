import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Env } from '../../platform/config/env';
import { isDiskFull } from '../../platform/database/database-errors';
import { SQLITE_FILE } from '../../platform/schema/data-source';
import { diskFull, reachDatabase } from '../../platform/schema/open-database';
import { oneStartAtATime } from '../../platform/schema/start-lock';
import { migrationNames } from '../../platform/schema/recorded-migrations';
import { rejectUnfinished } from '../../platform/schema/unfinished-restore';
import { BackupError, fileError } from './backup-error';
import type { DatabaseRows, TableCount, TableShape } from './database-rows';
import { batchesOf, fillDatabase, finishFilling, type Insert } from './fill-database';
import { rowsOf, tableShapes } from './tables';

/** A database server, or the folder of an embedded database. */
export type Place = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;
type Log = (line: string) => void;

/**
 * Copies every row of a database into an empty one of either kind, and returns the number of rows. Stored files need no
 * copying, and housekeeping still recognises them: their mark is a row. Throws a BackupError or a StartError with the
 * reason.
 */
export async function copyDatabase(from: Place, to: Place, log: Log): Promise<number> {
  if (!from.DATABASE_URL && !existsSync(join(from.DATA_DIR, SQLITE_FILE))) {
    throw new BackupError(`There is no database in ${from.DATA_DIR}.`);
  }
  const source = await reachDatabase(from, log);
  try {
    const target = await reachDatabase(to, log);
    try {
      return await oneStartAtATime(target, to, () => copy(source, target, log));
    } catch (error) {
      throw isDiskFull(error) ? diskFull(to) : fileError(error, to.DATA_DIR);
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

async function copy(source: DataSource, target: DataSource, log: Log): Promise<number> {
  await rejectUnfinished(source);
  const rows = rowsOf(source);
  let counts: Record<string, TableCount> = {};
  try {
    await rows.readConsistently(async () => {
      const migrations = await migrationNames(source);
      expectKnown(migrations, target);
      const tables = await tableShapes(source, log);
      const load = async (insert: Insert) => (counts = await copyRows(rows, tables, insert));
      await fillDatabase(target, { migrations, tables }, load, log);
    });
  } finally {
    await rows.release();
  }
  await finishFilling(target);
  return Object.values(counts).reduce((sum, table) => sum + table.rows, 0);
}

function expectKnown(migrations: string[], { migrations: known }: DataSource): void {
  if (migrations.length === 0) throw new BackupError('There are no tables of the product to copy.');
  const unknown = migrations.find((name) => known.every((one) => one.name !== name));
  if (!unknown) return;
  throw new BackupError(
    `The database has had the migration ${unknown}, which this release does not know. Copy it with the release that runs on it.`,
  );
}

async function copyRows(
  source: DatabaseRows,
  tables: TableShape[],
  insert: Insert,
): Promise<Record<string, TableCount>> {
  const counts: Record<string, TableCount> = {};
  for (const table of tables) {
    const count = (counts[table.name] = { rows: 0, lastId: 0 });
    for await (const batch of batchesOf(source.read(table))) {
      await insert(table.name, batch);
      count.rows += batch.length;
    }
    if (table.hasCounter) count.lastId = await source.lastId(table.name);
  }
  return counts;
}

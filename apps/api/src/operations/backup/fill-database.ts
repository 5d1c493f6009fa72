import type { DataSource } from 'typeorm';
import { rejectCharacterSet } from '../../platform/schema/open-database';
import { tableNames, UNFINISHED } from '../../platform/schema/unfinished-restore';
import { BackupError } from './backup-error';
import { type DatabaseRows, type TableCount, type TableShape, UnfitValue } from './database-rows';
import type { PortableRow } from './portable-values';
import { lostReferences, rowsOf, tableShapes } from './tables';

/** Schema of the rows: the migrations of their database, and its tables with their columns. */
export interface Schema {
  migrations: readonly string[];
  tables: readonly TableShape[];
}

/** Writes some rows of a table. */
export type Insert = (table: string, rows: PortableRow[]) => Promise<void>;

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 2_000_000;

/** Throws a BackupError if the database has tables. The leftovers of an interrupted restore do not count. */
export async function expectEmpty(dataSource: DataSource): Promise<void> {
  const names = await tableNames(dataSource);
  if (names.length === 0 || names.includes(UNFINISHED)) return;
  throw new BackupError(
    'The database is not empty, and nothing is ever overwritten. Give an empty one, into which the product has not been started yet.',
  );
}

/**
 * Creates the tables of a schema in an empty database, writes the rows that `load` inserts, restores the id counters
 * and runs newer migrations. Until `finishFilling` is called, the product does not start on this database and the next
 * call starts over. Throws a BackupError with the reason.
 */
export async function fillDatabase(
  dataSource: DataSource,
  schema: Schema,
  load: (insert: Insert) => Promise<Record<string, TableCount>>,
  log: (line: string) => void,
): Promise<void> {
  await expectEmpty(dataSource);
  await rejectCharacterSet(dataSource);
  const target = rowsOf(dataSource);
  try {
    await begin(dataSource, target);
    await migrateTo(dataSource, schema.migrations);
    const shapes = await matchingShapes(dataSource, schema.tables);
    const counts = await target.withoutReferences(async () => {
      // Rows that migrations have written, such as the one of the revision.
      for (const name of shapes.keys()) {
        await target.query(`DELETE FROM ${dataSource.driver.escape(name)}`);
      }
      return load((table, rows) => insert(target, shapes.get(table), table, rows));
    });
    for (const [table, { lastId }] of Object.entries(counts)) {
      if (lastId > 0) await target.setLastId(table, lastId);
    }
    await expectCounts(dataSource, counts);
  } finally {
    await target.release();
  }
  await dataSource.runMigrations();
  for (const sentence of await lostReferences(dataSource)) log(sentence);
}

/** Removes the mark of an unfinished restore, so that the product can start on the database. */
export const finishFilling = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query(`DROP TABLE ${UNFINISHED}`);

/** Groups rows into batches that both databases accept in one statement. */
export async function* batchesOf(rows: AsyncIterable<PortableRow>): AsyncIterable<PortableRow[]> {
  let batch: PortableRow[] = [];
  let characters = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const value of Object.values(row)) {
      if (typeof value === 'string') characters += value.length;
    }
    if (batch.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield batch;
    [batch, characters] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

/** Marks the database first, then removes the leftovers of an interrupted restore; the mark is kept. */
async function begin(dataSource: DataSource, target: DatabaseRows): Promise<void> {
  await dataSource.query(`CREATE TABLE IF NOT EXISTS ${UNFINISHED} (id integer)`);
  const names = (await tableNames(dataSource)).filter((name) => name !== UNFINISHED);
  await target.withoutReferences(async () => {
    for (const name of names) await target.query(`DROP TABLE ${dataSource.driver.escape(name)}`);
  });
}

/** Runs only the migrations with the given names. */
async function migrateTo(dataSource: DataSource, names: readonly string[]): Promise<void> {
  const all = [...dataSource.migrations];
  const wanted = all.filter(({ name }) => names.includes(name!));
  dataSource.migrations.splice(0, all.length, ...wanted);
  try {
    await dataSource.runMigrations();
  } finally {
    dataSource.migrations.splice(0, wanted.length, ...all);
  }
}

async function matchingShapes(
  dataSource: DataSource,
  given: readonly TableShape[],
): Promise<Map<string, TableShape>> {
  const migrated = new Map((await tableShapes(dataSource)).map((shape) => [shape.name, shape]));
  const columnsOf = (shape?: TableShape) => (shape?.columns ?? []).map(({ name }) => name).sort();
  for (const shape of given) {
    if (columnsOf(shape).join() === columnsOf(migrated.get(shape.name)).join()) continue;
    throw new BackupError(
      `The table ${shape.name} has other columns than the migrations of this product make. Restore it with the release that it comes from.`,
    );
  }
  return migrated;
}

async function insert(
  target: DatabaseRows,
  shape: TableShape | undefined,
  table: string,
  rows: PortableRow[],
): Promise<void> {
  if (!shape) throw new BackupError(`There are rows of a table ${table} that is not described.`);
  try {
    await target.insert(shape, rows);
  } catch (error) {
    if (!(error instanceof UnfitValue) && !isUnfit(error)) throw error;
    throw new BackupError(
      `A row of ${table} cannot be written into this database: ${(error as Error).message}. Change it where it comes from, then try again.`,
    );
  }
}

/** True for errors caused by limits that only MySQL has: text lengths, and unique texts regardless of case. */
function isUnfit(error: unknown): boolean {
  const code = (error as { driverError?: { code?: string } }).driverError?.code ?? '';
  return /^ER_(DATA_TOO_LONG|DUP_ENTRY|TRUNCATED|WARN_DATA|DATA_OUT)/.test(code);
}

async function expectCounts(
  dataSource: DataSource,
  counts: Record<string, TableCount>,
): Promise<void> {
  for (const [table, { rows }] of Object.entries(counts)) {
    const [{ found }] = await dataSource.query<[{ found: number | string }]>(
      `SELECT COUNT(*) AS found FROM ${dataSource.driver.escape(table)}`,
    );
    if (Number(found) === rows) continue;
    throw new BackupError(`${table} has ${found} rows instead of ${rows}: the backup is damaged.`);
  }
}

import { counted } from '@shishir/format';
import type { DataSource, Table } from 'typeorm';
import { isSqlite } from '../../platform/database/queries';
import { migrationNames } from '../../platform/schema/recorded-migrations';
import { tableNames, UNFINISHED } from '../../platform/schema/unfinished-restore';
import type { DatabaseRows, TableShape } from './database-rows';
import { kindOf } from './portable-values';
import { ServerRows } from './server-rows';
import { SqliteRows } from './sqlite-rows';

export const rowsOf = (dataSource: DataSource): DatabaseRows =>
  isSqlite(dataSource.manager) ? new SqliteRows(dataSource) : new ServerRows(dataSource);

/** Tables of TypeORM itself, which the migrations recreate. */
const OF_TYPEORM = ['migrations', 'typeorm_metadata'];

/**
 * Returns every table of the product, at any migration of the database. In a fully migrated database, tables without an
 * entity belong to other software: they are left out, with a line in `log` for each.
 */
export async function tableShapes(
  dataSource: DataSource,
  log: (line: string) => void = () => undefined,
): Promise<TableShape[]> {
  const tables = await allTables(dataSource);
  const own = new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName));
  const done = new Set(await migrationNames(dataSource));
  const isNewest = dataSource.migrations.every(({ name }) => done.has(name!));
  const foreign = isNewest ? tables.filter(({ name }) => !own.has(name)) : [];
  for (const { name } of foreign)
    log(`The table ${name} does not belong to the product: it is left out.`);
  return tables.filter((table) => !foreign.includes(table)).map(shapeOf);
}

async function allTables(dataSource: DataSource): Promise<Table[]> {
  const runner = dataSource.createQueryRunner();
  try {
    const names = await tableNames(dataSource);
    const wanted = names.filter((name) => ![...OF_TYPEORM, UNFINISHED].includes(name));
    return await runner.getTables(wanted.sort());
  } finally {
    await runner.release();
  }
}

function shapeOf({ name, columns, primaryColumns }: Table): TableShape {
  const table = name.split('.').at(-1)!;
  return {
    name: table,
    columns: columns
      .filter(({ generatedType, asExpression }) => !generatedType && !asExpression)
      .map((column) => ({ name: column.name, kind: kindOf(table, column) })),
    primaryKey: primaryColumns.map((column) => column.name),
    hasCounter: columns.some(({ isGenerated }) => isGenerated),
  };
}

/** Returns a sentence for each foreign key with references to missing rows. */
export async function lostReferences(dataSource: DataSource): Promise<string[]> {
  const { driver } = dataSource;
  const sentences: string[] = [];
  for (const { name, foreignKeys } of await allTables(dataSource)) {
    for (const key of foreignKeys) {
      const [child, parent] = [name, key.referencedTableName].map((path) =>
        path.split('.').at(-1)!,
      );
      const [column, target] = [key.columnNames[0]!, key.referencedColumnNames[0]!];
      const [from, to] = [`child.${driver.escape(column)}`, `parent.${driver.escape(target)}`];
      const [{ lost }] = await dataSource.query<[{ lost: number | string }]>(
        `SELECT COUNT(*) AS lost FROM ${driver.escape(child!)} child
         LEFT JOIN ${driver.escape(parent!)} parent ON ${from} = ${to}
         WHERE ${from} IS NOT NULL AND ${to} IS NULL`,
      );
      if (Number(lost) > 0) {
        sentences.push(
          `${counted(Number(lost), `row of ${child}.${column} names`, `rows of ${child}.${column} name`)} a row of ${parent} that does not exist.`,
        );
      }
    }
  }
  return sentences;
}

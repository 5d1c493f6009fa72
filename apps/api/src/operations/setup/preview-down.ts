import type { DataSource, MigrationInterface, QueryRunner, Table } from 'typeorm';

/** One line for people about a change that reverting a migration would make. */
type Line = Promise<string> | string;

const READS = /^\s*(SELECT|SHOW|PRAGMA)\b/i;
const DROP_COLUMN = /^\s*ALTER TABLE (\w+)\s+DROP COLUMN (\w+)\s*$/i;
const CHANGES = /^(create|drop|add|rename|change|update|clear)[A-Z]/;

const nameOf = (named: unknown) =>
  typeof named === 'string' ? named : ((named as Table | undefined)?.name ?? '');

/**
 * Returns one line for each change that reverting a migration would make, with the number of rows that would lose data.
 * The migration runs against a query runner that executes reads and only notes changes.
 */
export async function previewDown(
  dataSource: DataSource,
  migration: MigrationInterface,
): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  const lines: string[] = [];
  const note = async (line: Line) => void lines.push(await line);

  const countOf = async (table: string, where = '') => {
    const rows = (await runner.query(`SELECT COUNT(*) AS many FROM ${table} ${where}`)) as [
      { many: number | string },
    ];
    const many = Number(rows[0].many);
    return many === 1 ? '1 row' : `${many} rows`;
  };
  const dropColumn = async (table: string, column: string) =>
    `drops the column ${column} of ${table}, which has a value in ${await countOf(table, `WHERE ${column} IS NOT NULL`)}`;
  const dropTable = async (table: string) =>
    `drops the table ${table} with ${await countOf(table)}`;

  const query = async (sql: string, parameters?: unknown[]) => {
    if (READS.test(sql)) return runner.query(sql, parameters as never) as Promise<unknown>;
    const [, table, column] = DROP_COLUMN.exec(sql) ?? [];
    await note(table && column ? dropColumn(table, column) : sql.trim().replace(/\s+/g, ' '));
    return [];
  };
  const change = async (method: string, [table, second]: unknown[]) => {
    const name = nameOf(table);
    const columns = [second].flat().map((one) => nameOf(one));
    if (method === 'dropTable') await note(dropTable(name));
    else if (method === 'dropColumn' || method === 'dropColumns') {
      for (const column of columns) await note(dropColumn(name, column));
    } else {
      const words = method.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      await note(`changes ${name}: ${words} ${columns.filter(Boolean).join(', ')}`.trimEnd());
    }
  };

  const noting = new Proxy(runner, {
    get(target, name: keyof QueryRunner) {
      if (name === 'query') return query;
      if (typeof name === 'string' && CHANGES.test(name))
        return (...given: unknown[]) => change(name, given);
      const value: unknown = target[name];
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  try {
    await migration.down(noting);
  } finally {
    await runner.release();
  }
  return lines.length > 0 ? lines : ['changes nothing in the database'];
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Columns, TableMigration } from '../table-migration';

const BASE: [seed: string, table: string][] = [
  ['categories-1', 'categories'],
  ['menu-1', 'menu_item'],
  ['industries-1', 'industries'],
];
/** What the demonstration brought, all of it at once, before it was made of seeds. */
const DEMONSTRATION = [
  'category-pictures-1',
  'industry-pictures-1',
  'demo-company-1',
  'products-1',
  'accounts-1',
  'contact-messages-1',
];

/**
 * A database from before there were these seeds has had those whose rows it has: they do not run again. One that the
 * demonstration has filled, which wrote the company last, has had all of them, whatever staff have deleted since.
 */
export class OlderSeeds1763600000073 implements MigrationInterface {
  readonly name = 'OlderSeeds1763600000073';

  async up(runner: QueryRunner): Promise<void> {
    const isFilled = await isDemonstration(runner);
    const names = isFilled ? [...DEMONSTRATION] : [];
    for (const [seed, table] of BASE) {
      if (isFilled || (await hasRows(runner, table))) names.push(seed);
    }
    for (const name of names) {
      if (await hasRows(runner, 'seed', 'WHERE name = ?', [name])) continue;
      await runner.query('INSERT INTO seed (name) VALUES (?)', [name]);
    }
  }

  /** A seed that ran stays one that ran. */
  async down(): Promise<void> {}
}

async function hasRows(runner: QueryRunner, table: string, where = '', values: string[] = []) {
  const sql = `SELECT 1 FROM ${table} ${where} LIMIT 1`;
  return ((await runner.query(sql, values)) as unknown[]).length > 0;
}

async function isDemonstration(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query('SELECT details FROM company')) as { details: string }[];
  return rows.some(({ details }) => (JSON.parse(details) as { name?: string | null }).name);
}

export class DemoRow1763600000074 extends TableMigration {
  readonly name = 'DemoRow1763600000074';
  protected readonly table = 'demo_row';

  protected columns(make: Columns) {
    return [
      make.varchar('kind', 30, { isPrimary: true }),
      make.int('row_id', { isPrimary: true }),
      make.varchar('hash', 64),
    ];
  }
}

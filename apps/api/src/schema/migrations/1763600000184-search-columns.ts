import { foldText, sortKey } from '@shishir/format';
import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from '../table-migration';

interface SearchColumns {
  /** Columns of search texts with the text columns they are made of, phone and reference numbers apart. */
  texts: Record<string, { texts: string[]; numbers?: string[] }>;
  /** Text columns that get a sort key. */
  keys: string[];
}

const TABLES: Record<string, SearchColumns> = {
  gallery: {
    texts: { search_text: { texts: ['title', 'description', 'project_name', 'project_location'] } },
    keys: ['title', 'project_name', 'project_location'],
  },
  openings: {
    texts: { search_text: { texts: ['title', 'location', 'summary', 'description'] } },
    keys: ['title', 'location'],
  },
  posts: {
    texts: { search_text: { texts: ['title', 'excerpt', 'body', 'author', 'category'] } },
    keys: ['title', 'author', 'category'],
  },
  vrf_project: {
    texts: {
      search_text: { texts: ['project_name', 'location', 'brand', 'description'] },
      staff_search_text: {
        texts: ['project_name', 'client_name', 'location', 'brand', 'description', 'remarks'],
      },
    },
    keys: ['project_name', 'client_name', 'location'],
  },
  industries: { texts: { search_text: { texts: ['title', 'link'] } }, keys: ['title'] },
  users: {
    texts: { search_text: { texts: ['name', 'email'], numbers: ['number'] } },
    keys: ['name'],
  },
  contact_message: {
    texts: {
      search_text: {
        texts: [
          ...['first_name', 'last_name', 'email', 'message', 'company', 'opening', 'project'],
          ...['place', 'product_title'],
        ],
        numbers: ['number', 'reference'],
      },
    },
    keys: ['first_name', 'last_name'],
  },
  quotation: { texts: { search_text: { texts: [], numbers: ['number'] } }, keys: [] },
  quotation_revision: {
    texts: {
      search_text: { texts: ['name', 'company', 'email', 'title', 'place'], numbers: ['phone'] },
    },
    keys: [],
  },
  categories: { texts: {}, keys: ['title'] },
  products: {
    texts: { search_text: { texts: ['title', 'model', 'brand'] } },
    keys: ['title', 'model'],
  },
};
const TITLE_INDEX = 'ix_products_all_title';
const titleIndex = (column: string) =>
  new TableIndex(index(TITLE_INDEX, 'deleted_at', 'visibility', column, 'id'));
/** Rows in one statement. */
const ROWS = 200;

/** Texts in the form that searches compare, and keys by which lists sort. */
export class SearchColumns1763600000184 implements MigrationInterface {
  readonly name = 'SearchColumns1763600000184';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(TABLES)) {
      // SQL, since TypeORM would rebuild a table of SQLite for each column.
      for (const [name, type] of added(table)) {
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${type} NULL`);
      }
      await fill(runner, table);
    }
    // MySQL keeps each step of a migration that broke off: what runs again must not drop the new index.
    const { indices = [] } = (await runner.getTable('products')) ?? {};
    const found = indices.find(({ name }) => name === TITLE_INDEX);
    if (found?.columnNames.includes('title_key')) return;
    if (found) await runner.dropIndex('products', TITLE_INDEX);
    await runner.createIndex('products', titleIndex('title_key'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('products', TITLE_INDEX);
    await runner.createIndex('products', titleIndex('title'));
    for (const table of Object.keys(TABLES)) {
      for (const [name] of added(table)) {
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
      }
    }
  }
}

function added(table: string): [name: string, type: string][] {
  const { texts, keys } = TABLES[table]!;
  return [
    ...Object.keys(texts).map((name): [string, string] => [name, 'text']),
    ...keys.map((name): [string, string] => [`${name}_key`, 'varchar(200)']),
  ];
}

type Row = Record<string, string | null> & { id: number };

async function fill(runner: QueryRunner, table: string): Promise<void> {
  const { texts, keys } = TABLES[table]!;
  const sources = Object.values(texts).flatMap(({ texts, numbers = [] }) => [...texts, ...numbers]);
  const read = [...new Set([...sources, ...keys])].map((name) =>
    runner.connection.driver.escape(name),
  );
  for (let last = 0; ;) {
    const rows = (await runner.query(
      `SELECT id, ${read.join(', ')} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ROWS}`,
      [last],
    )) as Row[];
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    const values = new Map<string, (string | null)[]>();
    for (const [name, { texts: from, numbers = [] }] of Object.entries(texts)) {
      values.set(
        name,
        rows.map((row) => searchTextOf(row, from, numbers)),
      );
    }
    for (const name of keys) {
      values.set(
        `${name}_key`,
        rows.map((row) => (row[name] == null ? null : sortKey(row[name], 200))),
      );
    }
    const cases = [...values.keys()].map(
      (name) => `${name} = CASE id ${rows.map(() => 'WHEN ? THEN ?').join(' ')} END`,
    );
    await runner.query(
      `UPDATE ${table} SET ${cases.join(', ')}, updated_at = updated_at
       WHERE id IN (${rows.map(() => '?').join(', ')})`,
      [
        ...[...values.values()].flatMap((column) =>
          column.flatMap((value, at) => [rows[at]!.id, value]),
        ),
        ...rows.map(({ id }) => id),
      ],
    );
  }
}

function searchTextOf(row: Row, texts: string[], numbers: string[]): string {
  const written = [...numbers, ...texts].flatMap((name) => row[name] ?? []);
  const digits = numbers.flatMap((name) =>
    foldText(row[name] ?? '').replace(/[^\p{L}\p{M}\d]/gu, ''),
  );
  return foldText([...digits, ...written].join(' ')).slice(0, 21_000);
}

import type { QueryRunner } from 'typeorm';
import {
  foreignKey,
  isMysql,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';

const productImportLine: TableDefinition = (make) => ({
  name: 'product_import_line',
  columns: [
    make.int('import_id', { isPrimary: true }),
    make.int('sheet', { isPrimary: true }),
    make.int('place', { isPrimary: true }),
    make.text('cells'),
  ],
  foreignKeys: [
    foreignKey('fk_product_import_line_import', 'import_id', 'product_import', 'CASCADE'),
  ],
});

const importMapping: TableDefinition = (make) => ({
  name: 'import_mapping',
  columns: [make.id(), make.varchar('name', 100), make.text('mapping'), make.updatedAt()],
  indices: [unique('uq_import_mapping_name', 'name')],
});

const columns = (text: string): [table: string, name: string, definition: string][] => [
  ['product_import', 'sheets', `${text} NULL`],
  ['product_import', 'sheet', 'integer NOT NULL DEFAULT 1'],
  ['product_import', 'heading_line', 'integer NULL'],
  ['product_import', 'mapping', `${text} NULL`],
  ['product_import', 'supplier', 'varchar(100) NULL'],
  ['product_import', 'unclear', `${text} NULL`],
  ['product_import', 'left_out_count', 'integer NOT NULL DEFAULT 0'],
  ['product_import_row', 'left_out', 'boolean NOT NULL DEFAULT 0'],
];

/** Keeps the lines of an uploaded file, the meaning of its columns, and such meanings by supplier. */
export class ImportMappings1770000000009 extends TablesMigration {
  readonly name = 'ImportMappings1770000000009';
  protected readonly tables = [productImportLine, importMapping];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    for (const [table, name, definition] of columns(isMysql(runner) ? 'mediumtext' : 'text')) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`);
    }
  }

  override async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of columns('text').toReversed()) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
    }
    await super.down(runner);
  }
}

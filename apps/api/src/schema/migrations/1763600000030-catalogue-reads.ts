import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { ColumnMigration, type Columns, index, TableMigration } from '../table-migration';

export class Revision1763600000030 extends TableMigration {
  readonly name = 'Revision1763600000030';
  protected readonly table = 'revision';

  protected columns(make: Columns) {
    return [make.int('id', { isPrimary: true }), make.int('counter')];
  }

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    const rows = (await runner.query('SELECT id FROM revision')) as unknown[];
    // On MySQL the row may be there from a run that broke off behind it.
    if (rows.length === 0) await runner.query('INSERT INTO revision (id, counter) VALUES (1, 0)');
  }
}

/** The price that a visitor pays, computed and stored by the database, so that it can be sorted by. */
export class ProductPrice1763600000031 extends ColumnMigration {
  readonly name = 'ProductPrice1763600000031';
  protected readonly table = 'products';

  protected column(make: Columns) {
    return make.int('price', {
      isNullable: true,
      generatedType: 'STORED',
      asExpression: 'COALESCE(offer_price, regular_price)',
    });
  }
}

/** What visitors filter by: at the end of an index it lets the database leave rows out without reading them. */
const TRAITS = ['type', 'inverter_type', 'refrigerant', 'wind_free'];
const SHELF = ['category_id', 'deleted_at', 'visibility'];
const ALL = ['deleted_at', 'visibility'];

const NEW = [
  index('ix_products_all', ...ALL, 'position', 'id', 'category_id', ...TRAITS),
  index('ix_products_all_tr', ...ALL, 'cooling_tr', 'id', 'category_id', ...TRAITS),
  index('ix_products_all_price', ...ALL, 'price', 'id', 'category_id', ...TRAITS),
  index('ix_products_all_title', ...ALL, 'title', 'id'),
  index('ix_products_all_newest', ...ALL, 'updated_at', 'id'),
  index('ix_products_shelf', ...SHELF, 'position', 'id', ...TRAITS),
  index('ix_products_shelf_tr', ...SHELF, 'cooling_tr', 'id', ...TRAITS),
  index('ix_products_shelf_price', ...SHELF, 'price', 'id', ...TRAITS),
  index('ix_products_staff', 'deleted_at', 'position', 'id'),
];
const OLD = [
  index('ix_products_list', 'visibility', 'position', 'id'),
  index('ix_products_category', 'category_id', 'visibility', 'position', 'id'),
  index('ix_products_category_tr', 'category_id', 'visibility', 'cooling_tr', 'id'),
  index('ix_products_category_price', 'category_id', 'visibility', 'offer_price', 'id'),
];

/** New ones first: the foreign key to the category always has an index to lean on. */
export class ProductIndexes1763600000032 implements MigrationInterface {
  readonly name = 'ProductIndexes1763600000032';

  async up(runner: QueryRunner): Promise<void> {
    for (const made of NEW) await runner.createIndex('products', new TableIndex(made));
    for (const { name } of OLD) await runner.dropIndex('products', name!);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const made of OLD) await runner.createIndex('products', new TableIndex(made));
    for (const { name } of NEW) await runner.dropIndex('products', name!);
  }
}

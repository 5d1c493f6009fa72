import type { QueryRunner } from 'typeorm';
import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';

const unit: TableDefinition = (make) => ({
  name: 'unit',
  columns: [
    make.id(),
    make.varchar('code', 10),
    make.varchar('model', 100),
    make.varchar('brand', 100, nullable),
    make.varchar('serial', 60, nullable),
    make.varchar('serial_folded', 200, nullable),
    make.int('product_id', nullable),
    make.int('customer_id', nullable),
    make.varchar('site', 150, nullable),
    make.varchar('place', 150, nullable),
    make.varchar('started_on', 10, nullable),
    make.varchar('warranty_until', 10, nullable),
    make.text('note', nullable),
    make.varchar('source', 60, nullable),
    make.searchText(),
    make.sortKey('model'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    unique('ux_unit_code', 'code'),
    unique('ux_unit_serial', 'serial_folded'),
    unique('ux_unit_source', 'source'),
    index('ix_unit_newest', 'deleted_at', 'id'),
    index('ix_unit_customer', 'customer_id', 'deleted_at'),
    index('ix_unit_product', 'product_id'),
    index('ix_unit_warranty', 'deleted_at', 'warranty_until', 'id'),
  ],
  foreignKeys: [
    foreignKey('fk_unit_product', 'product_id', 'products', 'SET NULL'),
    foreignKey('fk_unit_customer', 'customer_id', 'customer', 'SET NULL'),
  ],
});

/** Adds installed units, and the unit that a service request is about. */
export class Units1770000000026 extends TablesMigration {
  readonly name = 'Units1770000000026';
  protected readonly tables = [unit];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await runner.query('ALTER TABLE contact_message ADD COLUMN unit_id integer NULL');
    await runner.query('CREATE INDEX ix_contact_message_unit ON contact_message (unit_id, id)');
  }

  override async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('contact_message', 'ix_contact_message_unit');
    await runner.query('ALTER TABLE contact_message DROP COLUMN unit_id');
    await super.down(runner);
  }
}

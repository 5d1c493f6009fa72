import type { QueryRunner } from 'typeorm';
import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
} from '../table-migration';

const customer: TableDefinition = (make) => ({
  name: 'customer',
  columns: [
    make.id(),
    make.varchar('name', 150),
    make.varchar('kind', 20, { default: "'person'" }),
    make.varchar('phone', 20, nullable),
    make.varchar('email', 190, nullable),
    make.varchar('district', 100, nullable),
    make.text('notes', nullable),
    make.text('contacts'),
    make.text('sites'),
    make.int('merged_into_id', nullable),
    make.varchar('name_folded', 200, nullable),
    make.varchar('email_folded', 200, nullable),
    make.searchText(),
    make.sortKey('name'),
    make.sortKey('district'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    index('ix_customer_name', 'deleted_at', 'merged_into_id', 'name_key', 'id'),
    index('ix_customer_phone', 'phone'),
    index('ix_customer_email', 'email_folded'),
    index('ix_customer_name_folded', 'name_folded'),
    index('ix_customer_merged_into', 'merged_into_id'),
  ],
  foreignKeys: [foreignKey('fk_customer_merged_into', 'merged_into_id', 'customer', 'SET NULL')],
});

/** Adds customers, and links enquiries and quotations to them. */
export class Customers1770000000025 extends TablesMigration {
  readonly name = 'Customers1770000000025';
  protected readonly tables = [customer];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    for (const table of ['contact_message', 'quotation']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN customer_id integer NULL`);
      await runner.query(`CREATE INDEX ix_${table}_customer ON ${table} (customer_id, id)`);
    }
  }

  override async down(runner: QueryRunner): Promise<void> {
    for (const table of ['quotation', 'contact_message']) {
      await runner.dropIndex(table, `ix_${table}_customer`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN customer_id`);
    }
    await super.down(runner);
  }
}

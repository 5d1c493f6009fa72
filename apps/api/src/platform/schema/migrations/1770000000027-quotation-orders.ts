import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = {
  vat_bp: 'integer NULL',
  vat: 'integer NOT NULL DEFAULT 0',
  ait_bp: 'integer NULL',
  ait: 'integer NOT NULL DEFAULT 0',
  advance_percent: 'integer NULL',
  advance: 'integer NOT NULL DEFAULT 0',
  approval: 'varchar(10) NULL',
  accepted_address: 'varchar(64) NULL',
  order_file: 'varchar(60) NULL',
  order_name: 'varchar(150) NULL',
  order_bytes: 'integer NULL',
};

/** Taxes, advance, approval and order of a revision. Earlier revisions have none of them. */
export class QuotationOrders1770000000027 implements MigrationInterface {
  readonly name = 'QuotationOrders1770000000027';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS)) {
      await runner.query(`ALTER TABLE quotation_revision ADD COLUMN ${column} ${type}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS)) {
      await runner.query(`ALTER TABLE quotation_revision DROP COLUMN ${column}`);
    }
  }
}

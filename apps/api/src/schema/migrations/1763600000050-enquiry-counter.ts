import type { QueryRunner } from 'typeorm';
import { type Columns, TableMigration } from '../table-migration';

export class EnquiryCounter1763600000050 extends TableMigration {
  readonly name = 'EnquiryCounter1763600000050';
  protected readonly table = 'enquiry_counter';

  protected columns(make: Columns) {
    return [make.int('year', { isPrimary: true }), make.int('last')];
  }

  /** So far the number in a reference was the id of its row: each year goes on after its highest. */
  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    // On MySQL they may be there from a run that broke off behind it.
    await runner.query(`DELETE FROM ${this.table}`);
    await runner.query(
      `INSERT INTO enquiry_counter (year, last)
       SELECT SUBSTR(reference, 5, 4) + 0, MAX(id) FROM contact_message
       WHERE reference LIKE 'ENQ-%' GROUP BY SUBSTR(reference, 5, 4) + 0`,
    );
  }
}

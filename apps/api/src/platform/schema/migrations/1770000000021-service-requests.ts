import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = { fault: 100, unit: 100, wanted_time: 20 };

/** Adds what a service request has besides the fields of other enquiries. */
export class ServiceRequests1770000000021 implements MigrationInterface {
  readonly name = 'ServiceRequests1770000000021';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, length] of Object.entries(COLUMNS)) {
      await runner.query(
        `ALTER TABLE contact_message ADD COLUMN ${column} varchar(${length}) NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(COLUMNS)) {
      await runner.query(`ALTER TABLE contact_message DROP COLUMN ${column}`);
    }
  }
}

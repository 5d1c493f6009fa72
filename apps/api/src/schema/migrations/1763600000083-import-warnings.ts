import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longText } from '../table-migration';

/** How many rows of a file have warnings. */
export class ImportWarnings1763600000083 implements MigrationInterface {
  readonly name = 'ImportWarnings1763600000083';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE product_import ADD COLUMN warning_count integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import DROP COLUMN warning_count');
  }
}

/** The same for a row, to filter by. */
export class ImportRowWarnings1763600000084 implements MigrationInterface {
  readonly name = 'ImportRowWarnings1763600000084';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE product_import_row ADD COLUMN warning_count integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import_row DROP COLUMN warning_count');
  }
}

/** How far an import was taken back, and which products were left as they are. */
export class ImportTakenBack1763600000085 implements MigrationInterface {
  readonly name = 'ImportTakenBack1763600000085';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product_import ADD COLUMN taken_back ${longText(runner)} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import DROP COLUMN taken_back');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Progress of the work on an import, and the reason if it failed. */
export class ImportWork1763600000199 implements MigrationInterface {
  readonly name = 'ImportWork1763600000199';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE product_import ADD COLUMN done_count integer NOT NULL DEFAULT 0',
    );
    await runner.query('ALTER TABLE product_import ADD COLUMN problem varchar(500) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product_import DROP COLUMN problem');
    await runner.query('ALTER TABLE product_import DROP COLUMN done_count');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the number of days for which an idempotency key is kept. */
export class KeptKeys1770000000037 implements MigrationInterface {
  readonly name = 'KeptKeys1770000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_key ADD COLUMN days integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE idempotency_key DROP COLUMN days');
  }
}

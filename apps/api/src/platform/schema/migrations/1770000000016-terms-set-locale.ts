import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Language of a set of terms. */
export class TermsSetLocale1770000000016 implements MigrationInterface {
  readonly name = 'TermsSetLocale1770000000016';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE terms_set ADD COLUMN locale varchar(5) NOT NULL DEFAULT 'en'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE terms_set DROP COLUMN locale');
  }
}

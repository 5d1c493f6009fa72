import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { unique } from '../table-migration';

const BEFORE = unique('ux_identity_subject', 'issuer', 'subject');
const AFTER = unique('ux_identity_provider', 'provider', 'issuer', 'subject');

/** Adds the provider of an identity: an account at one issuer can be linked for the site and for the dashboard. */
export class SignInProviders1770000000034 implements MigrationInterface {
  readonly name = 'SignInProviders1770000000034';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE identity ADD COLUMN provider varchar(10) NOT NULL DEFAULT 'google'",
    );
    await runner.createIndex('identity', new TableIndex(AFTER));
    await runner.dropIndex('identity', BEFORE.name!);
  }

  /** Keeps the links of visitors only. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM identity WHERE provider <> 'google'");
    await runner.createIndex('identity', new TableIndex(BEFORE));
    await runner.dropIndex('identity', AFTER.name!);
    await runner.query('ALTER TABLE identity DROP COLUMN provider');
  }
}

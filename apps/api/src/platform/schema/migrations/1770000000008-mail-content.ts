import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMysql } from '../table-migration';

/** Replaces the stored HTML of mails by their content. Mails that were waiting are sent as text. */
export class MailContent1770000000008 implements MigrationInterface {
  readonly name = 'MailContent1770000000008';

  async up(runner: QueryRunner): Promise<void> {
    const type = isMysql(runner) ? 'mediumtext' : 'text';
    await runner.query(`ALTER TABLE mail_outbox ADD COLUMN content ${type} NULL`);
    await runner.query('ALTER TABLE mail_outbox DROP COLUMN html');
  }

  async down(runner: QueryRunner): Promise<void> {
    const type = isMysql(runner) ? 'mediumtext' : 'text';
    await runner.query(`ALTER TABLE mail_outbox ADD COLUMN html ${type} NULL`);
    await runner.query('ALTER TABLE mail_outbox DROP COLUMN content');
  }
}

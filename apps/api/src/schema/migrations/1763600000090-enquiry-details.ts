import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isMysql } from '../table-migration';

const COLUMNS = {
  company: 'varchar(150)',
  city: 'varchar(100)',
  role: 'varchar(100)',
  interest: 'varchar(100)',
  location: 'varchar(100)',
  opening: 'varchar(200)',
  cv_file: 'varchar(40)',
  cv_name: 'varchar(150)',
  cv_bytes: 'integer',
  cv_deleted_at: 'datetime(6)',
};

/** What consultations, subscriptions and applications have beside the fields of the contact form. */
export class EnquiryDetails1763600000090 implements MigrationInterface {
  readonly name = 'EnquiryDetails1763600000090';

  up(runner: QueryRunner): Promise<void> {
    const clauses = Object.entries(COLUMNS).map(
      ([name, type]) => `ADD COLUMN ${name} ${type} NULL`,
    );
    return alter(runner, clauses);
  }

  down(runner: QueryRunner): Promise<void> {
    return alter(
      runner,
      Object.keys(COLUMNS).map((name) => `DROP COLUMN ${name}`),
    );
  }
}

/** One statement where the database does not roll DDL back; SQLite, which does, knows one clause in each. */
async function alter(runner: QueryRunner, clauses: string[]): Promise<void> {
  const statements = isMysql(runner) ? [clauses.join(', ')] : clauses;
  for (const statement of statements) {
    await runner.query(`ALTER TABLE contact_message ${statement}`);
  }
}

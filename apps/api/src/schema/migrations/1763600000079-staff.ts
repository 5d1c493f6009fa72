import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Columns, nullable, TableMigration, unique } from '../table-migration';

/** When an account signed in last; so far the sessions that are still there know it. */
export class LastSignIn1763600000079 implements MigrationInterface {
  readonly name = 'LastSignIn1763600000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN last_sign_in_at datetime(6) NULL');
    // A backfill is no change of the account: the time of the last one stays.
    await runner.query(
      `UPDATE users SET updated_at = updated_at, last_sign_in_at =
       (SELECT MAX(created_at) FROM sessions WHERE sessions.user_id = users.id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN last_sign_in_at');
  }
}

export class Invitation1763600000080 extends TableMigration {
  readonly name = 'Invitation1763600000080';
  protected readonly table = 'invitation';
  protected override readonly indices = [
    unique('ux_invitation_email', 'email'),
    unique('ux_invitation_token', 'token_hash'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('email', 190),
      make.varchar('name', 100, nullable),
      make.varchar('role', 20),
      make.varchar('note', 500, nullable),
      make.varchar('token_hash', 64),
      make.moment('expires_at'),
      make.moment('accepted_at', nullable),
      make.createdAt(),
    ];
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type Columns,
  foreignKey,
  index,
  longText,
  nullable,
  TableMigration,
  unique,
} from '../table-migration';

export class AuditLog1763600000015 extends TableMigration {
  readonly name = 'AuditLog1763600000015';
  protected readonly table = 'audit_log';
  protected override readonly indices = [
    index('ix_audit_log_action', 'action', 'id'),
    index('ix_audit_log_subject', 'subject', 'subject_id', 'id'),
    index('ix_audit_log_actor', 'actor_id', 'id'),
    index('ix_audit_log_created', 'created_at'),
    index('ix_audit_log_batch', 'batch'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('action', 30),
      make.varchar('subject', 30),
      make.int('subject_id', nullable),
      make.varchar('subject_name', 200),
      make.int('actor_id', nullable),
      make.varchar('actor_name', 100),
      make.varchar('actor_email', 190),
      make.varchar('address', 64),
      make.varchar('user_agent', 300),
      make.text('changes'),
      make.varchar('batch', 32, nullable),
      make.createdAt(),
    ];
  }
}

export class SecondFactor1763600000016 extends TableMigration {
  readonly name = 'SecondFactor1763600000016';
  protected readonly table = 'second_factor';
  protected override readonly foreignKeys = [
    foreignKey('fk_second_factor_user', 'user_id', 'users', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.int('user_id', { isPrimary: true }),
      make.varchar('sealed_secret', 200),
      make.int('last_step', { default: '0' }),
      make.createdAt(),
    ];
  }
}

export class RecoveryCode1763600000017 extends TableMigration {
  readonly name = 'RecoveryCode1763600000017';
  protected readonly table = 'recovery_code';
  protected override readonly indices = [index('ix_recovery_code_user', 'user_id')];
  protected override readonly foreignKeys = [
    foreignKey('fk_recovery_code_user', 'user_id', 'users', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.varchar('id', 64, { isPrimary: true }),
      make.int('user_id'),
      make.moment('used_at', nullable),
    ];
  }
}

export class Identity1763600000018 extends TableMigration {
  readonly name = 'Identity1763600000018';
  protected readonly table = 'identity';
  protected override readonly indices = [
    unique('ux_identity_subject', 'issuer', 'subject'),
    index('ix_identity_user', 'user_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_identity_user', 'user_id', 'users', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('user_id'),
      make.varchar('issuer', 190),
      make.varchar('subject', 190),
      make.varchar('email', 190),
      make.createdAt(),
    ];
  }
}

export class Setting1763600000019 extends TableMigration {
  readonly name = 'Setting1763600000019';
  protected readonly table = 'setting';

  protected columns(make: Columns) {
    return [make.varchar('id', 40, { isPrimary: true }), make.text('value'), make.updatedAt()];
  }
}

export class UserSecondFactor1763600000020 implements MigrationInterface {
  readonly name = 'UserSecondFactor1763600000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN second_factor_at datetime(6) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN second_factor_at');
  }
}

export class LinkTokenDetail1763600000021 implements MigrationInterface {
  readonly name = 'LinkTokenDetail1763600000021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE link_token ADD COLUMN detail ${longText(runner)} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE link_token DROP COLUMN detail');
  }
}

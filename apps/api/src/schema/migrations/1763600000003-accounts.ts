import {
  type Columns,
  foreignKey,
  index,
  nullable,
  TableMigration,
  unique,
} from '../table-migration';

export class Users1763600000003 extends TableMigration {
  readonly name = 'Users1763600000003';
  protected readonly table = 'users';
  protected override readonly indices = [
    unique('ux_users_email', 'email'),
    index('ix_users_role', 'role'),
    index('ix_users_image', 'image_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_users_image', 'image_id', 'media', 'RESTRICT'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('name', 100),
      make.varchar('number', 20),
      make.varchar('email', 190),
      make.varchar('password_hash', 255, nullable),
      make.varchar('role', 20, { default: "'user'" }),
      make.moment('email_confirmed_at', nullable),
      make.int('image_id', nullable),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

export class Sessions1763600000004 extends TableMigration {
  readonly name = 'Sessions1763600000004';
  protected readonly table = 'sessions';
  protected override readonly indices = [
    index('ix_sessions_user', 'user_id'),
    index('ix_sessions_expires', 'expires_at'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_sessions_user', 'user_id', 'users', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.varchar('id', 32, { isPrimary: true }),
      make.int('user_id'),
      make.varchar('address', 64),
      make.varchar('user_agent', 300),
      make.createdAt(),
      make.moment('expires_at'),
      make.moment('revoked_at', nullable),
    ];
  }
}

import {
  type Columns,
  foreignKey,
  index,
  nullable,
  TableMigration,
  unique,
} from '../table-migration';

export class ContactMessage1763600000011 extends TableMigration {
  readonly name = 'ContactMessage1763600000011';
  protected readonly table = 'contact_message';
  protected override readonly indices = [
    unique('ux_contact_message_reference', 'reference'),
    index('ix_contact_message_inbox', 'quarantined', 'status', 'created_at', 'id'),
    index('ix_contact_message_created', 'created_at', 'id'),
    index('ix_contact_message_user', 'user_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_contact_message_user', 'user_id', 'users', 'SET NULL'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('reference', 20, nullable),
      make.varchar('kind', 20, { default: "'contact'" }),
      make.varchar('first_name', 100),
      make.varchar('last_name', 100),
      make.varchar('email', 190),
      make.varchar('number', 20),
      make.text('message'),
      make.varchar('status', 20, { default: "'new'" }),
      make.boolean('quarantined', false),
      make.varchar('quarantine_reason', 200, nullable),
      make.varchar('page', 300, nullable),
      make.int('user_id', nullable),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

export class IdempotencyKey1763600000012 extends TableMigration {
  readonly name = 'IdempotencyKey1763600000012';
  protected readonly table = 'idempotency_key';
  protected override readonly indices = [index('ix_idempotency_key_created', 'created_at')];

  protected columns(make: Columns) {
    return [
      make.varchar('id', 64, { isPrimary: true }),
      make.varchar('body_hash', 64),
      make.text('answer'),
      make.createdAt(),
    ];
  }
}

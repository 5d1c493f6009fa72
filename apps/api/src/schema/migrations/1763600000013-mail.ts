import { type Columns, foreignKey, index, nullable, TableMigration } from '../table-migration';

export class MailOutbox1763600000013 extends TableMigration {
  readonly name = 'MailOutbox1763600000013';
  protected readonly table = 'mail_outbox';
  protected override readonly indices = [index('ix_mail_outbox_due', 'status', 'next_at', 'id')];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('message_id', 100),
      make.varchar('recipient', 190),
      make.varchar('subject', 200),
      make.text('text'),
      make.text('html'),
      make.boolean('secret', false),
      make.varchar('status', 10, { default: "'waiting'" }),
      make.int('attempts', { default: '0' }),
      make.moment('next_at'),
      make.varchar('last_error', 300, nullable),
      make.createdAt(),
      make.moment('sent_at', nullable),
    ];
  }
}

export class LinkToken1763600000014 extends TableMigration {
  readonly name = 'LinkToken1763600000014';
  protected readonly table = 'link_token';
  protected override readonly indices = [index('ix_link_token_user', 'user_id', 'purpose')];
  protected override readonly foreignKeys = [
    foreignKey('fk_link_token_user', 'user_id', 'users', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.varchar('id', 64, { isPrimary: true }),
      make.varchar('purpose', 20),
      make.int('user_id'),
      make.moment('expires_at'),
      make.moment('used_at', nullable),
      make.createdAt(),
    ];
  }
}

import {
  type MigrationInterface,
  type QueryRunner,
  TableColumn,
  TableForeignKey,
  TableIndex,
} from 'typeorm';
import {
  ColumnMigration,
  type Columns,
  columns,
  foreignKey,
  index,
  isMysql,
  keepingIds,
  nullable,
  TableMigration,
} from '../table-migration';

const TABLE = 'contact_message';
const added = (make: Columns) =>
  [
    make.int('owner_id', nullable),
    make.moment('replied_at', nullable),
    make.int('waiting_order', { default: '0' }),
    make.int('product_id', nullable),
    make.varchar('product_title', 200, nullable),
    make.varchar('filters', 500, nullable),
    make.varchar('project', 100, nullable),
    make.varchar('place', 150, nullable),
    make.varchar('wanted_by', 10, nullable),
    make.varchar('subscription', 20, nullable),
    make.varchar('address', 64, nullable),
  ].map((column) => new TableColumn(column));
const FOREIGN_KEYS = [
  foreignKey('fk_contact_message_owner', 'owner_id', 'users', 'SET NULL'),
  foreignKey('fk_contact_message_product', 'product_id', 'products', 'SET NULL'),
].map((key) => new TableForeignKey(key));
const NEW = [
  index('ix_contact_message_waiting', 'deleted_at', 'waiting_order', 'id'),
  index('ix_contact_message_newest', 'deleted_at', 'created_at', 'id'),
  index('ix_contact_message_status', 'deleted_at', 'status', 'created_at', 'id'),
  index('ix_contact_message_kind', 'deleted_at', 'kind', 'status', 'created_at', 'id'),
  index('ix_contact_message_email', 'email'),
  index('ix_contact_message_owner', 'owner_id'),
  index('ix_contact_message_product', 'product_id'),
].map((one) => new TableIndex(one));
const OLD = [
  index('ix_contact_message_inbox', 'quarantined', 'status', 'created_at', 'id'),
  index('ix_contact_message_created', 'created_at', 'id'),
].map((one) => new TableIndex(one));

/** Spam is a status in place of a boolean beside the status, and enquiries get what the desk of the staff needs. */
export class EnquiryDesk1763600000100 implements MigrationInterface {
  readonly name = 'EnquiryDesk1763600000100';

  up(runner: QueryRunner): Promise<void> {
    return keepingIds(runner, TABLE, async () => {
      await runner.addColumns(TABLE, added(columns(runner)));
      // On MySQL the column may be gone, by a run that broke off behind it.
      if (await runner.hasColumn(TABLE, 'quarantined')) {
        await runner.query(`UPDATE ${TABLE} SET status = 'spam', updated_at = updated_at
          WHERE quarantined = 1`);
      }
      const minutes = isMysql(runner)
        ? "TIMESTAMPDIFF(MINUTE, '1970-01-01', created_at)"
        : "CAST(strftime('%s', created_at) / 60 AS INTEGER)";
      await runner.query(`UPDATE ${TABLE} SET updated_at = updated_at,
        waiting_order = CASE WHEN status IN ('new', 'read') THEN ${minutes} ELSE 1000000000 - ${minutes} END`);
      await runner.createIndices(TABLE, NEW);
      await runner.createForeignKeys(TABLE, FOREIGN_KEYS);
      for (const { name } of OLD) await runner.dropIndex(TABLE, name!);
      await runner.renameColumn(TABLE, 'quarantine_reason', 'spam_reason');
      await runner.dropColumn(TABLE, 'quarantined');
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return keepingIds(runner, TABLE, async () => {
      const { boolean } = columns(runner);
      await runner.addColumn(TABLE, new TableColumn(boolean('quarantined', false)));
      await runner.query(`UPDATE ${TABLE} SET quarantined = 1, status = 'new', updated_at = updated_at
        WHERE status = 'spam'`);
      await runner.renameColumn(TABLE, 'spam_reason', 'quarantine_reason');
      await runner.createIndices(TABLE, OLD);
      for (const { name } of FOREIGN_KEYS) await runner.dropForeignKey(TABLE, name!);
      for (const { name } of NEW) await runner.dropIndex(TABLE, name!);
      await runner.dropColumns(TABLE, added(columns(runner)));
    });
  }
}

export class EnquiryItem1763600000101 extends TableMigration {
  readonly name = 'EnquiryItem1763600000101';
  protected readonly table = 'contact_message_item';
  protected override readonly indices = [
    index('ix_contact_message_item_message', 'message_id', 'id'),
    index('ix_contact_message_item_product', 'product_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_contact_message_item_message', 'message_id', TABLE, 'CASCADE'),
    foreignKey('fk_contact_message_item_product', 'product_id', 'products', 'SET NULL'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('message_id'),
      make.int('product_id', nullable),
      make.varchar('title', 200),
      make.varchar('model', 100),
      make.int('quantity'),
      make.int('price', nullable),
    ];
  }
}

export class EnquiryEvent1763600000102 extends TableMigration {
  readonly name = 'EnquiryEvent1763600000102';
  protected readonly table = 'contact_message_event';
  protected override readonly indices = [
    index('ix_contact_message_event_message', 'message_id', 'id'),
    index('ix_contact_message_event_actor', 'actor_id'),
    index('ix_contact_message_event_owner', 'owner_id'),
    index('ix_contact_message_event_mail', 'mail_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_contact_message_event_message', 'message_id', TABLE, 'CASCADE'),
    foreignKey('fk_contact_message_event_actor', 'actor_id', 'users', 'SET NULL'),
    foreignKey('fk_contact_message_event_owner', 'owner_id', 'users', 'SET NULL'),
    foreignKey('fk_contact_message_event_mail', 'mail_id', 'mail_outbox', 'SET NULL'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('message_id'),
      make.varchar('kind', 20),
      make.int('actor_id', nullable),
      make.text('text', nullable),
      make.varchar('channel', 20, nullable),
      make.int('owner_id', nullable),
      make.int('mail_id', nullable),
      make.createdAt(),
    ];
  }
}

export class ReplyTemplate1763600000103 extends TableMigration {
  readonly name = 'ReplyTemplate1763600000103';
  protected readonly table = 'reply_template';
  protected override readonly indices = [index('ix_reply_template_name', 'name', 'id')];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('name', 80),
      make.text('text'),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

/** To whom a recipient replies; without it, to the sender. */
export class MailReplyTo1763600000104 extends ColumnMigration {
  readonly name = 'MailReplyTo1763600000104';
  protected readonly table = 'mail_outbox';
  protected column(make: Columns) {
    return make.varchar('reply_to', 190, nullable);
  }
}

/** The Message-ID of the mail that a mail belongs to. */
export class MailThread1763600000105 extends ColumnMigration {
  readonly name = 'MailThread1763600000105';
  protected readonly table = 'mail_outbox';
  protected column(make: Columns) {
    return make.varchar('thread', 100, nullable);
  }
}

export class MailUnsubscribe1763600000106 extends ColumnMigration {
  readonly name = 'MailUnsubscribe1763600000106';
  protected readonly table = 'mail_outbox';
  protected column(make: Columns) {
    return make.varchar('unsubscribe_url', 400, nullable);
  }
}

import type { QueryRunner } from 'typeorm';
import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';

const media: TableDefinition = (make) => ({
  name: 'media',
  columns: [
    make.id(),
    make.varchar('key', 150),
    make.varchar('kind', 20),
    make.varchar('mime', 40),
    make.int('bytes'),
    make.int('width'),
    make.int('height'),
    make.varchar('blur', 1000),
    make.varchar('alt', 300),
    make.int('focal_x', { default: '50' }),
    make.int('focal_y', { default: '50' }),
    make.version(),
    make.createdAt(),
    make.int('created_by', nullable),
    make.moment('released_at', nullable),
  ],
  indices: [unique('ux_media_key', 'key')],
});

const mediaAlias: TableDefinition = (make) => ({
  name: 'media_alias',
  columns: [make.id(), make.varchar('path', 190), make.int('media_id')],
  indices: [unique('ux_media_alias_path', 'path'), index('ix_media_alias_media', 'media_id')],
  foreignKeys: [foreignKey('fk_media_alias_media', 'media_id', 'media', 'CASCADE')],
});

const mailOutbox: TableDefinition = (make) => ({
  name: 'mail_outbox',
  columns: [
    make.id(),
    make.varchar('message_id', 100),
    make.varchar('thread', 100, nullable),
    make.varchar('recipient', 190),
    make.varchar('reply_to', 190, nullable),
    make.varchar('subject', 200),
    make.text('text'),
    make.text('html'),
    make.varchar('attachment', 100, nullable),
    make.varchar('unsubscribe_url', 400, nullable),
    make.boolean('secret', false),
    make.varchar('status', 10, { default: "'waiting'" }),
    make.int('attempts', { default: '0' }),
    make.moment('next_at'),
    make.varchar('last_error', 300, nullable),
    make.createdAt(),
    make.moment('sent_at', nullable),
  ],
  indices: [index('ix_mail_outbox_due', 'status', 'next_at', 'id')],
});

const idempotencyKey: TableDefinition = (make) => ({
  name: 'idempotency_key',
  columns: [
    make.varchar('id', 64, { isPrimary: true }),
    make.varchar('body_hash', 64),
    make.text('answer'),
    make.createdAt(),
  ],
  indices: [index('ix_idempotency_key_created', 'created_at')],
});

const setting: TableDefinition = (make) => ({
  name: 'setting',
  columns: [make.varchar('id', 40, { isPrimary: true }), make.text('value'), make.updatedAt()],
});

const revision: TableDefinition = (make) => ({
  name: 'revision',
  columns: [make.int('id', { isPrimary: true }), make.int('counter')],
});

/** Pictures, mails, settings, idempotency keys and the revision of public data. */
export class InitialPlatform1770000000001 extends TablesMigration {
  readonly name = 'InitialPlatform1770000000001';
  protected readonly tables = [media, mediaAlias, mailOutbox, idempotencyKey, setting, revision];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    const rows = (await runner.query('SELECT id FROM revision')) as unknown[];
    // On MySQL the row may exist after an aborted run.
    if (rows.length === 0) await runner.query('INSERT INTO revision (id, counter) VALUES (1, 0)');
  }
}

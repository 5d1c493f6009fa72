import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  type Columns,
  foreignKey,
  index,
  nullable,
  TableMigration,
  unique,
} from '../table-migration';

class QuotationTable extends TableMigration {
  readonly name = 'quotation';
  protected readonly table = 'quotation';
  protected override readonly indices = [
    unique('ux_quotation_number', 'number'),
    index('ix_quotation_updated', 'updated_at', 'id'),
    index('ix_quotation_message', 'message_id', 'id'),
    index('ix_quotation_created_by', 'created_by_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_quotation_message', 'message_id', 'contact_message', 'SET NULL'),
    foreignKey('fk_quotation_created_by', 'created_by_id', 'users', 'SET NULL'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('number', 20),
      make.int('message_id', nullable),
      make.text('note'),
      make.int('created_by_id', nullable),
      make.int('sent_revision', nullable),
      make.int('draft_revision', nullable),
      make.int('open_questions', { default: '0' }),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

class RevisionTable extends TableMigration {
  readonly name = 'quotation_revision';
  protected readonly table = 'quotation_revision';
  protected override readonly indices = [
    unique('ux_quotation_revision_number', 'quotation_id', 'revision'),
    index('ix_quotation_revision_sent_by', 'sent_by_id'),
    index('ix_quotation_revision_mail', 'mail_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_quotation_revision_quotation', 'quotation_id', 'quotation', 'CASCADE'),
    foreignKey('fk_quotation_revision_sent_by', 'sent_by_id', 'users', 'SET NULL'),
    foreignKey('fk_quotation_revision_mail', 'mail_id', 'mail_outbox', 'SET NULL'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('quotation_id'),
      make.int('revision'),
      make.varchar('state', 10, { default: "'draft'" }),
      make.varchar('name', 100),
      make.varchar('company', 150),
      make.varchar('email', 190),
      make.varchar('phone', 20),
      make.varchar('place', 150),
      make.varchar('title', 150),
      make.text('letter'),
      make.text('design', nullable),
      make.text('content'),
      make.int('sum'),
      make.int('discount'),
      make.int('total'),
      make.varchar('valid_until', 10),
      make.moment('sent_at', nullable),
      make.int('sent_by_id', nullable),
      make.varchar('sent_by_name', 100, nullable),
      make.int('mail_id', nullable),
      make.moment('opened_at', nullable),
      make.moment('accepted_at', nullable),
      make.varchar('accepted_name', 100, nullable),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

class EventTable extends TableMigration {
  readonly name = 'quotation_event';
  protected readonly table = 'quotation_event';
  protected override readonly indices = [
    index('ix_quotation_event_quotation', 'quotation_id', 'id'),
    index('ix_quotation_event_actor', 'actor_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_quotation_event_quotation', 'quotation_id', 'quotation', 'CASCADE'),
    foreignKey('fk_quotation_event_actor', 'actor_id', 'users', 'SET NULL'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('quotation_id'),
      make.int('revision'),
      make.varchar('kind', 20),
      make.int('actor_id', nullable),
      make.text('text', nullable),
      make.createdAt(),
    ];
  }
}

class CounterTable extends TableMigration {
  readonly name = 'quotation_counter';
  protected readonly table = 'quotation_counter';

  protected columns(make: Columns) {
    return [make.int('year', { isPrimary: true }), make.int('last')];
  }
}

class TermsTable extends TableMigration {
  readonly name = 'terms_set';
  protected readonly table = 'terms_set';
  protected override readonly indices = [index('ix_terms_set_name', 'name', 'id')];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('name', 80),
      make.text('terms'),
      make.boolean('is_default', false),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

const TABLES = [QuotationTable, RevisionTable, EventTable, CounterTable, TermsTable];

/** Quotations with their revisions and events, and the sets of terms that staff begin with. */
export class Quotations1763600000178 implements MigrationInterface {
  readonly name = 'Quotations1763600000178';

  async up(runner: QueryRunner): Promise<void> {
    for (const Table of TABLES) await new Table().up(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const Table of TABLES.toReversed()) await new Table().down(runner);
  }
}

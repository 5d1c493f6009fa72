import { type QueryRunner, TableIndex } from 'typeorm';
import { ColumnMigration, type Columns, index } from '../table-migration';

const TABLE = 'contact_message';
const OLD = index('ix_contact_message_email', 'email');
const NEW = [
  index('ix_contact_message_sender', 'email_key', 'deleted_at', 'status'),
  // Orders of the table of enquiries.
  index('ix_contact_message_by_first_name', 'deleted_at', 'first_name', 'id'),
  index('ix_contact_message_by_last_name', 'deleted_at', 'last_name', 'id'),
  index('ix_contact_message_by_email', 'deleted_at', 'email', 'id'),
];

/** The address of an enquiry in lower case, with an index: no index over `email` finds it in any case. */
export class EnquirySender1763600000166 extends ColumnMigration {
  readonly name = 'EnquirySender1763600000166';
  protected readonly table = TABLE;

  protected column(make: Columns) {
    return make.varchar('email_key', 190, {
      isNullable: true,
      generatedType: 'STORED',
      asExpression: 'LOWER(email)',
    });
  }

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    for (const made of NEW) await runner.createIndex(TABLE, new TableIndex(made));
    await runner.dropIndex(TABLE, OLD.name!);
  }

  override async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, new TableIndex(OLD));
    for (const { name } of NEW) await runner.dropIndex(TABLE, name!);
    await super.down(runner);
  }
}

import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';

/** Lists are sorted by the folded names, so no query used these indexes, and every enquiry was written to them. */
const UNUSED = [
  { name: 'ix_contact_message_by_first_name', columnNames: ['deleted_at', 'first_name', 'id'] },
  { name: 'ix_contact_message_by_last_name', columnNames: ['deleted_at', 'last_name', 'id'] },
];

/** Drops two unused indexes of enquiries. */
export class EnquiryIndexes1770000000038 implements MigrationInterface {
  readonly name = 'EnquiryIndexes1770000000038';

  async up(runner: QueryRunner): Promise<void> {
    for (const { name } of UNUSED) await runner.dropIndex('contact_message', name);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of UNUSED) await runner.createIndex('contact_message', new TableIndex(index));
  }
}

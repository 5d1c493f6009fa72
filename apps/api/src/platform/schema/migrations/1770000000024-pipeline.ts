import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from '../table-migration';

const COLUMNS = {
  stage: "varchar(20) NOT NULL DEFAULT 'new'",
  lost_reason: 'varchar(20) NULL',
  value: 'integer NULL',
  expected_on: 'varchar(10) NULL',
  next_step: 'varchar(200) NULL',
  next_on: 'varchar(10) NULL',
  next_owner_id: 'integer NULL',
  next_order: "varchar(10) NOT NULL DEFAULT '9999-12-31'",
};
const INDICES = [
  index('ix_contact_message_stage', 'deleted_at', 'stage', 'created_at', 'id'),
  index('ix_contact_message_next', 'deleted_at', 'next_order', 'id'),
];

/** Adds stage, value and next step of enquiries. Those with a sent or accepted quotation begin there. */
export class Pipeline1770000000024 implements MigrationInterface {
  readonly name = 'Pipeline1770000000024';

  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of Object.entries(COLUMNS)) {
      await runner.query(`ALTER TABLE contact_message ADD COLUMN ${column} ${type}`);
    }
    for (const one of INDICES) await runner.createIndex('contact_message', new TableIndex(one));
    await runner.query(
      `UPDATE contact_message SET stage = 'quoted' WHERE id IN
         (SELECT message_id FROM quotation WHERE sent_revision IS NOT NULL AND message_id IS NOT NULL)`,
    );
    await runner.query(
      `UPDATE contact_message SET stage = 'won' WHERE id IN
         (SELECT quotation.message_id FROM quotation
          INNER JOIN quotation_revision revision ON revision.quotation_id = quotation.id
          WHERE revision.accepted_at IS NOT NULL AND quotation.message_id IS NOT NULL)`,
    );
    await runner.query(
      `UPDATE contact_message SET value =
         (SELECT MAX(revision.total) FROM quotation
          INNER JOIN quotation_revision revision ON revision.quotation_id = quotation.id
            AND revision.revision = quotation.sent_revision
          WHERE quotation.message_id = contact_message.id)
       WHERE stage IN ('quoted', 'won')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDICES) await runner.dropIndex('contact_message', name!);
    for (const column of Object.keys(COLUMNS)) {
      await runner.query(`ALTER TABLE contact_message DROP COLUMN ${column}`);
    }
  }
}

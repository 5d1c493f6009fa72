import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a document belong to an installed unit. */
export class UnitDocuments1770000000036 implements MigrationInterface {
  readonly name = 'UnitDocuments1770000000036';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE documents ADD COLUMN unit_id integer NULL');
    await runner.query('CREATE INDEX ix_documents_unit ON documents (unit_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    // Without a unit, they would belong to nothing.
    await runner.query('DELETE FROM documents WHERE unit_id IS NOT NULL');
    await runner.dropIndex('documents', 'ix_documents_unit');
    await runner.query('ALTER TABLE documents DROP COLUMN unit_id');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Columns, index, TableMigration } from '../table-migration';

/** Long texts as they were before a change. */
export class AuditText1763600000150 extends TableMigration {
  readonly name = 'AuditText1763600000150';
  protected readonly table = 'audit_text';
  protected override readonly indices = [
    index('ix_audit_text_line', 'audit_id'),
    index('ix_audit_text_created', 'created_at'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('audit_id'),
      make.varchar('field', 60),
      make.text('text'),
      make.createdAt(),
    ];
  }
}

/** Since when a picture is only that of former versions. Written as SQL: TypeORM would make the table anew. */
export class MediaReleased1763600000151 implements MigrationInterface {
  readonly name = 'MediaReleased1763600000151';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media ADD COLUMN released_at datetime(6) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE media DROP COLUMN released_at');
  }
}

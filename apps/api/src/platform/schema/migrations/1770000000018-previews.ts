import { type TableDefinition, TablesMigration, unique } from '../table-migration';

const preview: TableDefinition = (make) => ({
  name: 'preview',
  columns: [
    make.id(),
    make.varchar('token_hash', 64),
    make.varchar('session_id', 32),
    make.varchar('subject', 20),
    make.int('subject_id'),
    make.text('english'),
    make.text('bangla'),
    make.moment('expires_at'),
  ],
  indices: [unique('ux_preview_token', 'token_hash')],
});

/** Adds the previews of pages with drafts. */
export class Previews1770000000018 extends TablesMigration {
  readonly name = 'Previews1770000000018';
  protected readonly tables = [preview];
}

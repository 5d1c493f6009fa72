import type { QueryRunner } from 'typeorm';
import { index, nullable, type TableDefinition, TablesMigration, unique } from '../table-migration';

const translation: TableDefinition = (make) => ({
  name: 'translation',
  columns: [
    make.id(),
    make.varchar('subject', 20),
    make.int('subject_id'),
    make.varchar('field', 150),
    make.varchar('locale', 5),
    make.text('text'),
    make.text('approved', nullable),
    make.varchar('source_hash', 64),
    make.varchar('state', 20, { default: "'draft'" }),
    make.int('by_id', nullable),
    make.updatedAt(),
    make.searchText(),
  ].map((column) => (column.name === 'updated_at' ? { ...column, name: 'at' } : column)),
  indices: [
    unique('ux_translation_text', 'subject', 'subject_id', 'field', 'locale'),
    index('ix_translation_state', 'locale', 'state', 'subject'),
  ],
});

const glossaryTerm: TableDefinition = (make) => ({
  name: 'glossary_term',
  columns: [
    make.id(),
    make.varchar('english', 190),
    make.varchar('bangla', 300),
    make.varchar('note', 500, { default: "''" }),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
});

/** Tables whose rows remember the language of a person. */
const SPOKEN = ['users', 'contact_message', 'quotation', 'saved_systems'];

/** Adds the translations of records, the glossary of translators, and the languages of customers. */
export class Translations1770000000012 extends TablesMigration {
  readonly name = 'Translations1770000000012';
  protected readonly tables = [translation, glossaryTerm];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    for (const table of SPOKEN) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN locale varchar(5) NOT NULL DEFAULT 'en'`);
    }
  }

  override async down(runner: QueryRunner): Promise<void> {
    for (const table of SPOKEN.toReversed()) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN locale`);
    }
    await super.down(runner);
  }
}

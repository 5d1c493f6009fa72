import { type Columns, TableMigration } from '../table-migration';

/** Words that people search for, and what the catalogue calls it. */
export class SearchSynonyms1763600000185 extends TableMigration {
  readonly name = 'SearchSynonyms1763600000185';
  protected readonly table = 'search_synonym';

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('words', 200),
      make.varchar('meaning', 200),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

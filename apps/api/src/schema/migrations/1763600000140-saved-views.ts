import {
  type Columns,
  foreignKey,
  index,
  nullable,
  TableMigration,
  unique,
} from '../table-migration';

export class SavedViews1763600000140 extends TableMigration {
  readonly name = 'SavedViews1763600000140';
  protected readonly table = 'saved_views';
  protected override readonly indices = [
    unique('ux_saved_views_name', 'owner_id', 'screen', 'name_key'),
    index('ix_saved_views_screen', 'screen', 'shared'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_saved_views_owner', 'owner_id', 'users', 'SET NULL'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('owner_id', nullable),
      make.varchar('screen', 30),
      make.varchar('name', 40),
      make.varchar('name_key', 40),
      make.varchar('query', 1000),
      make.text('columns', nullable),
      make.boolean('shared', false),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

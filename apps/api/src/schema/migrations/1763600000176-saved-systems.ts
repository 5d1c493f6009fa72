import { type Columns, foreignKey, index, TableMigration } from '../table-migration';

/** The VRF systems that accounts have saved. */
export class SavedSystems1763600000176 extends TableMigration {
  readonly name = 'SavedSystems1763600000176';
  protected readonly table = 'saved_systems';
  protected override readonly indices = [index('ix_saved_systems_user', 'user_id', 'updated_at')];
  protected override readonly foreignKeys = [
    foreignKey('fk_saved_systems_user', 'user_id', 'users', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('user_id'),
      make.varchar('name', 80),
      make.text('plan'),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

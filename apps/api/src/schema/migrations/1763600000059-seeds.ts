import { type Columns, TableMigration } from '../table-migration';

export class Seeds1763600000059 extends TableMigration {
  readonly name = 'Seeds1763600000059';
  protected readonly table = 'seed';

  protected columns(make: Columns) {
    return [make.varchar('name', 100, { isPrimary: true }), make.createdAt()];
  }
}

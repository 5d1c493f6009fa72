import { type Columns, index, nullable, TableMigration } from '../table-migration';

export class Openings1763600000094 extends TableMigration {
  readonly name = 'Openings1763600000094';
  protected readonly table = 'openings';
  protected override readonly indices = [
    index('ix_openings_place', 'deleted_at', 'status', 'position', 'id'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('title', 150),
      make.varchar('location', 100),
      make.varchar('type', 20),
      make.varchar('summary', 300),
      make.text('description'),
      make.varchar('posted_date', 10),
      make.varchar('closing_date', 10, nullable),
      make.varchar('status', 20, { default: "'active'" }),
      make.int('position', { default: '0' }),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

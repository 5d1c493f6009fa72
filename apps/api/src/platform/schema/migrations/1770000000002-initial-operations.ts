import { type TableDefinition, TablesMigration } from '../table-migration';

const seed: TableDefinition = (make) => ({
  name: 'seed',
  columns: [make.varchar('name', 100, { isPrimary: true }), make.createdAt()],
});

const demoRow: TableDefinition = (make) => ({
  name: 'demo_row',
  columns: [
    make.varchar('kind', 30, { isPrimary: true }),
    make.int('row_id', { isPrimary: true }),
    make.varchar('hash', 64),
  ],
});

/** Seeds that have run, and rows of the demonstration data. */
export class InitialOperations1770000000002 extends TablesMigration {
  readonly name = 'InitialOperations1770000000002';
  protected readonly tables = [seed, demoRow];
}

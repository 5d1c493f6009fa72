import { type TableDefinition, TablesMigration, unique } from '../table-migration';

const dailyCount: TableDefinition = (make) => ({
  name: 'daily_count',
  columns: [
    make.id(),
    make.varchar('day', 10),
    make.varchar('kind', 10),
    make.varchar('name', 100),
    make.varchar('locale', 5),
    make.int('count'),
  ],
  indices: [unique('ux_daily_count', 'day', 'kind', 'name', 'locale')],
});

/** Adds the figures of the site: sums of views and other events per day. */
export class DailyCounts1770000000029 extends TablesMigration {
  readonly name = 'DailyCounts1770000000029';
  protected readonly tables = [dailyCount];
}

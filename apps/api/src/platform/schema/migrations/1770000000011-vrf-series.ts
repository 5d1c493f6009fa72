import type { QueryRunner } from 'typeorm';
import { nullable, type TableDefinition, TablesMigration, unique } from '../table-migration';

const vrfSeries: TableDefinition = (make) => ({
  name: 'vrf_series',
  columns: [
    make.id(),
    make.varchar('series', 150),
    make.text('module_sets', nullable),
    make.int('run_max_m', nullable),
    make.int('height_above_max_m', nullable),
    make.int('height_below_max_m', nullable),
    make.varchar('source', 300),
    make.varchar('confirmed_by', 100, nullable),
    make.varchar('confirmed_on', 10, nullable),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
  indices: [unique('ux_vrf_series_series', 'series')],
});

/** Limits of series of outdoor units, and the refrigerant in an outdoor unit. */
export class VrfSeries1770000000011 extends TablesMigration {
  readonly name = 'VrfSeries1770000000011';
  protected readonly tables = [vrfSeries];

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await runner.query('ALTER TABLE products ADD COLUMN refrigerant_charge_kg decimal(10,2) NULL');
  }

  override async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE products DROP COLUMN refrigerant_charge_kg');
    await super.down(runner);
  }
}

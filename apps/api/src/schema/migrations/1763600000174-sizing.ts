import { type Columns, index, nullable, TableMigration, unique } from '../table-migration';

/** The constants of the calculations that the owner has set; all others have their default. */
export class SizingValues1763600000174 extends TableMigration {
  readonly name = 'SizingValues1763600000174';
  protected readonly table = 'sizing_value';
  protected override readonly indices = [unique('ux_sizing_value_key', 'value_key')];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('value_key', 60),
      make.decimal('value', { precision: 12, scale: 4 }),
      make.varchar('source', 300),
      make.varchar('confirmed_by', 100, nullable),
      make.varchar('confirmed_on', 10, nullable),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

/** The tariffs of the electricity supply. */
export class Tariffs1763600000175 extends TableMigration {
  readonly name = 'Tariffs1763600000175';
  protected readonly table = 'tariff';
  protected override readonly indices = [index('ix_tariff_code', 'code', 'valid_from', 'id')];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('code', 20),
      make.varchar('name', 100),
      make.varchar('valid_from', 10),
      make.varchar('kind', 10),
      make.text('slabs', nullable),
      make.int('lifeline_up_to_kwh', nullable),
      make.int('lifeline_paisa_kwh', nullable),
      make.int('off_peak_paisa_kwh', nullable),
      make.int('peak_paisa_kwh', nullable),
      make.int('demand_paisa_kw', nullable),
      make.int('vat_bp', nullable),
      make.varchar('source', 300),
      make.varchar('confirmed_by', 100, nullable),
      make.varchar('confirmed_on', 10, nullable),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
    ];
  }
}

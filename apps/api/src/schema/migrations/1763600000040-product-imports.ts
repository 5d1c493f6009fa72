import { type Columns, foreignKey, index, nullable, TableMigration } from '../table-migration';

export class ProductImport1763600000040 extends TableMigration {
  readonly name = 'ProductImport1763600000040';
  protected readonly table = 'product_import';
  protected override readonly indices = [index('ix_product_import_status', 'status', 'created_at')];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('file_name', 200),
      make.varchar('format', 10),
      make.varchar('status', 20),
      make.int('row_count', { default: '0' }),
      make.int('new_count', { default: '0' }),
      make.int('changed_count', { default: '0' }),
      make.int('unchanged_count', { default: '0' }),
      make.int('wrong_count', { default: '0' }),
      make.int('largest_id', { default: '0' }),
      make.varchar('digest', 64, { default: "''" }),
      make.varchar('batch', 32, nullable),
      make.varchar('created_by', 100),
      make.createdAt(),
      make.moment('applied_at', nullable),
      make.moment('undone_at', nullable),
    ];
  }
}

export class ProductImportRow1763600000041 extends TableMigration {
  readonly name = 'ProductImportRow1763600000041';
  protected readonly table = 'product_import_row';
  protected override readonly indices = [
    index('ix_product_import_row_effect', 'import_id', 'effect', 'place'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_product_import_row_import', 'import_id', 'product_import', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.int('import_id', { isPrimary: true }),
      make.int('place', { isPrimary: true }),
      make.varchar('effect', 10),
      make.int('product_id', nullable),
      make.varchar('model', 100),
      make.text('shown'),
      make.text('planned', nullable),
    ];
  }
}

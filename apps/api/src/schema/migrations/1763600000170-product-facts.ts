import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import {
  type Columns,
  foreignKey,
  index,
  longText,
  nullable,
  TableMigration,
} from '../table-migration';

type Column = [name: string, type: string];

/** What a buyer asks beside the price: of a category, and of a product that differs from it. */
const COMMERCIAL: Column[] = [
  ['price_basis', 'varchar(200)'],
  ['price_includes', 'varchar(300)'],
  ['price_excludes', 'varchar(300)'],
  ['availability', 'varchar(20)'],
  ['lead_weeks_min', 'integer'],
  ['lead_weeks_max', 'integer'],
  ['stock_place', 'varchar(100)'],
  ['delivery', 'varchar(300)'],
  ['installation_from', 'integer'],
  ['installation_note', 'varchar(200)'],
  ['warranty', 'varchar(300)'],
  ['warranty_terms', 'text'],
  ['warranty_since', 'varchar(10)'],
];

/** Empty columns, one statement each, written as SQL: TypeORM would make a table of SQLite anew for each of them. */
abstract class EmptyColumns implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly table: string;
  protected abstract readonly columns: Column[];

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of this.columns) {
      await runner.query(
        `ALTER TABLE ${this.table} ADD COLUMN ${name} ${type === 'text' ? longText(runner) : type} NULL`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of this.columns) {
      await runner.query(`ALTER TABLE ${this.table} DROP COLUMN ${name}`);
    }
  }
}

export class ProductFacts1763600000170 extends EmptyColumns {
  readonly name = 'ProductFacts1763600000170';
  protected readonly table = 'products';
  protected readonly columns: Column[] = [
    ['eer', 'decimal(10,2)'],
    ['eer_conditions', 'varchar(200)'],
    ['cop', 'decimal(10,2)'],
    ['cop_conditions', 'varchar(200)'],
    ['sound_high_db', 'decimal(10,2)'],
    ['sound_medium_db', 'decimal(10,2)'],
    ['sound_low_db', 'decimal(10,2)'],
    ['supply_phase', 'varchar(20)'],
    ['supply_min_v', 'integer'],
    ['supply_max_v', 'integer'],
    ['supply_hz', 'integer'],
    ['running_current_a', 'decimal(10,2)'],
    ['max_current_a', 'decimal(10,2)'],
    ['weight_kg', 'decimal(10,2)'],
    ['pipe_liquid_mm', 'decimal(10,2)'],
    ['pipe_gas_mm', 'decimal(10,2)'],
    ['pipe_drain_mm', 'decimal(10,2)'],
    ['min_installation_height_mm', 'integer'],
    ['condensate_lift_mm', 'integer'],
    ['cooling_min_c', 'decimal(10,2)'],
    ['cooling_max_c', 'decimal(10,2)'],
    ['heating_min_c', 'decimal(10,2)'],
    ['heating_max_c', 'decimal(10,2)'],
    ['ratio_min', 'integer'],
    ['ratio_max', 'integer'],
    ['indoor_max', 'integer'],
    ['water_flow_m3h', 'decimal(10,2)'],
    ['water_pressure_drop_kpa', 'decimal(10,2)'],
    ['water_connection', 'varchar(100)'],
    ...COMMERCIAL,
    ['successor_id', 'integer'],
  ];
}

/** A product that is taken out of the trash's reach for good is no successor any more. */
export class ProductSuccessorIndex1763600000171 implements MigrationInterface {
  readonly name = 'ProductSuccessorIndex1763600000171';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'products',
      new TableIndex(index('ix_products_successor', 'successor_id')),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('products', 'ix_products_successor');
  }
}

export class CategoryFacts1763600000172 extends EmptyColumns {
  readonly name = 'CategoryFacts1763600000172';
  protected readonly table = 'categories';
  protected readonly columns: Column[] = [...COMMERCIAL, ['brand_warranties', 'text']];
}

/** The files of products and categories, each of one of them. Their rows go with the product or the category. */
export class Documents1763600000173 extends TableMigration {
  readonly name = 'Documents1763600000173';
  protected readonly table = 'documents';
  protected override readonly indices = [
    index('ix_documents_product', 'product_id'),
    index('ix_documents_category', 'category_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_documents_product', 'product_id', 'products', 'CASCADE'),
    foreignKey('fk_documents_category', 'category_id', 'categories', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('product_id', nullable),
      make.int('category_id', nullable),
      make.varchar('type', 20),
      make.varchar('language', 10),
      make.varchar('title', 150),
      make.boolean('is_public', false),
      make.varchar('file', 40),
      make.varchar('file_name', 190),
      make.int('bytes'),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

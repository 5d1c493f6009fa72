import {
  type Columns,
  foreignKey,
  index,
  nullable,
  TableMigration,
  unique,
} from '../table-migration';

export class Categories1763600000005 extends TableMigration {
  readonly name = 'Categories1763600000005';
  protected readonly table = 'categories';
  protected override readonly indices = [
    unique('ux_categories_slug', 'slug'),
    index('ix_categories_status_position', 'status', 'position', 'id'),
    index('ix_categories_image', 'image_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_categories_image', 'image_id', 'media', 'RESTRICT'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('slug', 100),
      make.varchar('title', 150),
      make.varchar('path', 190),
      make.int('position', { default: '0' }),
      make.text('description', nullable),
      make.varchar('type', 100, nullable),
      make.varchar('status', 20, { default: "'active'" }),
      make.boolean('has_panel', false),
      make.int('image_id', nullable),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

export class CategoryAlias1763600000006 extends TableMigration {
  readonly name = 'CategoryAlias1763600000006';
  protected readonly table = 'category_alias';
  protected override readonly indices = [
    unique('ux_category_alias_alias', 'alias'),
    index('ix_category_alias_category', 'category_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_category_alias_category', 'category_id', 'categories', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [make.id(), make.varchar('alias', 100), make.int('category_id')];
  }
}

export class Products1763600000007 extends TableMigration {
  readonly name = 'Products1763600000007';
  protected readonly table = 'products';
  protected override readonly indices = [
    index('ix_products_list', 'visibility', 'position', 'id'),
    index('ix_products_category', 'category_id', 'visibility', 'position', 'id'),
    index('ix_products_category_tr', 'category_id', 'visibility', 'cooling_tr', 'id'),
    index('ix_products_category_price', 'category_id', 'visibility', 'offer_price', 'id'),
    index('ix_products_model', 'model'),
    index('ix_products_status', 'status'),
    index('ix_products_image_1', 'image_1_id'),
    index('ix_products_image_2', 'image_2_id'),
    index('ix_products_image_3', 'image_3_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_products_category', 'category_id', 'categories', 'RESTRICT'),
    foreignKey('fk_products_image_1', 'image_1_id', 'media', 'RESTRICT'),
    foreignKey('fk_products_image_2', 'image_2_id', 'media', 'RESTRICT'),
    foreignKey('fk_products_image_3', 'image_3_id', 'media', 'RESTRICT'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.int('category_id'),
      make.varchar('type', 20),
      make.varchar('wind_free', 50, nullable),
      make.varchar('brand', 100, nullable),
      make.varchar('model', 100),
      make.varchar('title', 200),
      make.decimal('horsepower', nullable),
      make.decimal('cooling_kw', nullable),
      make.int('cooling_btu', nullable),
      make.decimal('cooling_tr', nullable),
      make.int('power_input_w', nullable),
      make.int('air_flow_high_cfm', nullable),
      make.int('air_flow_medium_cfm', nullable),
      make.int('air_flow_low_cfm', nullable),
      make.varchar('refrigerant', 10, nullable),
      make.int('size_width_mm', nullable),
      make.int('size_height_mm', nullable),
      make.int('size_depth_mm', nullable),
      make.varchar('panel_model', 100, nullable),
      make.varchar('panel_type', 20, nullable),
      make.varchar('panel_color', 20, nullable),
      make.int('regular_price', nullable),
      make.int('offer_price', nullable),
      make.varchar('inverter_type', 20, nullable),
      make.int('image_1_id', nullable),
      make.int('image_2_id', nullable),
      make.int('image_3_id', nullable),
      make.varchar('visibility', 20, { default: "'published'" }),
      make.int('position', { default: '0' }),
      make.text('blank_fields', nullable),
      ...this.serviceRecord(make),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }

  private serviceRecord(make: Columns) {
    return [
      make.varchar('product_id', 100, nullable),
      make.varchar('ime', 100, nullable),
      make.varchar('receive_date', 10, nullable),
      make.varchar('delivery_date', 10, nullable),
      make.text('problem', nullable),
      make.varchar('status', 20, nullable),
      make.varchar('customer_name', 150, nullable),
      make.varchar('customer_number', 20, nullable),
      make.int('bill', nullable),
      make.int('paid', nullable),
      make.int('due', nullable),
    ];
  }
}

import { type Columns, foreignKey, index, TableMigration } from '../table-migration';

const ofUser = (name: string) => foreignKey(name, 'user_id', 'users', 'CASCADE');

export class QuotationCart1763600000110 extends TableMigration {
  readonly name = 'QuotationCart1763600000110';
  protected readonly table = 'quotation_carts';
  protected override readonly foreignKeys = [ofUser('fk_quotation_carts_user')];

  protected columns(make: Columns) {
    return [make.int('user_id', { isPrimary: true }), make.int('version'), make.updatedAt()];
  }
}

export class QuotationCartItems1763600000111 extends TableMigration {
  readonly name = 'QuotationCartItems1763600000111';
  protected readonly table = 'quotation_cart_items';
  protected override readonly indices = [index('ix_quotation_cart_items_product', 'product_id')];
  protected override readonly foreignKeys = [
    ofUser('fk_quotation_cart_items_user'),
    foreignKey('fk_quotation_cart_items_product', 'product_id', 'products', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [
      make.int('user_id', { isPrimary: true }),
      make.int('product_id', { isPrimary: true }),
      make.int('quantity'),
      make.int('position'),
    ];
  }
}

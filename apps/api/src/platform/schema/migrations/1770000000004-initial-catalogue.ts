import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
  unique,
} from '../table-migration';
import { commercialColumns, products } from './initial-products';

const categories: TableDefinition = (make) => ({
  name: 'categories',
  columns: [
    make.id(),
    make.varchar('slug', 100),
    make.varchar('title', 150),
    make.varchar('path', 190),
    make.varchar('kind', 30, { default: "'other'" }),
    make.varchar('category_group', 30, nullable),
    make.position(),
    make.text('description', nullable),
    make.varchar('type', 100, nullable),
    make.status('active'),
    make.boolean('has_panel', false),
    make.int('image_id', nullable),
    ...commercialColumns(make),
    make.text('brand_warranties', nullable),
    make.sortKey('title'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    unique('ux_categories_slug', 'slug'),
    index('ix_categories_status_position', 'status', 'position', 'id'),
    index('ix_categories_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_categories_image', 'image_id', 'media', 'RESTRICT')],
});

const categoryAlias: TableDefinition = (make) => ({
  name: 'category_alias',
  columns: [make.id(), make.varchar('alias', 100), make.int('category_id')],
  indices: [
    unique('ux_category_alias_alias', 'alias'),
    index('ix_category_alias_category', 'category_id'),
  ],
  foreignKeys: [foreignKey('fk_category_alias_category', 'category_id', 'categories', 'CASCADE')],
});

/** Files of a product or of a category. */
const documents: TableDefinition = (make) => ({
  name: 'documents',
  columns: [
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
  ],
  indices: [
    index('ix_documents_product', 'product_id'),
    index('ix_documents_category', 'category_id'),
  ],
  foreignKeys: [
    foreignKey('fk_documents_product', 'product_id', 'products', 'CASCADE'),
    foreignKey('fk_documents_category', 'category_id', 'categories', 'CASCADE'),
  ],
});

const productImport: TableDefinition = (make) => ({
  name: 'product_import',
  columns: [
    make.id(),
    make.varchar('file_name', 200),
    make.varchar('format', 10),
    make.varchar('status', 20),
    make.int('row_count', { default: '0' }),
    make.int('new_count', { default: '0' }),
    make.int('changed_count', { default: '0' }),
    make.int('unchanged_count', { default: '0' }),
    make.int('wrong_count', { default: '0' }),
    make.int('warning_count', { default: '0' }),
    make.int('done_count', { default: '0' }),
    make.int('largest_id', { default: '0' }),
    make.varchar('digest', 64, { default: "''" }),
    make.varchar('batch', 32, nullable),
    make.varchar('problem', 500, nullable),
    make.varchar('created_by', 100),
    make.createdAt(),
    make.moment('applied_at', nullable),
    make.moment('undone_at', nullable),
    make.text('taken_back', nullable),
  ],
  indices: [index('ix_product_import_status', 'status', 'created_at')],
});

const productImportRow: TableDefinition = (make) => ({
  name: 'product_import_row',
  columns: [
    make.int('import_id', { isPrimary: true }),
    make.int('place', { isPrimary: true }),
    make.varchar('effect', 10),
    make.int('product_id', nullable),
    make.varchar('model', 100),
    make.text('shown'),
    make.text('planned', nullable),
    make.int('warning_count', { default: '0' }),
  ],
  indices: [index('ix_product_import_row_effect', 'import_id', 'effect', 'place')],
  foreignKeys: [
    foreignKey('fk_product_import_row_import', 'import_id', 'product_import', 'CASCADE'),
  ],
});

/** Words that visitors search for, and their words in the catalogue. */
const searchSynonym: TableDefinition = (make) => ({
  name: 'search_synonym',
  columns: [
    make.id(),
    make.varchar('words', 200),
    make.varchar('meaning', 200),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
  ],
});

/** Categories, products, their documents and imports. */
export class InitialCatalogue1770000000004 extends TablesMigration {
  readonly name = 'InitialCatalogue1770000000004';
  protected readonly tables = [
    categories,
    categoryAlias,
    products,
    documents,
    productImport,
    productImportRow,
    searchSynonym,
  ];
}

import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
} from '../table-migration';

const gallery: TableDefinition = (make) => ({
  name: 'gallery',
  columns: [
    make.id(),
    make.varchar('title', 150),
    make.text('description', nullable),
    make.varchar('project_name', 150, nullable),
    make.varchar('project_location', 150, nullable),
    make.status('active'),
    make.position(),
    make.int('image_id'),
    make.searchText(),
    make.sortKey('title'),
    make.sortKey('project_name'),
    make.sortKey('project_location'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    index('ix_gallery_status', 'deleted_at', 'status', 'id'),
    index('ix_gallery_position', 'deleted_at', 'position', 'id'),
    index('ix_gallery_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_gallery_image', 'image_id', 'media', 'RESTRICT')],
});

const vrfProject: TableDefinition = (make) => ({
  name: 'vrf_project',
  columns: [
    make.id(),
    make.varchar('project_name', 150),
    make.varchar('client_name', 150),
    make.varchar('location', 150, nullable),
    make.varchar('brand', 100, nullable),
    make.varchar('capacity', 100, nullable),
    make.varchar('indoor_type', 150, nullable),
    make.varchar('outdoor_type', 150, nullable),
    make.varchar('start_date', 10, nullable),
    make.varchar('completed_date', 10, nullable),
    make.status('active'),
    make.moment('publish_at', nullable),
    make.varchar('category', 50, nullable),
    make.text('description', nullable),
    make.text('remarks', nullable),
    make.text('equipment_list'),
    make.text('drawings'),
    make.int('image_id', nullable),
    make.searchText(),
    make.searchText('staff_search_text'),
    make.sortKey('project_name'),
    make.sortKey('client_name'),
    make.sortKey('location'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    index('ix_vrf_project_status', 'deleted_at', 'status', 'id'),
    index('ix_vrf_project_publish', 'publish_at'),
    index('ix_vrf_project_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_vrf_project_image', 'image_id', 'media', 'RESTRICT')],
});

const posts: TableDefinition = (make) => ({
  name: 'posts',
  columns: [
    make.id(),
    make.varchar('title', 150),
    make.varchar('excerpt', 300),
    make.text('body'),
    make.varchar('author', 100),
    make.varchar('category', 60),
    make.moment('published_at'),
    make.int('read_time'),
    make.status('draft'),
    make.moment('publish_at', nullable),
    make.int('image_id'),
    make.searchText(),
    make.sortKey('title'),
    make.sortKey('author'),
    make.sortKey('category'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    index('ix_posts_status', 'deleted_at', 'status', 'published_at', 'id'),
    index('ix_posts_publish', 'publish_at'),
    index('ix_posts_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_posts_image', 'image_id', 'media', 'RESTRICT')],
});

const openings: TableDefinition = (make) => ({
  name: 'openings',
  columns: [
    make.id(),
    make.varchar('title', 150),
    make.varchar('location', 100),
    make.varchar('type', 20),
    make.varchar('summary', 300),
    make.text('description'),
    make.varchar('posted_date', 10),
    make.varchar('closing_date', 10, nullable),
    make.status('active'),
    make.position(),
    make.searchText(),
    make.sortKey('title'),
    make.sortKey('location'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [index('ix_openings_place', 'deleted_at', 'status', 'position', 'id')],
});

const industries: TableDefinition = (make) => ({
  name: 'industries',
  columns: [
    make.id(),
    make.varchar('title', 150),
    make.varchar('link', 190),
    make.int('image_id', nullable),
    make.position(),
    make.boolean('active', true),
    make.searchText(),
    make.sortKey('title'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    index('ix_industries_place', 'active', 'position', 'id'),
    index('ix_industries_position', 'deleted_at', 'position', 'id'),
    index('ix_industries_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_industries_image', 'image_id', 'media', 'RESTRICT')],
});

const menuItem: TableDefinition = (make) => ({
  name: 'menu_item',
  columns: [
    make.id(),
    make.varchar('menu_group', 30),
    make.int('parent_id', nullable),
    make.varchar('title', 150, nullable),
    make.varchar('path', 190, nullable),
    make.int('category_id', nullable),
    make.position(),
    make.boolean('active', true),
  ],
  indices: [
    index('ix_menu_item_place', 'active', 'menu_group', 'position', 'id'),
    index('ix_menu_item_category', 'category_id'),
    index('ix_menu_item_parent', 'parent_id'),
  ],
  foreignKeys: [
    foreignKey('fk_menu_item_category', 'category_id', 'categories', 'CASCADE'),
    // Deleting an item outside the product must not delete the items below it.
    foreignKey('fk_menu_item_parent', 'parent_id', 'menu_item', 'SET NULL'),
  ],
});

const company: TableDefinition = (make) => ({
  name: 'company',
  columns: [
    make.int('id', { isPrimary: true }),
    make.text('details'),
    make.int('logo_id', nullable),
    make.int('contact_picture_id', nullable),
    make.version(),
    make.updatedAt(),
  ],
  indices: [
    index('ix_company_logo', 'logo_id'),
    index('ix_company_contact_picture', 'contact_picture_id'),
  ],
  foreignKeys: [
    foreignKey('fk_company_logo', 'logo_id', 'media', 'RESTRICT'),
    foreignKey('fk_company_contact_picture', 'contact_picture_id', 'media', 'RESTRICT'),
  ],
});

/** Gallery, references, posts, openings, industries, menus and the company. */
export class InitialContent1770000000005 extends TablesMigration {
  readonly name = 'InitialContent1770000000005';
  protected readonly tables = [gallery, vrfProject, posts, openings, industries, menuItem, company];
}

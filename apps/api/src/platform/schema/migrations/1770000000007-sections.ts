import {
  foreignKey,
  index,
  nullable,
  type TableDefinition,
  TablesMigration,
} from '../table-migration';

const sections: TableDefinition = (make) => ({
  name: 'sections',
  columns: [
    make.id(),
    make.varchar('title', 190),
    make.varchar('page_key', 50),
    make.varchar('part', 20),
    make.varchar('label', 190, nullable),
    make.text('text', nullable),
    make.varchar('kind', 30, nullable),
    make.varchar('link', 190, nullable),
    make.varchar('link_text', 80, nullable),
    make.status('active'),
    make.int('image_id', nullable),
    make.position(),
    make.searchText(),
    make.sortKey('title'),
    make.version(),
    make.createdAt(),
    make.updatedAt(),
    make.deletedAt(),
  ],
  indices: [
    index('ix_sections_page', 'deleted_at', 'page_key', 'position', 'id'),
    index('ix_sections_position', 'deleted_at', 'position', 'id'),
    index('ix_sections_image', 'image_id'),
  ],
  foreignKeys: [foreignKey('fk_sections_image', 'image_id', 'media', 'RESTRICT')],
});

export class Sections1770000000007 extends TablesMigration {
  readonly name = 'Sections1770000000007';
  protected readonly tables = [sections];
}

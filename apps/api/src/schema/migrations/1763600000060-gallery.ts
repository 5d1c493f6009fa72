import { type Columns, foreignKey, index, nullable, TableMigration } from '../table-migration';

export class Gallery1763600000060 extends TableMigration {
  readonly name = 'Gallery1763600000060';
  protected readonly table = 'gallery';
  protected override readonly indices = [
    index('ix_gallery_status', 'deleted_at', 'status', 'id'),
    index('ix_gallery_image', 'image_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_gallery_image', 'image_id', 'media', 'RESTRICT'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('title', 150),
      make.text('description', nullable),
      make.varchar('project_name', 150, nullable),
      make.varchar('project_location', 150, nullable),
      make.varchar('status', 20, { default: "'active'" }),
      make.int('image_id'),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

import { type Columns, foreignKey, index, TableMigration } from '../table-migration';

export class Posts1763600000093 extends TableMigration {
  readonly name = 'Posts1763600000093';
  protected readonly table = 'posts';
  protected override readonly indices = [
    index('ix_posts_status', 'deleted_at', 'status', 'published_at', 'id'),
    index('ix_posts_image', 'image_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_posts_image', 'image_id', 'media', 'RESTRICT'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('title', 150),
      make.varchar('excerpt', 300),
      make.text('body'),
      make.varchar('author', 100),
      make.varchar('category', 60),
      make.moment('published_at'),
      make.int('read_time'),
      make.varchar('status', 20, { default: "'draft'" }),
      make.int('image_id'),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

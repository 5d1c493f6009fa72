import { type Columns, foreignKey, index, nullable, TableMigration } from '../table-migration';

export class VrfProject1763600000061 extends TableMigration {
  readonly name = 'VrfProject1763600000061';
  protected readonly table = 'vrf_project';
  protected override readonly indices = [
    index('ix_vrf_project_status', 'deleted_at', 'status', 'id'),
    index('ix_vrf_project_image', 'image_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_vrf_project_image', 'image_id', 'media', 'RESTRICT'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('title', 150),
      make.text('description', nullable),
      make.varchar('status', 20, { default: "'active'" }),
      make.int('image_id'),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

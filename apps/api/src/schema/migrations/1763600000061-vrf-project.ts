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
      make.varchar('project_name', 150),
      make.varchar('client_name', 150),
      make.varchar('location', 150, nullable),
      make.varchar('brand', 100, nullable),
      make.varchar('capacity', 100, nullable),
      make.varchar('indoor_type', 150, nullable),
      make.varchar('outdoor_type', 150, nullable),
      make.varchar('start_date', 10, nullable),
      make.varchar('completed_date', 10, nullable),
      make.varchar('status', 20, { default: "'active'" }),
      make.varchar('category', 50, nullable),
      make.text('description', nullable),
      make.text('remarks', nullable),
      make.text('equipment_list'),
      make.text('drawings'),
      make.int('image_id', nullable),
      make.version(),
      make.createdAt(),
      make.updatedAt(),
      make.deletedAt(),
    ];
  }
}

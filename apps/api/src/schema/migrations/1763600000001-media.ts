import {
  type Columns,
  foreignKey,
  index,
  nullable,
  TableMigration,
  unique,
} from '../table-migration';

export class Media1763600000001 extends TableMigration {
  readonly name = 'Media1763600000001';
  protected readonly table = 'media';
  protected override readonly indices = [unique('ux_media_key', 'key')];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('key', 150),
      make.varchar('kind', 20),
      make.varchar('mime', 40),
      make.int('bytes'),
      make.int('width'),
      make.int('height'),
      make.varchar('blur', 1000),
      make.varchar('alt', 300),
      make.createdAt(),
      make.int('created_by', nullable),
    ];
  }
}

export class MediaAlias1763600000002 extends TableMigration {
  readonly name = 'MediaAlias1763600000002';
  protected readonly table = 'media_alias';
  protected override readonly indices = [
    unique('ux_media_alias_path', 'path'),
    index('ix_media_alias_media', 'media_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_media_alias_media', 'media_id', 'media', 'CASCADE'),
  ];

  protected columns(make: Columns) {
    return [make.id(), make.varchar('path', 190), make.int('media_id')];
  }
}

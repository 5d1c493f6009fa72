import { type Columns, foreignKey, index, nullable, TableMigration } from '../table-migration';

export class MenuItem1763600000008 extends TableMigration {
  readonly name = 'MenuItem1763600000008';
  protected readonly table = 'menu_item';
  protected override readonly indices = [
    index('ix_menu_item_place', 'active', 'menu_group', 'position', 'id'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('menu_group', 30),
      make.varchar('title', 150),
      make.varchar('path', 190),
      make.int('position', { default: '0' }),
      make.boolean('active', true),
    ];
  }
}

export class Industries1763600000009 extends TableMigration {
  readonly name = 'Industries1763600000009';
  protected readonly table = 'industries';
  protected override readonly indices = [
    index('ix_industries_place', 'active', 'position', 'id'),
    index('ix_industries_image', 'image_id'),
  ];
  protected override readonly foreignKeys = [
    foreignKey('fk_industries_image', 'image_id', 'media', 'RESTRICT'),
  ];

  protected columns(make: Columns) {
    return [
      make.id(),
      make.varchar('title', 150),
      make.varchar('link', 190),
      make.int('image_id', nullable),
      make.int('position', { default: '0' }),
      make.boolean('active', true),
    ];
  }
}

export class Company1763600000010 extends TableMigration {
  readonly name = 'Company1763600000010';
  protected readonly table = 'company';

  protected columns(make: Columns) {
    return [
      make.int('id', { isPrimary: true }),
      make.text('details'),
      make.version(),
      make.updatedAt(),
    ];
  }
}

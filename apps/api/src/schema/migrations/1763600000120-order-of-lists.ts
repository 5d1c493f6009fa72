import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ColumnMigration, type Columns } from '../table-migration';

/** The order in which visitors see the gallery. */
export class GalleryPosition1763600000120 extends ColumnMigration {
  readonly name = 'GalleryPosition1763600000120';
  protected readonly table = 'gallery';

  protected column(make: Columns) {
    return make.int('position', { default: '0' });
  }
}

/** Until then the newest item stood first. */
export class GalleryOrder1763600000121 implements MigrationInterface {
  readonly name = 'GalleryOrder1763600000121';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE gallery SET position = -id, updated_at = updated_at');
  }

  /** The column goes with the migration before. */
  async down(): Promise<void> {}
}

abstract class IndexMigration implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly table: string;
  protected abstract readonly index: string;
  protected abstract readonly columns: string[];

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ${this.index} ON ${this.table} (${this.columns.join(', ')})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(this.table, this.index);
  }
}

export class GalleryOrderIndex1763600000122 extends IndexMigration {
  readonly name = 'GalleryOrderIndex1763600000122';
  protected readonly table = 'gallery';
  protected readonly index = 'ix_gallery_position';
  protected readonly columns = ['deleted_at', 'position', 'id'];
}

/** Industries become records that staff edit and delete. */
abstract class IndustryColumn extends ColumnMigration {
  protected readonly table = 'industries';
}

export class IndustryVersion1763600000123 extends IndustryColumn {
  readonly name = 'IndustryVersion1763600000123';
  protected column(make: Columns) {
    return make.version();
  }
}

export class IndustryCreated1763600000124 extends IndustryColumn {
  readonly name = 'IndustryCreated1763600000124';
  protected column(make: Columns) {
    return make.createdAt();
  }
}

export class IndustryUpdated1763600000125 extends IndustryColumn {
  readonly name = 'IndustryUpdated1763600000125';
  protected column(make: Columns) {
    return make.updatedAt();
  }
}

export class IndustryDeleted1763600000126 extends IndustryColumn {
  readonly name = 'IndustryDeleted1763600000126';
  protected column(make: Columns) {
    return make.deletedAt();
  }
}

export class IndustryOrderIndex1763600000127 extends IndexMigration {
  readonly name = 'IndustryOrderIndex1763600000127';
  protected readonly table = 'industries';
  protected readonly index = 'ix_industries_position';
  protected readonly columns = ['deleted_at', 'position', 'id'];
}

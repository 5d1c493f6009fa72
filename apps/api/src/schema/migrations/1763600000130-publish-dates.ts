import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { ColumnMigration, type Columns, index, nullable } from '../table-migration';

abstract class PublishDate extends ColumnMigration {
  protected column(make: Columns) {
    return make.moment('publish_at', nullable);
  }
}

/** The scheduler looks for the earliest date. */
abstract class PublishDateIndex implements MigrationInterface {
  abstract readonly name: string;
  protected abstract readonly table: string;

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(this.table, new TableIndex(this.index()));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(this.table, this.index().name!);
  }

  private index() {
    return index(`ix_${this.table}_publish`, 'publish_at');
  }
}

export class PostPublishDate1763600000130 extends PublishDate {
  readonly name = 'PostPublishDate1763600000130';
  protected readonly table = 'posts';
}

export class PostPublishDateIndex1763600000131 extends PublishDateIndex {
  readonly name = 'PostPublishDateIndex1763600000131';
  protected readonly table = 'posts';
}

export class VrfProjectPublishDate1763600000132 extends PublishDate {
  readonly name = 'VrfProjectPublishDate1763600000132';
  protected readonly table = 'vrf_project';
}

export class VrfProjectPublishDateIndex1763600000133 extends PublishDateIndex {
  readonly name = 'VrfProjectPublishDateIndex1763600000133';
  protected readonly table = 'vrf_project';
}

export class ProductPublishDate1763600000134 extends PublishDate {
  readonly name = 'ProductPublishDate1763600000134';
  protected readonly table = 'products';
}

export class ProductPublishDateIndex1763600000135 extends PublishDateIndex {
  readonly name = 'ProductPublishDateIndex1763600000135';
  protected readonly table = 'products';
}

import { type MigrationInterface, type QueryRunner, TableForeignKey, TableIndex } from 'typeorm';
import {
  ColumnMigration,
  type Columns,
  foreignKey,
  index,
  keepingIds,
  nullable,
} from '../table-migration';

/** Menu items below others. */
export class MenuParent1763600000077 extends ColumnMigration {
  readonly name = 'MenuParent1763600000077';
  protected readonly table = 'menu_item';

  protected column(make: Columns) {
    return make.int('parent_id', nullable);
  }

  /** Before, each item led somewhere: headings stay as inactive items, and nothing is lost. */
  override async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE menu_item SET path = '/', active = 0 WHERE path IS NULL AND category_id IS NULL",
    );
    await super.down(runner);
  }
}

const INDEX = new TableIndex(index('ix_menu_item_parent', 'parent_id'));
// An item that is deleted outside the product's own rules must not take others with it.
const FOREIGN_KEY = new TableForeignKey(
  foreignKey('fk_menu_item_parent', 'parent_id', 'menu_item', 'SET NULL'),
);

export class MenuParentKey1763600000078 implements MigrationInterface {
  readonly name = 'MenuParentKey1763600000078';

  async up(runner: QueryRunner): Promise<void> {
    await keepingIds(runner, 'menu_item', async () => {
      await runner.createIndex('menu_item', INDEX);
      await runner.createForeignKey('menu_item', FOREIGN_KEY);
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await keepingIds(runner, 'menu_item', async () => {
      await runner.dropForeignKey('menu_item', FOREIGN_KEY.name!);
      await runner.dropIndex('menu_item', INDEX.name!);
    });
  }
}

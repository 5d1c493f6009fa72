import {
  type MigrationInterface,
  type QueryRunner,
  TableColumn,
  TableForeignKey,
  TableIndex,
} from 'typeorm';
import { foreignKey, index, keepingIds } from '../table-migration';

/** The kinds of the categories that there were, each by the slug that the site looked for and its other spellings. */
const KINDS: [kind: string, slug: string, ...spellings: string[]][] = [
  ['outdoor_unit', 'outdoor', 'vrf', 'vrf-outdoor', 'outdoor-unit', 'outdoor-units'],
  ['round_cassette', '360_cassette', '360-cassette', '360cassette', 'round-cassette'],
  ['four_way_cassette', '4-way-cassette', '4way-cassette', '4-way', 'four-way-cassette'],
  ['one_way_cassette', '1-way-cassette', '1way-cassette', '1-way', 'one-way-cassette'],
  ['big_duct', 'big-duct', 'bigduct', 'high-static-duct'],
  ['medium_duct', 'medium-duct', 'mediumduct', 'medium-static-duct'],
  ['slim_duct', 'slim-duct', 'slimduct', 'low-static-duct'],
  ['wall_mounted', 'wall-mounted', 'wall-mount', 'wallmounted'],
  ['ceiling_mounted', 'ceiling-mounted', 'ceiling-mount', 'ceilingmounted', 'ceiling-suspended'],
  ['ventilation', 'ventilation', 'erv', 'energy-recovery-ventilator', 'ventilation-fan'],
  ['chiller', 'chiller', 'chillers', 'central-air-conditioner', 'modular-chiller'],
  ['split', 'split-ac', 'split', 'split-type-ac', 'air-conditioner'],
  [
    'rooftop_package',
    'rooftop-package',
    'rooftop',
    'rooftop-package-unit',
    'rooftop-package-units',
  ],
  ['cold_room', 'cold-room', 'coldroom', 'cold-storage', 'cold-storage-solutions'],
  ['dehumidifier', 'dehumidifier', 'dehumidifiers', 'dehumidifier-systems'],
  [
    'filter',
    'filter',
    'filters',
    'air-filter',
    'air-filtration',
    'air-filtration-systems',
    'air-purifier',
  ],
];

const list = (words: string[]) => words.map(() => '?').join(', ');

/**
 * What a category is. Of several words that name one, its slug decides, then the slug that it had before (an alias
 * since), then other spellings. A category that none of them names is 'other'.
 */
export class CategoryKind1763600000070 implements MigrationInterface {
  readonly name = 'CategoryKind1763600000070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE categories ADD COLUMN kind varchar(30) NOT NULL DEFAULT 'other'",
    );
    // A backfill is no change by staff: the time of the last one stays.
    const byAlias = (kind: string, words: string[]) =>
      runner.query(
        `UPDATE categories SET kind = ?, updated_at = updated_at
          WHERE id IN (SELECT category_id FROM category_alias WHERE alias IN (${list(words)}))`,
        [kind, ...words],
      );
    const bySlug = (kind: string, words: string[]) =>
      runner.query(
        `UPDATE categories SET kind = ?, updated_at = updated_at WHERE slug IN (${list(words)})`,
        [kind, ...words],
      );
    for (const [kind, , ...spellings] of KINDS) await byAlias(kind, spellings);
    for (const [kind, slug] of KINDS) await byAlias(kind, [slug]);
    for (const [kind, ...words] of KINDS) await bySlug(kind, words);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN kind');
  }
}

/** The list that a category shares with others. The ducts had one. */
export class CategoryGroup1763600000071 implements MigrationInterface {
  readonly name = 'CategoryGroup1763600000071';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories ADD COLUMN category_group varchar(30) NULL');
    await runner.query(
      `UPDATE categories SET category_group = 'duct', updated_at = updated_at
        WHERE kind IN ('big_duct', 'medium_duct', 'slim_duct')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE categories DROP COLUMN category_group');
  }
}

/** A menu item and the category that it leads to. */
interface CategoryLink {
  item_id: number;
  item_title: string | null;
  id: number;
  title: string;
  path: string;
}

const linksBy = (runner: QueryRunner, condition: string) =>
  runner.query(
    `SELECT item.id AS item_id, item.title AS item_title, category.id, category.title, category.path
      FROM menu_item item JOIN categories category ON ${condition}`,
  ) as Promise<CategoryLink[]>;

const CATEGORY_ID = new TableColumn({ name: 'category_id', type: 'integer', isNullable: true });
const INDEX = new TableIndex(index('ix_menu_item_category', 'category_id'));
const FOREIGN_KEY = new TableForeignKey(
  foreignKey('fk_menu_item_category', 'category_id', 'categories', 'CASCADE'),
);

/** Menu items reference their category by its id, and take path and title from it. They named its path before. */
export class MenuItemCategory1763600000072 implements MigrationInterface {
  readonly name = 'MenuItemCategory1763600000072';

  async up(runner: QueryRunner): Promise<void> {
    await keepingIds(runner, 'menu_item', async () => {
      await runner.addColumn('menu_item', CATEGORY_ID);
      await runner.createIndex('menu_item', INDEX);
      await runner.createForeignKey('menu_item', FOREIGN_KEY);
      await setNullable(runner, true);
    });
    const links = await linksBy(runner, 'category.path = item.path');
    for (const { item_id, item_title, id, title } of links) {
      await runner.query(
        'UPDATE menu_item SET category_id = ?, title = ?, path = NULL WHERE id = ?',
        [id, item_title === title ? null : item_title, item_id],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const links = await linksBy(runner, 'category.id = item.category_id');
    for (const { item_id, item_title, title, path } of links) {
      await runner.query('UPDATE menu_item SET title = ?, path = ? WHERE id = ?', [
        item_title ?? title,
        path,
        item_id,
      ]);
    }
    await keepingIds(runner, 'menu_item', async () => {
      await setNullable(runner, false);
      await runner.dropForeignKey('menu_item', FOREIGN_KEY.name!);
      await runner.dropIndex('menu_item', INDEX.name!);
      await runner.dropColumn('menu_item', 'category_id');
    });
  }
}

async function setNullable(runner: QueryRunner, isNullable: boolean): Promise<void> {
  const table = await runner.getTable('menu_item');
  for (const name of ['title', 'path']) {
    const before = table!.findColumnByName(name)!;
    const after = before.clone();
    after.isNullable = isNullable;
    await runner.changeColumn('menu_item', before, after);
  }
}

import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { MenuGroup, SaveMenuGroup } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { EntityManager, In } from 'typeorm';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import { type FieldProblems, InvalidInput, StaleVersion } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { newBatch } from '../../platform/records/audit';
import { type Change, change } from '../../platform/records/change';
import { lastAuthor } from '../../platform/records/record-type';
import { forgetTexts } from '../../platform/translations/texts';
import { MenuItemEntity, menuItemRecord } from './menu-item.entity';
import { versionOf } from './menu-item.mapper';
import { missingPages } from './menu-pages';
import { itemsOf, MenuService } from './menu.service';

type Item = Omit<SaveMenuGroup['items'][number], 'items'>;

/** A menu item of a request, with the path of its field in the body. */
interface GivenItem {
  item: Item;
  field: string;
}

/** Writes the menus for staff: a menu is replaced as a whole. */
@Injectable()
export class MenuWritesService {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly menus: MenuService,
  ) {}

  async save(
    group: MenuGroup['group'],
    { version, items }: SaveMenuGroup,
    principal: Principal,
  ): Promise<void> {
    await change(this.manager, menuItemRecord, principal, async (change) => {
      const { manager } = change;
      const before = await itemsOf(manager, group);
      if (versionOf(before) !== version) {
        const current = await this.menus.group(group, manager);
        const author = await lastAuthor(manager, menuItemRecord);
        throw new StaleVersion(reason('menu_changed'), current, author);
      }
      const categories = await this.check(manager, before, items);
      const write = new MenuWrite(change, group, before, categories);
      for (const item of items) {
        const parent = await write.item(item, null);
        for (const below of item.items) await write.item(below, parent);
      }
      await write.removeOthers();
    });
  }

  /** Rejects errors that only the database reveals; returns the categories of the items by id. */
  private async check(
    manager: EntityManager,
    before: MenuItemEntity[],
    items: SaveMenuGroup['items'],
  ): Promise<Map<number, CategoryEntity>> {
    const given = items.flatMap((item, index): GivenItem[] => [
      { item, field: `items.${index}` },
      ...item.items.map((lower, at) => ({ item: lower, field: `items.${index}.items.${at}` })),
    ]);
    const known = new Map(before.map((row) => [row.id, row]));
    const categoryIds = given.flatMap(({ item }) => item.category_id ?? []);
    const found = await manager.findBy(CategoryEntity, { id: In(categoryIds) });
    // An item of a category in the trash may stay: it is restored with its category.
    const categories = new Map(
      [...before.flatMap(({ category }) => category ?? []), ...found].map((row) => [row.id, row]),
    );
    const missing = await missingPages(
      manager,
      given.map(({ item }) => item.path),
    );

    const fields: FieldProblems = {};
    for (const { item, field } of given) {
      const { id, category_id, path, active } = item;
      if (id !== undefined && !known.has(id)) {
        fields[`${field}.id`] = reason('menu_entry_of_other');
      }
      if (category_id !== null && !categories.has(category_id)) {
        fields[`${field}.category_id`] = reason('menu_category_missing');
      }
      if (active && path !== null && missing.has(path))
        fields[`${field}.path`] = reason('menu_page_missing');
    }
    if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
    return categories;
  }
}

/** Writes the items of a menu one by one, in order. */
class MenuWrite {
  private readonly batch = newBatch();
  private readonly left: Map<number, MenuItemEntity>;
  private position = 0;

  constructor(
    private readonly change: Change<MenuItemEntity>,
    private readonly group: MenuGroup['group'],
    before: MenuItemEntity[],
    private readonly categories: Map<number, CategoryEntity>,
  ) {
    this.left = new Map(before.map((row) => [row.id, row]));
  }

  /** Creates or updates an item and returns its id. */
  async item(
    { id, title, category_id, path, active }: Item,
    parent_id: number | null,
  ): Promise<number> {
    const { manager } = this.change;
    const { group } = this;
    const position = ++this.position;
    const columns = { group, title, category_id, path, active, parent_id, position };
    const before = id === undefined ? undefined : this.left.get(id);
    if (before) {
      this.left.delete(before.id);
      await this.change.update(before, columns, { batch: this.batch });
      return before.id;
    }
    const category = category_id === null ? null : this.categories.get(category_id);
    const row = await manager.save(manager.create(MenuItemEntity, { ...columns, category }));
    const changes = this.change.changesBetween(null, row);
    this.change.log(row, 'created', changes, this.batch);
    return row.id;
  }

  async removeOthers(): Promise<void> {
    const rows = [...this.left.values()];
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    await this.change.manager.delete(MenuItemEntity, { id: In(ids) });
    await forgetTexts(this.change.manager, menuItemRecord.subject, ids);
    for (const row of rows) this.change.log(row, 'deleted', [], this.batch);
  }
}

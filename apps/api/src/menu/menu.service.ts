import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { MenuItem } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import type { Change } from '../records/change';
import { MenuItemEntity } from './menu-item.entity';

@Injectable()
export class MenuService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** The active entries, without those of inactive categories. */
  list(): Promise<MenuItemEntity[]> {
    return this.manager
      .createQueryBuilder(MenuItemEntity, 'item')
      .where('item.active = :active', { active: true })
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM categories category WHERE category.path = item.path
          AND (category.status <> 'active' OR category.deleted_at IS NOT NULL))`,
      )
      .orderBy({ 'item.group': 'ASC', 'item.position': 'ASC', 'item.id': 'ASC' })
      .getMany();
  }

  /** Adds an entry at the end of a menu. */
  async add(
    change: Change<MenuItemEntity>,
    entry: Pick<MenuItem, 'group' | 'title' | 'path'>,
  ): Promise<void> {
    const { group } = entry;
    const last = await change.manager.maximum(MenuItemEntity, 'position', { group });
    await change.insert({ ...entry, position: (last ?? 0) + 1 });
  }

  /** Updates the entries of a page to its new address, and to its new title where they had the old one. */
  async follow(
    change: Change<MenuItemEntity>,
    before: Pick<MenuItem, 'title' | 'path'>,
    after: Pick<MenuItem, 'title' | 'path'>,
  ): Promise<void> {
    if (before.path === after.path && before.title === after.title) return;
    for (const item of await change.manager.findBy(MenuItemEntity, { path: before.path })) {
      const title = item.title === before.title ? after.title : item.title;
      await change.update(item, { title, path: after.path });
    }
  }

  /** Removes the entries of a deleted page from the menus. */
  async remove(change: Change<MenuItemEntity>, path: string): Promise<void> {
    for (const item of await change.manager.findBy(MenuItemEntity, { path })) {
      await change.manager.delete(MenuItemEntity, { id: item.id });
      change.log(item, 'deleted');
    }
  }
}

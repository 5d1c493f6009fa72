import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { MenuItem } from '@shishir/contract';
import { EntityManager } from 'typeorm';
import { type Actor, changesBetween, writeAudit } from '../records/audit';
import { MenuItemEntity } from './menu-item.entity';

const FIELDS = ['group', 'title', 'path', 'position'] as const;

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
    manager: EntityManager,
    actor: Actor,
    entry: Pick<MenuItem, 'group' | 'title' | 'path'>,
  ): Promise<void> {
    const last = await manager.maximum(MenuItemEntity, 'position', { group: entry.group });
    const item = await manager.save(
      manager.create(MenuItemEntity, { ...entry, position: (last ?? 0) + 1 }),
    );
    await writeAudit(manager, actor, {
      ...recordOf(item),
      action: 'created',
      changes: changesBetween(null, item, FIELDS),
    });
  }

  /** Updates the entries of a page to its new address, and to its new title where they had the old one. */
  async follow(
    manager: EntityManager,
    actor: Actor,
    before: Pick<MenuItem, 'title' | 'path'>,
    after: Pick<MenuItem, 'title' | 'path'>,
  ): Promise<void> {
    if (before.path === after.path && before.title === after.title) return;
    for (const item of await manager.findBy(MenuItemEntity, { path: before.path })) {
      const title = item.title === before.title ? after.title : item.title;
      const moved = { title, path: after.path };
      const changes = changesBetween(item, { ...item, ...moved }, FIELDS);
      if (changes.length === 0) continue;
      await manager.update(MenuItemEntity, { id: item.id }, moved);
      await writeAudit(manager, actor, { ...recordOf(item), action: 'updated', changes });
    }
  }

  /** Removes the entries of a deleted page from the menus. */
  async remove(manager: EntityManager, actor: Actor, path: string): Promise<void> {
    for (const item of await manager.findBy(MenuItemEntity, { path })) {
      await manager.delete(MenuItemEntity, { id: item.id });
      await writeAudit(manager, actor, { ...recordOf(item), action: 'deleted' });
    }
  }
}

const recordOf = ({ id, title }: MenuItemEntity) =>
  ({ subject: 'menu-item', id, name: title }) as const;

import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { MenuItemEntity } from './menu-item.entity';

@Injectable()
export class MenuService {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  /** The active items with their categories, without those of categories that visitors cannot see. */
  list(): Promise<MenuItemEntity[]> {
    // The join leaves out categories in the trash.
    return this.manager
      .createQueryBuilder(MenuItemEntity, 'item')
      .leftJoinAndSelect('item.category', 'category')
      .where('item.active = :active', { active: true })
      .andWhere("(item.category_id IS NULL OR category.status = 'active')")
      .orderBy({ 'item.group': 'ASC', 'item.position': 'ASC', 'item.id': 'ASC' })
      .getMany();
  }
}

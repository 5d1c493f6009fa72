import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { MenuItemEntity } from './menu-item.entity';

@Injectable()
export class MenuService {
  constructor(
    @InjectRepository(MenuItemEntity) private readonly items: Repository<MenuItemEntity>,
  ) {}

  list(): Promise<MenuItemEntity[]> {
    return this.items.find({
      where: { active: true },
      order: { group: 'ASC', position: 'ASC', id: 'ASC' },
    });
  }
}

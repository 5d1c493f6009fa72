import type { MenuItem } from '@shishir/contract';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { CategoryEntity } from '../../catalogue/categories/category.entity';
import type { RecordType } from '../../platform/records/record-type';

/**
 * An item of a menu of the public site. An item of a category has the category's path, and its title unless it is
 * overridden; any other item has its own title and path. Without category and path, it is a heading. Items nest one
 * level deep within a menu.
 */
@Entity({ name: 'menu_item' })
@Index('ix_menu_item_place', ['active', 'group', 'position', 'id'])
@Index('ix_menu_item_category', ['category_id'])
@Index('ix_menu_item_parent', ['parent_id'])
export class MenuItemEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ name: 'menu_group', type: 'varchar', length: 30 }) group: MenuItem['group'];
  @Column({ type: 'varchar', length: 150, nullable: true }) title: string | null;
  @Column({ type: 'varchar', length: 190, nullable: true }) path: string | null;
  @Column({ type: 'int', default: 0 }) position: number;
  @Column({ type: 'boolean', default: true }) active: boolean;
  @Column({ type: 'int', nullable: true }) category_id: number | null;
  @ManyToOne(() => CategoryEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: 'fk_menu_item_category' })
  category: Relation<CategoryEntity> | null;
  @Column({ type: 'int', nullable: true }) parent_id: number | null;
  @ManyToOne(() => MenuItemEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'parent_id', foreignKeyConstraintName: 'fk_menu_item_parent' })
  parent: Relation<MenuItemEntity> | null;
}

type LinkColumns = Pick<MenuItemEntity, 'title' | 'path' | 'category'>;

/** Returns title and path as visitors see them, without a path for a heading; the category must be loaded. */
export function linkOf({ title, path, category }: LinkColumns): Pick<MenuItem, 'title' | 'path'> {
  return { title: title ?? category!.title, path: category ? category.path : path };
}

export const menuItemRecord: RecordType<MenuItemEntity> = {
  entity: MenuItemEntity,
  label: 'menu item',
  subject: 'menu-item',
  nameOf: (item) => linkOf(item).title,
  audited: ['group', 'title', 'path', 'category_id', 'parent_id', 'position', 'active'],
  isPublic: true,
  relations: { category: true },
};

import type { MenuItem } from '@shishir/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RecordType } from '../records/record-type';

/** An entry of a menu of the public site. */
@Entity({ name: 'menu_item' })
@Index('ix_menu_item_place', ['active', 'group', 'position', 'id'])
export class MenuItemEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ name: 'menu_group', type: 'varchar', length: 30 }) group: MenuItem['group'];
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'varchar', length: 190 }) path: string;
  @Column({ type: 'int', default: 0 }) position: number;
  @Column({ type: 'boolean', default: true }) active: boolean;
}

export const menuItemRecord: RecordType<MenuItemEntity> = {
  entity: MenuItemEntity,
  label: 'menu item',
  subject: 'menu-item',
  nameOf: ({ title }) => title,
  audited: ['group', 'title', 'path', 'position'],
  isPublic: true,
};

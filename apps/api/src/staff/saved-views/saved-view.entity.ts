import type { SavedView } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { RecordType } from '../../platform/records/record-type';
import { UserEntity } from '../users/user.entity';

/** Filters, order and columns of a dashboard list, stored under a name. */
@Entity({ name: 'saved_views' })
@Index('ux_saved_views_name', ['owner_id', 'screen', 'name_key'], { unique: true })
@Index('ix_saved_views_screen', ['screen', 'shared'])
export class SavedViewEntity {
  @PrimaryGeneratedColumn() id: number;
  /** Null if the account was deleted: a shared view stays for the others. */
  @Column({ type: 'int', nullable: true }) owner_id: number | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_saved_views_owner' })
  owner: Relation<UserEntity> | null;
  @Column({ type: 'varchar', length: 30 }) screen: SavedView['screen'];
  @Column({ type: 'varchar', length: 40 }) name: string;
  /** Name in lower case: names that differ only in case are the same name, on every database. */
  @Column({ type: 'varchar', length: 40 }) name_key: string;
  @Column({ type: 'varchar', length: 1000 }) query: string;
  @Column({ type: 'simple-json', nullable: true }) columns: SavedView['columns'];
  @Column({ type: 'boolean', default: false }) shared: boolean;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

export const savedViewRecord: RecordType<SavedViewEntity> = {
  entity: SavedViewEntity,
  label: 'view',
  subject: 'saved-view',
  nameOf: ({ name }) => name,
  audited: ['name', 'query', 'columns', 'shared'],
  isPublic: false,
};

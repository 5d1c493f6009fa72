import type { Locale, StoredSystem } from '@shishir/contract';
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
} from 'typeorm';
import { UserEntity } from '../../staff/users/user.entity';

/** A VRF system that an account has saved. Deleted with the account. */
@Entity({ name: 'saved_systems' })
@Index('ix_saved_systems_user', ['user_id', 'updated_at'])
export class SavedSystemEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) user_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_saved_systems_user' })
  user: Relation<UserEntity>;
  @Column({ type: 'varchar', length: 80 }) name: string;
  /** Language of the page on which it was saved. */
  @Column({ type: 'varchar', length: 5, default: 'en' }) locale: Locale;
  @Column({ type: 'simple-json' }) plan: StoredSystem;
  @Column({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

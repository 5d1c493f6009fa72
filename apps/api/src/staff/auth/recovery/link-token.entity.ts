import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../users/user.entity';

/** A link that was sent by mail and works once. Only the hash of its secret is stored. */
@Entity({ name: 'link_token' })
@Index('ix_link_token_user', ['user_id', 'purpose'])
export class LinkTokenEntity {
  /** SHA-256 of the secret, 64 hex characters. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;
  @Column({ type: 'varchar', length: 20 }) purpose: 'reset' | 'confirm' | 'link_google';
  @Column({ type: 'int' }) user_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_link_token_user' })
  user: Relation<UserEntity>;
  @Column({ type: 'datetime', precision: 6 }) expires_at: Date;
  @Column({ type: 'datetime', precision: 6, nullable: true }) used_at: Date | null;
  /** Further data of the link as JSON, or null. */
  @Column({ type: 'text', nullable: true }) detail: string | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

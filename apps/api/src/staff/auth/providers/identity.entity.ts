import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../users/user.entity';
import type { ProviderName } from './openid-provider';

/** An account at a provider that opens an account here. Identified by provider, issuer and subject only. */
@Entity({ name: 'identity' })
@Index('ux_identity_provider', ['provider', 'issuer', 'subject'], { unique: true })
@Index('ix_identity_user', ['user_id'])
export class IdentityEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) user_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_identity_user' })
  user: Relation<UserEntity>;
  @Column({ type: 'varchar', length: 10, default: 'google' }) provider: ProviderName;
  @Column({ type: 'varchar', length: 190 }) issuer: string;
  @Column({ type: 'varchar', length: 190 }) subject: string;
  /** Email address given by the provider when they were linked; for display only. */
  @Column({ type: 'varchar', length: 190 }) email: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

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

/** One sign-in on one device. Every token names its session; a session that has ended is no longer accepted. */
@Entity({ name: 'sessions' })
@Index('ix_sessions_user', ['user_id'])
@Index('ix_sessions_expires', ['expires_at'])
export class SessionEntity {
  /** Random, 32 hex characters. */
  @PrimaryColumn({ type: 'varchar', length: 32 }) id: string;
  @Column({ type: 'int' }) user_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_sessions_user' })
  user: Relation<UserEntity>;
  @Column({ type: 'varchar', length: 64 }) address: string;
  @Column({ type: 'varchar', length: 300 }) user_agent: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @Column({ type: 'datetime', precision: 6 }) expires_at: Date;
  @Column({ type: 'datetime', precision: 6, nullable: true }) revoked_at: Date | null;
}

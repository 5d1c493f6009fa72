import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../users/user.entity';

/** A code that works once instead of one from the app. Only its hash is stored; see RecoveryCodes. */
@Entity({ name: 'recovery_code' })
@Index('ix_recovery_code_user', ['user_id'])
export class RecoveryCodeEntity {
  /** Salt shared by the codes of the account, and the Argon2id hash of the code: 64 hex characters. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;
  @Column({ type: 'int' }) user_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_recovery_code_user' })
  user: Relation<UserEntity>;
  @Column({ type: 'datetime', precision: 6, nullable: true }) used_at: Date | null;
}

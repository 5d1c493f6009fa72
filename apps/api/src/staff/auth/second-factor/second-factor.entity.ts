import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../users/user.entity';

/** Second factor of an account: set up here, and in effect from `users.second_factor_at` on. */
@Entity({ name: 'second_factor' })
export class SecondFactorEntity {
  @PrimaryColumn({ type: 'int' }) user_id: number;
  @OneToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_second_factor_user' })
  user: Relation<UserEntity>;
  /** Shared secret, encrypted with a key that is not in the database. */
  @Column({ type: 'varchar', length: 200 }) sealed_secret: string;
  /** Time step of the last accepted code: no code works twice. */
  @Column({ type: 'int', default: 0 }) last_step: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

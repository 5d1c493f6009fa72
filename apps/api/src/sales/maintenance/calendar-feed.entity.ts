import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../staff/users/user.entity';

/** The secret address of the calendar of a technician. */
@Entity({ name: 'calendar_feed' })
@Index('ux_calendar_feed_token', ['token_hash'], { unique: true })
export class CalendarFeedEntity {
  @PrimaryColumn({ type: 'int' }) user_id: number;
  @OneToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_calendar_feed_user' })
  user: Relation<UserEntity>;
  /** SHA-256 of the token, which has too many random bits to be guessed from it. */
  @Column({ type: 'varchar', length: 64 }) token_hash: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

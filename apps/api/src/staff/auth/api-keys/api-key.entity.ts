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

/** A key of a program. It works as long as its creator is the owner. */
@Entity({ name: 'api_key' })
@Index('ux_api_key_hash', ['key_hash'], { unique: true })
@Index('ix_api_key_created_by', ['created_by_id'])
export class ApiKeyEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 100 }) name: string;
  @Column({ type: 'varchar', length: 20 }) prefix: string;
  /** SHA-256 of the whole key, which has too many random bits to be guessed from it. */
  @Column({ type: 'varchar', length: 64 }) key_hash: string;
  @Column({ type: 'simple-json' }) scopes: string[];
  @Column({ type: 'int' }) created_by_id: number;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'created_by_id', foreignKeyConstraintName: 'fk_api_key_created_by' })
  created_by: Relation<UserEntity>;
  // A day in Dhaka as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10, nullable: true }) expires_on: string | null;
  @Column({ type: 'datetime', precision: 6, nullable: true }) last_used_at: Date | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

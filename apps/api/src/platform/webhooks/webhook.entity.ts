import type { Webhook } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

/** Address of another program that is told about changes. */
@Entity({ name: 'webhook' })
export class WebhookEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 500 }) url: string;
  @Column({ type: 'simple-json' }) events: string[];
  @Column({ type: 'varchar', length: 10 }) state: Webhook['state'];
  /** Sealed instead of hashed, because each request is signed with it. */
  @Column({ type: 'varchar', length: 200 }) sealed_secret: string;
  /** Time since which every delivery has failed. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) failing_since: Date | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

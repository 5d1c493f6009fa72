import type { WebhookDelivery } from '@shishir/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An event on its way to a webhook: written in the transaction of its cause, sent afterwards, and kept as a log. Without
 * a foreign key: deleting a webhook must not make the change of a record fail that is just being written.
 */
@Entity({ name: 'webhook_delivery' })
@Index('ix_webhook_delivery_due', ['status', 'next_at', 'id'])
@Index('ix_webhook_delivery_webhook', ['webhook_id', 'id'])
@Index('ix_webhook_delivery_created', ['created_at'])
export class WebhookDeliveryEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) webhook_id: number;
  @Column({ type: 'varchar', length: 40 }) event_id: string;
  @Column({ type: 'varchar', length: 60 }) event: string;
  @Column({ type: 'text' }) body: string;
  @Column({ type: 'varchar', length: 10 }) status: WebhookDelivery['status'];
  @Column({ type: 'int' }) attempts: number;
  /** Earliest time of the next attempt. */
  @Column({ type: 'datetime', precision: 6 }) next_at: Date;
  @Column({ type: 'datetime', precision: 6, nullable: true }) attempted_at: Date | null;
  @Column({ type: 'int', nullable: true }) duration_ms: number | null;
  @Column({ type: 'varchar', length: 20, nullable: true }) failure: WebhookDelivery['failure'];
  @Column({ type: 'int', nullable: true }) response_status: number | null;
  @Column({ type: 'varchar', length: 300, nullable: true }) response_text: string | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A completed request. A repetition with the same key gets the same response. */
@Entity({ name: 'idempotency_key' })
@Index('ix_idempotency_key_created', ['created_at'])
export class IdempotencyKeyEntity {
  /** Hash of the route and the caller's key, 64 hex characters. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;
  /** Hash of the body; the same key with another body is rejected. */
  @Column({ type: 'varchar', length: 64 }) body_hash: string;
  @Column({ name: 'answer', type: 'simple-json' }) response: unknown;
  /** Days until housekeeping removes it. */
  @Column({ type: 'integer', default: 1 }) days: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

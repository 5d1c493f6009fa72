import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request that was done once: the same key gets the first response again. */
@Entity({ name: 'idempotency_key' })
@Index('ix_idempotency_key_created', ['created_at'])
export class IdempotencyKeyEntity {
  /** The route and the caller's key, hashed: 64 hex characters. */
  @PrimaryColumn({ type: 'varchar', length: 64 }) id: string;
  /** The hash of the body: the same key with another body is rejected. */
  @Column({ type: 'varchar', length: 64 }) body_hash: string;
  @Column({ name: 'answer', type: 'simple-json' }) response: unknown;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

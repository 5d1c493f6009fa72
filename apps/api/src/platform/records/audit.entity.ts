import type { AuditAction, AuditChange, AuditSubject } from '@shishir/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * One line of the audit log. Stores the names of people and records at that time and has no foreign keys, so it
 * survives their deletion.
 */
@Entity({ name: 'audit_log' })
@Index('ix_audit_log_action', ['action', 'id'])
@Index('ix_audit_log_subject', ['subject', 'subject_id', 'id'])
@Index('ix_audit_log_actor', ['actor_id', 'id'])
@Index('ix_audit_log_created', ['created_at'])
@Index('ix_audit_log_batch', ['batch'])
export class AuditEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 30 }) action: AuditAction;
  @Column({ type: 'varchar', length: 30 }) subject: AuditSubject;
  @Column({ type: 'int', nullable: true }) subject_id: number | null;
  @Column({ type: 'varchar', length: 200 }) subject_name: string;
  @Column({ type: 'int', nullable: true }) actor_id: number | null;
  @Column({ type: 'varchar', length: 100 }) actor_name: string;
  @Column({ type: 'varchar', length: 190 }) actor_email: string;
  @Column({ type: 'varchar', length: 64 }) address: string;
  @Column({ type: 'varchar', length: 300 }) user_agent: string;
  @Column({ type: 'simple-json' }) changes: AuditChange[];
  /** Groups the lines of one action on many rows, such as an import. */
  @Column({ type: 'varchar', length: 32, nullable: true }) batch: string | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A long text before a change; the line of the log only names the field. The text after the change is in the row, or is
 * the text before the next change. Housekeeping removes it with the version. Like the log, it has no foreign keys.
 */
@Entity({ name: 'audit_text' })
@Index('ix_audit_text_line', ['audit_id'])
@Index('ix_audit_text_created', ['created_at'])
export class AuditTextEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) audit_id: number;
  @Column({ type: 'varchar', length: 60 }) field: string;
  @Column({ type: 'text' }) text: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

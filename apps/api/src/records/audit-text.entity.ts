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
import { AuditEntity } from './audit.entity';

/**
 * A long text as it was before a change, which the line of the log only names. The text after it is in the row, or
 * before the next change. Housekeeping removes it with the version.
 */
@Entity({ name: 'audit_text' })
@Index('ix_audit_text_line', ['audit_id'])
@Index('ix_audit_text_created', ['created_at'])
export class AuditTextEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) audit_id: number;
  @ManyToOne(() => AuditEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'audit_id', foreignKeyConstraintName: 'fk_audit_text_line' })
  line: Relation<AuditEntity>;
  @Column({ type: 'varchar', length: 60 }) field: string;
  @Column({ type: 'text' }) text: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

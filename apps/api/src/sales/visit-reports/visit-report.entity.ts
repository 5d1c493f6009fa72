import type { ReportedUnit } from '@shishir/contract';
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
import { MailEntity } from '../../platform/mail/mail.entity';
import { UserEntity } from '../../staff/users/user.entity';
import { VisitEntity } from '../maintenance/visit.entity';

/** A stored photo: its name in the private store. */
export interface ReportPhoto {
  file: string;
  caption: string;
  bytes: number;
}

/** Version of the report of a visit. Rows never change, except for the mail that sends them. */
@Entity({ name: 'visit_report' })
@Index('ux_visit_report_revision', ['visit_id', 'revision'], { unique: true })
@Index('ux_visit_report_submission', ['visit_id', 'submission'], { unique: true })
@Index('ix_visit_report_author', ['created_by'])
@Index('ix_visit_report_mail', ['mail_id'])
export class VisitReportEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) visit_id: number;
  @ManyToOne(() => VisitEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'visit_id', foreignKeyConstraintName: 'fk_visit_report_visit' })
  visit: Relation<VisitEntity>;
  /** 1 is what the customer signed; later ones are corrections. */
  @Column({ type: 'int' }) revision: number;
  /** Made by the client, so that a report that is sent twice is stored once. */
  @Column({ type: 'varchar', length: 32 }) submission: string;
  /** Why it was corrected; null for the first. */
  @Column({ type: 'varchar', length: 500, nullable: true }) reason: string | null;
  @Column({ type: 'simple-json' }) units: ReportedUnit[];
  @Column({ type: 'text' }) work_done: string;
  @Column({ type: 'text' }) parts: string;
  @Column({ type: 'text' }) recommendation: string;
  @Column({ type: 'datetime', precision: 6 }) started_at: Date;
  @Column({ type: 'datetime', precision: 6 }) ended_at: Date;
  @Column({ type: 'varchar', length: 120 }) technician: string;
  /** Those of the earlier versions first. */
  @Column({ type: 'simple-json' }) photos: ReportPhoto[];
  @Column({ type: 'varchar', length: 120 }) signed_name: string;
  /** SVG path within `SIGNATURE_SIZE`; '' if the name is the signature. */
  @Column({ type: 'text' }) signature: string;
  @Column({ type: 'datetime', precision: 6 }) signed_at: Date;
  @Column({ type: 'int', nullable: true }) created_by: number | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'fk_visit_report_author' })
  author: Relation<UserEntity> | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  /** Mail with which it was sent to the customer. */
  @Column({ type: 'int', nullable: true }) mail_id: number | null;
  @ManyToOne(() => MailEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'mail_id', foreignKeyConstraintName: 'fk_visit_report_mail' })
  mail: Relation<MailEntity> | null;
  @Column({ type: 'datetime', precision: 6, nullable: true }) mailed_at: Date | null;
}

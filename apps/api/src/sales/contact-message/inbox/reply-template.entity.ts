import type { ContactMessageKind } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { RecordType } from '../../../platform/records/record-type';

/** A text that staff begin a reply with. */
@Entity({ name: 'reply_template' })
@Index('ix_reply_template_name', ['name', 'id'])
export class ReplyTemplateEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 80 }) name: string;
  /** With `{name}`, `{reference}` and `{company}`. */
  @Column({ type: 'text' }) text: string;
  /** Kind of enquiry that it fits; null for any. */
  @Column({ type: 'varchar', length: 20, nullable: true }) kind: ContactMessageKind | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

export const replyTemplateRecord: RecordType<ReplyTemplateEntity> = {
  entity: ReplyTemplateEntity,
  label: 'template',
  subject: 'reply-template',
  nameOf: ({ name }) => name,
  audited: ['name', 'text', 'kind'],
  isPublic: false,
};

import type { Mail } from '@shishir/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { MailContent } from './mail-content';

/** A mail in the outbox: written in the transaction of its cause, sent afterwards, and kept. */
@Entity({ name: 'mail_outbox' })
@Index('ix_mail_outbox_due', ['status', 'next_at', 'id'])
export class MailEntity {
  @PrimaryGeneratedColumn() id: number;
  /** The same for every attempt, so that mail programs recognise a duplicate. */
  @Column({ type: 'varchar', length: 100 }) message_id: string;
  @Column({ type: 'varchar', length: 190 }) recipient: string;
  @Column({ type: 'varchar', length: 200 }) subject: string;
  @Column({ type: 'text' }) text: string;
  /** Source of the HTML, which is rendered when the mail is sent; null once its secret is removed. */
  @Column({ type: 'simple-json', nullable: true }) content: MailContent | null;
  @Column({ type: 'boolean', default: false }) secret: boolean;
  /** Address for replies; the sender if null. */
  @Column({ type: 'varchar', length: 190, nullable: true }) reply_to: string | null;
  /** Message-ID of the first mail of a conversation, so that mail programs group its mails. */
  @Column({ type: 'varchar', length: 100, nullable: true }) thread: string | null;
  /** Address at which the recipient ends the subscription. */
  @Column({ type: 'varchar', length: 400, nullable: true }) unsubscribe_url: string | null;
  /** Reference to a document that is rendered when the mail is sent, see `MailAttachments`. */
  @Column({ type: 'varchar', length: 100, nullable: true }) attachment: string | null;
  @Column({ type: 'varchar', length: 10, default: 'waiting' }) status: Mail['status'];
  @Column({ type: 'int', default: 0 }) attempts: number;
  /** Earliest time of the next attempt. */
  @Column({ type: 'datetime', precision: 6 }) next_at: Date;
  @Column({ type: 'varchar', length: 300, nullable: true }) last_error: string | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @Column({ type: 'datetime', precision: 6, nullable: true }) sent_at: Date | null;
}

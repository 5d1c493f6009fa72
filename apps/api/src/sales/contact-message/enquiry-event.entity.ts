import type { ContactChannel, EnquiryEvent } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { insertRow, insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { MailEntity } from '../../platform/mail/mail.entity';
import { UserEntity } from '../../staff/users/user.entity';
import { ContactMessageEntity } from './contact-message.entity';

const account = { onDelete: 'SET NULL', onUpdate: 'RESTRICT' } as const;

/** An event of an enquiry. People are references, so that it never contains the name of a deleted account. */
@Entity({ name: 'contact_message_event' })
@Index('ix_contact_message_event_message', ['message_id', 'id'])
@Index('ix_contact_message_event_actor', ['actor_id'])
@Index('ix_contact_message_event_owner', ['owner_id'])
@Index('ix_contact_message_event_mail', ['mail_id'])
export class EnquiryEventEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) message_id: number;
  @ManyToOne(() => ContactMessageEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_contact_message_event_message' })
  message: Relation<ContactMessageEntity>;
  @Column({ type: 'varchar', length: 20 }) kind: EnquiryEvent['kind'];
  /** Staff account that caused it; null for the system or the visitor. */
  @Column({ type: 'int', nullable: true }) actor_id: number | null;
  @ManyToOne(() => UserEntity, account)
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'fk_contact_message_event_actor' })
  actor: Relation<UserEntity> | null;
  /** Text of a note or a reply, subject of a mail, a status, a stage, a value, or a next step. */
  @Column({ type: 'text', nullable: true }) text: string | null;
  @Column({ type: 'varchar', length: 20, nullable: true }) channel: ContactChannel | null;
  /** New owner. */
  @Column({ type: 'int', nullable: true }) owner_id: number | null;
  @ManyToOne(() => UserEntity, account)
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_contact_message_event_owner' })
  owner: Relation<UserEntity> | null;
  @Column({ type: 'int', nullable: true }) mail_id: number | null;
  @ManyToOne(() => MailEntity, account)
  @JoinColumn({ name: 'mail_id', foreignKeyConstraintName: 'fk_contact_message_event_mail' })
  mail: Relation<MailEntity> | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

export type NewEvent = Pick<EnquiryEventEntity, 'message_id' | 'kind'> &
  Partial<Pick<EnquiryEventEntity, 'actor_id' | 'text' | 'channel' | 'owner_id' | 'mail_id'>>;

/** Adds an event in the transaction that caused it, and returns its id. */
export const addEvent = (manager: EntityManager, event: NewEvent): Promise<number> =>
  insertRow(manager, EnquiryEventEntity, event);

/** Like `addEvent`, for several events in one statement. */
export const addEvents = (manager: EntityManager, events: NewEvent[]): Promise<void> =>
  insertRows(manager, EnquiryEventEntity, events);

import type {
  ApprovalState,
  Design,
  Locale,
  PricedLine,
  QuotationEvent,
  QuotationTerm,
} from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  type EntityManager,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { SearchText } from '../../platform/database/derived-columns';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { MailEntity } from '../../platform/mail/mail.entity';
import { UserEntity } from '../../staff/users/user.entity';

const reference = { onDelete: 'SET NULL', onUpdate: 'RESTRICT' } as const;
const part = { onDelete: 'CASCADE', onUpdate: 'RESTRICT' } as const;

/** An offer that answers an enquiry. Its revisions contain what is offered. */
@Entity({ name: 'quotation' })
@Index('ux_quotation_number', ['number'], { unique: true })
@Index('ix_quotation_updated', ['updated_at', 'id'])
@Index('ix_quotation_message', ['message_id', 'id'])
@Index('ix_quotation_created_by', ['created_by_id'])
@Index('ix_quotation_customer', ['customer_id', 'id'])
export class QuotationEntity {
  @PrimaryGeneratedColumn() id: number;
  /** QUO-2026-000123: the name that people use. */
  @Column({ type: 'varchar', length: 20 }) number: string;
  /** Enquiry that it answers; null once that is purged. */
  @Column({ type: 'int', nullable: true }) message_id: number | null;
  @ManyToOne(() => ContactMessageEntity, reference)
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_quotation_message' })
  message: Relation<ContactMessageEntity> | null;
  /** Customer of its enquiry; kept when the enquiry is purged. */
  @Column({ type: 'int', nullable: true }) customer_id: number | null;
  /** Language of the recipient. */
  @Column({ type: 'varchar', length: 5, default: 'en' }) locale: Locale;
  /** For staff only. */
  @Column({ type: 'text' }) note: string;
  @Column({ type: 'int', nullable: true }) created_by_id: number | null;
  @ManyToOne(() => UserEntity, reference)
  @JoinColumn({ name: 'created_by_id', foreignKeyConstraintName: 'fk_quotation_created_by' })
  created_by: Relation<UserEntity> | null;
  /** Number of the newest sent revision, which supersedes all before it. */
  @Column({ type: 'int', nullable: true }) sent_revision: number | null;
  /** Number of the revision in progress. */
  @Column({ type: 'int', nullable: true }) draft_revision: number | null;
  /** Number of questions since the last answer or revision. */
  @Column({ type: 'int', default: 0 }) open_questions: number;
  @SearchText([], ['number']) search_text: string | null;
  /** Version of the note, the only column of the row that an editor writes. */
  @Column({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

/** A line of the offer. Acceptance adds what the customer ordered, and changes nothing else of it. */
export type StoredLine = Omit<PricedLine, 'choice'> & {
  choice?: { group: string; selected: boolean; ordered?: boolean } | undefined;
};

/** Content of an offer: a draft until it is sent, and never changed after that. */
@Entity({ name: 'quotation_revision' })
@Index('ux_quotation_revision_number', ['quotation_id', 'revision'], { unique: true })
@Index('ix_quotation_revision_sent_by', ['sent_by_id'])
@Index('ix_quotation_revision_mail', ['mail_id'])
export class QuotationRevisionEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) quotation_id: number;
  @ManyToOne(() => QuotationEntity, part)
  @JoinColumn({
    name: 'quotation_id',
    foreignKeyConstraintName: 'fk_quotation_revision_quotation',
  })
  quotation: Relation<QuotationEntity>;
  @Column({ type: 'int' }) revision: number;
  @Column({ type: 'varchar', length: 10, default: 'draft' }) state: 'draft' | 'sent';
  @Column({ type: 'varchar', length: 100 }) name: string;
  @Column({ type: 'varchar', length: 150 }) company: string;
  @Column({ type: 'varchar', length: 190 }) email: string;
  /** E.164, with `x` and an optional extension; '' if none was given. */
  @Column({ type: 'varchar', length: 20 }) phone: string;
  @Column({ type: 'varchar', length: 150 }) place: string;
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'text' }) letter: string;
  @Column({ type: 'simple-json', nullable: true }) design: Design | null;
  @Column({ type: 'simple-json' }) content: { lines: StoredLine[]; terms: QuotationTerm[] };
  /** In whole taka, as calculated when it was written; once accepted, those of the customer's choice. */
  @Column({ type: 'int' }) sum: number;
  @Column({ type: 'int' }) discount: number;
  @Column({ type: 'int' }) total: number;
  /** Rates in hundredths of a percent; null if the revision states no such tax. */
  @Column({ type: 'int', nullable: true }) vat_bp: number | null;
  @Column({ type: 'int', default: 0 }) vat: number;
  @Column({ type: 'int', nullable: true }) ait_bp: number | null;
  @Column({ type: 'int', default: 0 }) ait: number;
  @Column({ type: 'int', nullable: true }) advance_percent: number | null;
  @Column({ type: 'int', default: 0 }) advance: number;
  /** Null until it is requested, and again after each change. */
  @Column({ type: 'varchar', length: 10, nullable: true }) approval: ApprovalState | null;
  // A day as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10 }) valid_until: string;
  @Column({ type: 'datetime', precision: 6, nullable: true }) sent_at: Date | null;
  @Column({ type: 'int', nullable: true }) sent_by_id: number | null;
  @ManyToOne(() => UserEntity, reference)
  @JoinColumn({ name: 'sent_by_id', foreignKeyConstraintName: 'fk_quotation_revision_sent_by' })
  sent_by: Relation<UserEntity> | null;
  /** Name at that time, as printed for the recipient. */
  @Column({ type: 'varchar', length: 100, nullable: true }) sent_by_name: string | null;
  @Column({ type: 'int', nullable: true }) mail_id: number | null;
  @ManyToOne(() => MailEntity, reference)
  @JoinColumn({ name: 'mail_id', foreignKeyConstraintName: 'fk_quotation_revision_mail' })
  mail: Relation<MailEntity> | null;
  /** Time at which its recipient first opened the link. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) opened_at: Date | null;
  @Column({ type: 'datetime', precision: 6, nullable: true }) accepted_at: Date | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) accepted_name: string | null;
  /** Cleared by housekeeping like the addresses of enquiries. */
  @Column({ type: 'varchar', length: 64, nullable: true }) accepted_address: string | null;
  /** Purchase order sent with the acceptance: its file in the private store, its name for people, its size. */
  @Column({ type: 'varchar', length: 60, nullable: true }) order_file: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) order_name: string | null;
  @Column({ type: 'int', nullable: true }) order_bytes: number | null;
  @SearchText(['name', 'company', 'email', 'title', 'place'], ['phone']) search_text: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

/** An event of a quotation. People are references, so that it never contains the name of a deleted account. */
@Entity({ name: 'quotation_event' })
@Index('ix_quotation_event_quotation', ['quotation_id', 'id'])
@Index('ix_quotation_event_actor', ['actor_id'])
export class QuotationEventEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'int' }) quotation_id: number;
  @ManyToOne(() => QuotationEntity, part)
  @JoinColumn({ name: 'quotation_id', foreignKeyConstraintName: 'fk_quotation_event_quotation' })
  quotation: Relation<QuotationEntity>;
  @Column({ type: 'int' }) revision: number;
  @Column({ type: 'varchar', length: 20 }) kind: QuotationEvent['kind'];
  /** Staff account that caused it; null for the recipient. */
  @Column({ type: 'int', nullable: true }) actor_id: number | null;
  @ManyToOne(() => UserEntity, reference)
  @JoinColumn({ name: 'actor_id', foreignKeyConstraintName: 'fk_quotation_event_actor' })
  actor: Relation<UserEntity> | null;
  /** Text of a question or an answer, reason of a refusal, or the name given on acceptance. */
  @Column({ type: 'text', nullable: true }) text: string | null;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

/** Last number given to a quotation of a year in Dhaka. */
@Entity({ name: 'quotation_counter' })
export class QuotationCounterEntity {
  @PrimaryColumn({ type: 'int' }) year: number;
  @Column({ type: 'int' }) last: number;
}

type NewEvent = Pick<QuotationEventEntity, 'quotation_id' | 'revision' | 'kind'> &
  Partial<Pick<QuotationEventEntity, 'actor_id' | 'text'>>;

/** Adds an event in the transaction that caused it. */
export async function addQuotationEvent(manager: EntityManager, event: NewEvent): Promise<void> {
  await manager.insert(QuotationEventEntity, { ...event, created_at: new Date() });
}

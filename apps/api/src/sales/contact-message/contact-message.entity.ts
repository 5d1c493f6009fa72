import { type ContactMessage, type Design, isClosed, type Locale } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { PrivateFile } from '../../platform/media/private-files';
import { SearchText, SortKey } from '../../platform/database/derived-columns';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { UserEntity } from '../../staff/users/user.entity';

/** An enquiry from any form of the site, which staff reply to. */
@Entity({ name: 'contact_message' })
@Index('ux_contact_message_reference', ['reference'], { unique: true })
@Index('ix_contact_message_waiting', ['deleted_at', 'waiting_order', 'id'])
@Index('ix_contact_message_newest', ['deleted_at', 'created_at', 'id'])
@Index('ix_contact_message_status', ['deleted_at', 'status', 'created_at', 'id'])
@Index('ix_contact_message_kind', ['deleted_at', 'kind', 'status', 'created_at', 'id'])
@Index('ix_contact_message_stage', ['deleted_at', 'stage', 'created_at', 'id'])
@Index('ix_contact_message_next', ['deleted_at', 'next_order', 'id'])
@Index('ix_contact_message_sender', ['email_key', 'deleted_at', 'status'])
@Index('ix_contact_message_by_email', ['deleted_at', 'email', 'id'])
@Index('ix_contact_message_user', ['user_id'])
@Index('ix_contact_message_owner', ['owner_id'])
@Index('ix_contact_message_product', ['product_id'])
@Index('ix_contact_message_customer', ['customer_id', 'id'])
@Index('ix_contact_message_unit', ['unit_id', 'id'])
export class ContactMessageEntity {
  @PrimaryGeneratedColumn() id: number;
  /**
   * ENQ-2026-000123: the name that people use. Every row has one; null is only allowed for versions before the counter.
   */
  @Column({ type: 'varchar', length: 20, nullable: true }) reference: string | null;
  @Column({ type: 'varchar', length: 20, default: 'contact' }) kind: ContactMessage['kind'];
  @Column({ type: 'varchar', length: 100 }) first_name: string;
  @Column({ type: 'varchar', length: 100 }) last_name: string;
  @Column({ type: 'varchar', length: 190 }) email: string;
  /** Address in lower case for lookups; computed by the database. */
  @Column({
    type: 'varchar',
    length: 190,
    nullable: true,
    generatedType: 'STORED',
    asExpression: 'LOWER(email)',
    select: false,
    insert: false,
    update: false,
  })
  readonly email_key: string | null;
  /** E.164, with `x` and an optional extension; '' if none was given. */
  @Column({ type: 'varchar', length: 20 }) number: string;
  @Column({ type: 'text' }) message: string;
  @Column({ type: 'varchar', length: 150, nullable: true }) company: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) city: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) role: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) interest: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) location: string | null;
  /** Title of the opening that an application is for, at that time. */
  @Column({ type: 'varchar', length: 200, nullable: true }) opening: string | null;
  /**
   * CV of an application in its folder, see `SentFiles`; null without a file, or after its deletion.
   */
  @Column({ type: 'varchar', length: 40, nullable: true }) cv_file: string | null;
  /** File name given by the sender. */
  @Column({ type: 'varchar', length: 150, nullable: true }) cv_name: string | null;
  @Column({ type: 'int', nullable: true }) cv_bytes: number | null;
  /** Photos of a service request in the same folder; null without photos, or after their deletion. */
  @Column({ type: 'simple-json', nullable: true }) photos: PrivateFile[] | null;
  /** Time at which housekeeping deleted the CV or the photos. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) cv_deleted_at: Date | null;
  @Column({ type: 'varchar', length: 20, default: 'new' }) status: ContactMessage['status'];
  /** Position in the order of the inbox, see `waitingOrder`; written with the status. */
  @Column({ type: 'int', default: 0 }) waiting_order: number;
  /** Reason why it was taken for spam, in words for staff. */
  @Column({ type: 'varchar', length: 200, nullable: true }) spam_reason: string | null;
  /** Spam score on arrival; null if the enquiry is older than the score. */
  @Column({ type: 'int', nullable: true }) spam_score: number | null;
  /** Time of the last reply. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) replied_at: Date | null;
  /** Staff account responsible for it. */
  @Column({ type: 'int', nullable: true }) owner_id: number | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_contact_message_owner' })
  owner: Relation<UserEntity> | null;
  /** Customer of the sender. Without a foreign key, see decision 110; purging a customer clears it. */
  @Column({ type: 'int', nullable: true }) customer_id: number | null;
  /** Installed unit that a service request is about; without a foreign key like the customer. */
  @Column({ type: 'int', nullable: true }) unit_id: number | null;
  @Column({ type: 'varchar', length: 20, default: 'new' }) stage: ContactMessage['stage'];
  /** Set for lost enquiries only. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  lost_reason: ContactMessage['lost_reason'];
  /** Expected order value in whole taka. */
  @Column({ type: 'int', nullable: true }) value: number | null;
  // Days as ISO text, like the valid_until of a quotation.
  @Column({ type: 'varchar', length: 10, nullable: true }) expected_on: string | null;
  @Column({ type: 'varchar', length: 200, nullable: true }) next_step: string | null;
  @Column({ type: 'varchar', length: 10, nullable: true }) next_on: string | null;
  /** Staff account that takes the next step. Not a foreign key: SQLite would have to copy the table. */
  @Column({ type: 'int', nullable: true }) next_owner_id: number | null;
  /** Position in the order of next steps, see `nextOrder`; written with stage and next step. */
  @Column({ type: 'varchar', length: 10, default: '9999-12-31' }) next_order: string;
  @Column({ type: 'varchar', length: 300, nullable: true }) page: string | null;
  /** Product of the page, with its title at that time. */
  @Column({ type: 'int', nullable: true }) product_id: number | null;
  @ManyToOne(() => ProductEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_contact_message_product' })
  product: Relation<ProductEntity> | null;
  @Column({ type: 'varchar', length: 200, nullable: true }) product_title: string | null;
  /** Query of the filtered list that the visitor came from. */
  @Column({ type: 'varchar', length: 500, nullable: true }) filters: string | null;
  /** Kind of building, its place and the desired date, for a quotation. */
  @Column({ type: 'varchar', length: 100, nullable: true }) project: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) place: string | null;
  @Column({ type: 'varchar', length: 10, nullable: true }) wanted_by: string | null;
  /** Fault, model or serial number, and desired time of a service request. */
  @Column({ type: 'varchar', length: 100, nullable: true }) fault: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) unit: string | null;
  @Column({ type: 'varchar', length: 20, nullable: true }) wanted_time: string | null;
  /** Result of a tool for a quotation, at that time. */
  @Column({ type: 'simple-json', nullable: true }) design: Design | null;
  /** Readable form of the design, stored even for impossible inputs. */
  @Column({ type: 'text', nullable: true }) design_text: string | null;
  @Column({ type: 'varchar', length: 20, nullable: true })
  subscription: ContactMessage['subscription'];
  /** Language of the sender. */
  @Column({ type: 'varchar', length: 5, default: 'en' }) locale: Locale;
  /** Network address of the sender; housekeeping clears it. */
  @Column({ type: 'varchar', length: 64, nullable: true }) address: string | null;
  /** Account that was signed in when it was sent. */
  @Column({ type: 'int', nullable: true }) user_id: number | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_contact_message_user' })
  user: Relation<UserEntity> | null;
  @SearchText(
    [
      'first_name',
      'last_name',
      'email',
      'message',
      'company',
      'opening',
      'project',
      'place',
      'fault',
      'unit',
      'product_title',
    ],
    ['number', 'reference'],
  )
  search_text: string | null;
  @SortKey('first_name') first_name_key: string | null;
  @SortKey('last_name') last_name_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

/** Last number given to an enquiry of a year, so that a reference is known before its row is inserted. */
@Entity({ name: 'enquiry_counter' })
export class EnquiryCounterEntity {
  /** Year in Dhaka. */
  @PrimaryColumn({ type: 'int' }) year: number;
  @Column({ type: 'int' }) last: number;
}

const MINUTE_MS = 60_000;
/** Greater than any minute since the epoch. */
const ANSWERED = 1_000_000_000;

/** Returns a number for ascending order: waiting enquiries first, oldest first, then the others, newest first. */
export function waitingOrder(status: ContactMessage['status'], created_at: Date): number {
  const minute = Math.floor(created_at.getTime() / MINUTE_MS);
  return isWaiting(status) ? minute : ANSWERED - minute;
}

const NO_NEXT_STEP = '9999-12-31';

/** Returns a text for ascending order: open enquiries by the day of their next step, then the others. */
export const nextOrder = ({ stage, next_on }: Pick<ContactMessageEntity, 'stage' | 'next_on'>) =>
  next_on === null || isClosed(stage) ? NO_NEXT_STEP : next_on;

export const isWaiting = (status: ContactMessage['status']) =>
  status === 'new' || status === 'read';

import type { ContactMessage, Design } from '@shishir/contract';
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
import { SearchText, SortKey } from '../../platform/database/derived-columns';
import { ProductEntity } from '../../catalogue/products/product.entity';
import { UserEntity } from '../../staff/users/user.entity';

/** An enquiry from the site, whatever form it came from: what staff reply to. */
@Entity({ name: 'contact_message' })
@Index('ux_contact_message_reference', ['reference'], { unique: true })
@Index('ix_contact_message_waiting', ['deleted_at', 'waiting_order', 'id'])
@Index('ix_contact_message_newest', ['deleted_at', 'created_at', 'id'])
@Index('ix_contact_message_status', ['deleted_at', 'status', 'created_at', 'id'])
@Index('ix_contact_message_kind', ['deleted_at', 'kind', 'status', 'created_at', 'id'])
@Index('ix_contact_message_sender', ['email_key', 'deleted_at', 'status'])
@Index('ix_contact_message_by_first_name', ['deleted_at', 'first_name', 'id'])
@Index('ix_contact_message_by_last_name', ['deleted_at', 'last_name', 'id'])
@Index('ix_contact_message_by_email', ['deleted_at', 'email', 'id'])
@Index('ix_contact_message_user', ['user_id'])
@Index('ix_contact_message_owner', ['owner_id'])
@Index('ix_contact_message_product', ['product_id'])
export class ContactMessageEntity {
  @PrimaryGeneratedColumn() id: number;
  /** ENQ-2026-000123: what people name it by. Every row has one; the column allows null for the versions before the counter. */
  @Column({ type: 'varchar', length: 20, nullable: true }) reference: string | null;
  @Column({ type: 'varchar', length: 20, default: 'contact' }) kind: ContactMessage['kind'];
  @Column({ type: 'varchar', length: 100 }) first_name: string;
  @Column({ type: 'varchar', length: 100 }) last_name: string;
  @Column({ type: 'varchar', length: 190 }) email: string;
  /** The address in lower case, to find it by; the database keeps it. */
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
  /** E.164, with `x` and the extension if there is one; '' if none was given. */
  @Column({ type: 'varchar', length: 20 }) number: string;
  @Column({ type: 'text' }) message: string;
  @Column({ type: 'varchar', length: 150, nullable: true }) company: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) city: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) role: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) interest: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) location: string | null;
  /** The title of the opening that an application is for, as it was called then. */
  @Column({ type: 'varchar', length: 200, nullable: true }) opening: string | null;
  /** The file of an application in its folder, see `CvFiles`; null where it has none any more. */
  @Column({ type: 'varchar', length: 40, nullable: true }) cv_file: string | null;
  /** What the sender called it. */
  @Column({ type: 'varchar', length: 150, nullable: true }) cv_name: string | null;
  @Column({ type: 'int', nullable: true }) cv_bytes: number | null;
  @Column({ type: 'datetime', precision: 6, nullable: true }) cv_deleted_at: Date | null;
  @Column({ type: 'varchar', length: 20, default: 'new' }) status: ContactMessage['status'];
  /** Where it stands in the order of the inbox, see `waitingOrder`: written with the status. */
  @Column({ type: 'int', default: 0 }) waiting_order: number;
  /** Why it was taken for spam, in words for staff. */
  @Column({ type: 'varchar', length: 200, nullable: true }) spam_reason: string | null;
  /** How much it looked like spam when it came; null for those from before it was counted. */
  @Column({ type: 'int', nullable: true }) spam_score: number | null;
  /** When it was last replied to. */
  @Column({ type: 'datetime', precision: 6, nullable: true }) replied_at: Date | null;
  /** Who of the staff cares for it. */
  @Column({ type: 'int', nullable: true }) owner_id: number | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_contact_message_owner' })
  owner: Relation<UserEntity> | null;
  @Column({ type: 'varchar', length: 300, nullable: true }) page: string | null;
  /** The product that the page was about, and its title then. */
  @Column({ type: 'int', nullable: true }) product_id: number | null;
  @ManyToOne(() => ProductEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_contact_message_product' })
  product: Relation<ProductEntity> | null;
  @Column({ type: 'varchar', length: 200, nullable: true }) product_title: string | null;
  /** The query of the list that the visitor had narrowed. */
  @Column({ type: 'varchar', length: 500, nullable: true }) filters: string | null;
  /** What kind of building a quotation is for, where it is, and the day by which it is wanted. */
  @Column({ type: 'varchar', length: 100, nullable: true }) project: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) place: string | null;
  @Column({ type: 'varchar', length: 10, nullable: true }) wanted_by: string | null;
  /** What a tool has worked out for a quotation, as it was then. */
  @Column({ type: 'simple-json', nullable: true }) design: Design | null;
  /** The same for people to read; also where the inputs were impossible. */
  @Column({ type: 'text', nullable: true }) design_text: string | null;
  @Column({ type: 'varchar', length: 20, nullable: true })
  subscription: ContactMessage['subscription'];
  /** The network address of the sender; housekeeping clears it. */
  @Column({ type: 'varchar', length: 64, nullable: true }) address: string | null;
  /** The account that it was sent from while signed in. */
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

/** The last number given to an enquiry of a year, so that a reference is known before its row is inserted. */
@Entity({ name: 'enquiry_counter' })
export class EnquiryCounterEntity {
  /** The year in Dhaka. */
  @PrimaryColumn({ type: 'int' }) year: number;
  @Column({ type: 'int' }) last: number;
}

const MINUTE_MS = 60_000;
/** Behind every minute that one can wait since. */
const ANSWERED = 1_000_000_000;

/** In rising order: those that wait for a reply, longest first, then the others, newest first. */
export function waitingOrder(status: ContactMessage['status'], created_at: Date): number {
  const minute = Math.floor(created_at.getTime() / MINUTE_MS);
  return isWaiting(status) ? minute : ANSWERED - minute;
}

export const isWaiting = (status: ContactMessage['status']) =>
  status === 'new' || status === 'read';

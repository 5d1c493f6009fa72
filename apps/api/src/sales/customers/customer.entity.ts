import type { Customer, CustomerContact, CustomerSite } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { Folded, SearchText, SortKey } from '../../platform/database/derived-columns';

/** A person or company that buys from us. */
@Entity({ name: 'customer' })
@Index('ix_customer_name', ['deleted_at', 'merged_into_id', 'name_key', 'id'])
@Index('ix_customer_phone', ['phone'])
@Index('ix_customer_email', ['email_folded'])
@Index('ix_customer_name_folded', ['name_folded'])
@Index('ix_customer_merged_into', ['merged_into_id'])
export class CustomerEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) name: string;
  @Column({ type: 'varchar', length: 20, default: 'person' }) kind: Customer['kind'];
  /** E.164, with `x` and an optional extension. */
  @Column({ type: 'varchar', length: 20, nullable: true }) phone: string | null;
  @Column({ type: 'varchar', length: 190, nullable: true }) email: string | null;
  @Column({ type: 'varchar', length: 100, nullable: true }) district: string | null;
  @Column({ type: 'text', nullable: true }) notes: string | null;
  @Column({ type: 'simple-json' }) contacts: CustomerContact[];
  @Column({ type: 'simple-json' }) sites: CustomerSite[];
  /** Customer that shows the rows of this one; never a merged one itself. */
  @Column({ type: 'int', nullable: true }) merged_into_id: number | null;
  @ManyToOne(() => CustomerEntity, { onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'merged_into_id', foreignKeyConstraintName: 'fk_customer_merged_into' })
  merged_into: Relation<CustomerEntity> | null;
  @Folded('name') name_folded: string | null;
  @Folded('email') email_folded: string | null;
  @SearchText(['name', 'email', 'district', 'notes', 'contacts', 'sites'], ['phone'])
  search_text: string | null;
  @SortKey('name') name_key: string | null;
  @SortKey('district') district_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

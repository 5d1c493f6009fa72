import type { Rhythm } from '@shishir/contract';
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
import { UserEntity } from '../../staff/users/user.entity';
import { CustomerEntity } from '../customers/customer.entity';
import { idList } from './serviced-units';

const reference = { onDelete: 'SET NULL', onUpdate: 'RESTRICT' } as const;

/** An agreement to look after units of a customer for a period. */
@Entity({ name: 'maintenance_contract' })
@Index('ux_maintenance_contract_number', ['number'], { unique: true })
@Index('ux_maintenance_contract_follows', ['follows_id'], { unique: true })
@Index('ix_maintenance_contract_end', ['deleted_at', 'ends_on', 'id'])
@Index('ix_maintenance_contract_customer', ['customer_id', 'deleted_at'])
@Index('ix_maintenance_contract_technician', ['technician_id'])
@Index('ix_maintenance_contract_renewal', ['renewal_id'])
export class MaintenanceContractEntity {
  @PrimaryGeneratedColumn() id: number;
  /** Such as MNT-2026-000001. */
  @Column({ type: 'varchar', length: 20 }) number: string;
  @Column({ type: 'varchar', length: 150 }) title: string;
  // Days as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10 }) starts_on: string;
  /** The last day. */
  @Column({ type: 'varchar', length: 10 }) ends_on: string;
  /** Months between two visits. */
  @Column({ type: 'varchar', length: 2, default: '3' }) rhythm: Rhythm;
  /** For the whole period, in whole taka. */
  @Column({ type: 'int', nullable: true }) price: number | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) site: string | null;
  @Column({ type: 'text', nullable: true }) note: string | null;
  @Column({ type: 'boolean', default: false }) cancelled: boolean;
  @Column({ type: 'text', transformer: idList }) unit_ids: number[];
  @Column({ type: 'int', nullable: true }) customer_id: number | null;
  @ManyToOne(() => CustomerEntity, reference)
  @JoinColumn({
    name: 'customer_id',
    foreignKeyConstraintName: 'fk_maintenance_contract_customer',
  })
  customer: Relation<CustomerEntity> | null;
  @Column({ type: 'int', nullable: true }) technician_id: number | null;
  @ManyToOne(() => UserEntity, reference)
  @JoinColumn({
    name: 'technician_id',
    foreignKeyConstraintName: 'fk_maintenance_contract_technician',
  })
  technician: Relation<UserEntity> | null;
  /** Contract that this one follows; unique, so that it is extended once. */
  @Column({ type: 'int', nullable: true }) follows_id: number | null;
  @ManyToOne(() => MaintenanceContractEntity, reference)
  @JoinColumn({ name: 'follows_id', foreignKeyConstraintName: 'fk_maintenance_contract_follows' })
  follows: Relation<MaintenanceContractEntity> | null;
  /** Quotation for the time after this contract. Quotations are above this folder. */
  @Column({ type: 'int', nullable: true }) renewal_id: number | null;
  @ManyToOne('QuotationEntity', reference)
  @JoinColumn({ name: 'renewal_id', foreignKeyConstraintName: 'fk_maintenance_contract_renewal' })
  renewal: Relation<object> | null;
  /** Last day that the reminder of the end was sent for, so that it is sent once. */
  @Column({ type: 'varchar', length: 10, nullable: true }) reminded_for: string | null;
  @SearchText(['title', 'site', 'note'], ['number'])
  search_text: string | null;
  @SortKey('title') title_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

/** Last number given to a contract of a year in Dhaka. */
@Entity({ name: 'maintenance_counter' })
export class MaintenanceCounterEntity {
  @PrimaryColumn({ type: 'int' }) year: number;
  @Column({ type: 'int' }) last: number;
}

import type { VisitState } from '@shishir/contract';
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
import { SearchText, SortKey } from '../../platform/database/derived-columns';
import { UserEntity } from '../../staff/users/user.entity';
import { CustomerEntity } from '../customers/customer.entity';
import { MaintenanceContractEntity } from './maintenance-contract.entity';
import { idList } from './serviced-units';

const reference = { onDelete: 'SET NULL', onUpdate: 'RESTRICT' } as const;

/** A visit to a customer, by the rule of a contract or a single one. */
@Entity({ name: 'visit' })
@Index('ux_visit_sequence', ['contract_id', 'sequence'], { unique: true })
@Index('ix_visit_day', ['deleted_at', 'day', 'id'])
@Index('ix_visit_customer', ['customer_id', 'deleted_at', 'day'])
@Index('ix_visit_technician', ['technician_id', 'day'])
@Index('ix_visit_message', ['message_id'])
export class VisitEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'varchar', length: 10 }) due_on: string;
  @Column({ type: 'varchar', length: 10, nullable: true }) planned_on: string | null;
  /** Time in Dhaka, such as 09:30. */
  @Column({ type: 'varchar', length: 5, nullable: true }) planned_at: string | null;
  /** Planned day, or else the due day. */
  @Column({ type: 'varchar', length: 10 }) day: string;
  @Column({ type: 'varchar', length: 10, default: 'due' }) state: VisitState;
  @Column({ type: 'varchar', length: 10, nullable: true }) done_on: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) site: string | null;
  @Column({ type: 'text', nullable: true }) note: string | null;
  @Column({ type: 'text', transformer: idList }) unit_ids: number[];
  @Column({ type: 'int', nullable: true }) customer_id: number | null;
  @ManyToOne(() => CustomerEntity, reference)
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'fk_visit_customer' })
  customer: Relation<CustomerEntity> | null;
  @Column({ type: 'int', nullable: true }) technician_id: number | null;
  @ManyToOne(() => UserEntity, reference)
  @JoinColumn({ name: 'technician_id', foreignKeyConstraintName: 'fk_visit_technician' })
  technician: Relation<UserEntity> | null;
  @Column({ type: 'int', nullable: true }) contract_id: number | null;
  @ManyToOne(() => MaintenanceContractEntity, reference)
  @JoinColumn({ name: 'contract_id', foreignKeyConstraintName: 'fk_visit_contract' })
  contract: Relation<MaintenanceContractEntity> | null;
  /** Number within its contract, from 1; unique, so that the rule creates a visit once. */
  @Column({ type: 'int', nullable: true }) sequence: number | null;
  /** Service request that it was planned from. Enquiries are above this folder. */
  @Column({ type: 'int', nullable: true }) message_id: number | null;
  @ManyToOne('ContactMessageEntity', reference)
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_visit_message' })
  message: Relation<object> | null;
  /** Planned day that the customer was reminded of, so that it happens once. */
  @Column({ type: 'varchar', length: 10, nullable: true }) reminded_for: string | null;
  @SearchText(['title', 'site', 'note']) search_text: string | null;
  @SortKey('title') title_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

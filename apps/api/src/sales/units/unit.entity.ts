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
import { ProductEntity } from '../../catalogue/products/product.entity';
import { Folded, SearchText, SortKey } from '../../platform/database/derived-columns';
import { CustomerEntity } from '../customers/customer.entity';

const reference = { onDelete: 'SET NULL', onUpdate: 'RESTRICT' } as const;

/** One piece of equipment in a building. */
@Entity({ name: 'unit' })
@Index('ux_unit_code', ['code'], { unique: true })
@Index('ux_unit_serial', ['serial_folded'], { unique: true })
@Index('ux_unit_source', ['source'], { unique: true })
@Index('ix_unit_newest', ['deleted_at', 'id'])
@Index('ix_unit_customer', ['customer_id', 'deleted_at'])
@Index('ix_unit_product', ['product_id'])
@Index('ix_unit_warranty', ['deleted_at', 'warranty_until', 'id'])
export class UnitEntity {
  @PrimaryGeneratedColumn() id: number;
  /** In the address of its public page; random, and never changed. */
  @Column({ type: 'varchar', length: 10 }) code: string;
  @Column({ type: 'varchar', length: 100 }) model: string;
  @Column({ type: 'varchar', length: 100, nullable: true }) brand: string | null;
  @Column({ type: 'varchar', length: 60, nullable: true }) serial: string | null;
  @Folded('brand', 'serial') serial_folded: string | null;
  @Column({ type: 'int', nullable: true }) product_id: number | null;
  @ManyToOne(() => ProductEntity, reference)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_unit_product' })
  product: Relation<ProductEntity> | null;
  @Column({ type: 'int', nullable: true }) customer_id: number | null;
  @ManyToOne(() => CustomerEntity, reference)
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'fk_unit_customer' })
  customer: Relation<CustomerEntity> | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) site: string | null;
  @Column({ type: 'varchar', length: 150, nullable: true }) place: string | null;
  // Days as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10, nullable: true }) started_on: string | null;
  @Column({ type: 'varchar', length: 10, nullable: true }) warranty_until: string | null;
  @Column({ type: 'text', nullable: true }) note: string | null;
  /** Piece of a quotation that it was created for, so that it is created once: 'QUO-2026-000123 27 1'. */
  @Column({ type: 'varchar', length: 60, nullable: true }) source: string | null;
  @SearchText(['model', 'brand', 'site', 'place', 'note', 'code'], ['serial', 'source'])
  search_text: string | null;
  @SortKey('model') model_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

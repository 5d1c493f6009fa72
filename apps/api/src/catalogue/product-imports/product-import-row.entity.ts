import type { ImportRow } from '@shishir/contract';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import type { PlannedRow } from '../import/row-effects';
import { ProductImportEntity } from './product-import.entity';

/** One row of a file: its view for people, and the data to write it. */
@Entity({ name: 'product_import_row' })
@Index('ix_product_import_row_effect', ['import_id', 'effect', 'place'])
export class ProductImportRowEntity {
  @PrimaryColumn({ type: 'int' }) import_id: number;
  @ManyToOne(() => ProductImportEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'fk_product_import_row_import' })
  import: Relation<ProductImportEntity>;
  /** Position in the file, from 1. */
  @PrimaryColumn({ type: 'int' }) place: number;
  /** Effect of the row, unless it is left out. */
  @Column({ type: 'varchar', length: 10 }) effect: Exclude<ImportRow['effect'], 'left_out'>;
  @Column({ type: 'boolean', default: false }) left_out: boolean;
  /** Id of the stored product; null if the row is new or wrong. */
  @Column({ type: 'int', nullable: true }) product_id: number | null;
  @Column({ type: 'varchar', length: 100 }) model: string;
  @Column({ name: 'shown', type: 'simple-json' })
  view: Pick<ImportRow, 'fields' | 'problems' | 'warnings' | 'notes'>;
  @Column({ type: 'int', default: 0 }) warning_count: number;
  /** Null if the row is unreadable or already written. */
  @Column({ type: 'simple-json', nullable: true }) planned: PlannedRow | null;
}

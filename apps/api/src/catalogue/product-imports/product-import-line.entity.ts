import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Line } from '../import/table-rows';
import { ProductImportEntity } from './product-import.entity';

/** A line of an uploaded file, kept until the import is applied: another mapping can then be tried. */
@Entity({ name: 'product_import_line' })
export class ProductImportLineEntity {
  @PrimaryColumn({ type: 'int' }) import_id: number;
  @ManyToOne(() => ProductImportEntity, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'fk_product_import_line_import' })
  import: Relation<ProductImportEntity>;
  /** Sheet and position in it, from 1. */
  @PrimaryColumn({ type: 'int' }) sheet: number;
  @PrimaryColumn({ type: 'int' }) place: number;
  @Column({ type: 'simple-json' }) cells: Line;
}

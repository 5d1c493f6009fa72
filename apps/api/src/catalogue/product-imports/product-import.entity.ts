import type { ChangedSince, ProductImport } from '@shishir/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const count = { type: 'int', default: 0 } as const;
const moment = { type: 'datetime', precision: 6, nullable: true } as const;

/** How far an import was taken back, so that one that was interrupted goes on from there. */
export interface TakenBack {
  /** The last line of the audit log that is done. */
  line: number;
  /** The products that were changed since, and so were left as they are. */
  left: ChangedSince;
}

/** A products file that staff uploaded: what it would do, or has done, to the catalogue. */
@Entity({ name: 'product_import' })
@Index('ix_product_import_status', ['status', 'created_at'])
export class ProductImportEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 200 }) file_name: string;
  @Column({ type: 'varchar', length: 10 }) format: ProductImport['format'];
  /**
   * `reading` until every row is stored: a partial preview is never returned. `applying` and `undoing` while slices
   * are written.
   */
  @Column({ type: 'varchar', length: 20 }) status:
    ProductImport['status'] | 'reading' | 'applying' | 'undoing';
  @Column(count) row_count: number;
  @Column(count) new_count: number;
  @Column(count) changed_count: number;
  @Column(count) unchanged_count: number;
  @Column(count) wrong_count: number;
  /** Rows with warnings. */
  @Column(count) warning_count: number;
  /** Ids of the catalogue and the file are at most this; rows without one got those after it. */
  @Column(count) largest_id: number;
  /** The hash of the effects of all rows as previewed. */
  @Column({ name: 'digest', type: 'varchar', length: 64, default: '' }) effects_hash: string;
  /** Names the lines of the audit log from which it can be undone. */
  @Column({ type: 'varchar', length: 32, nullable: true }) batch: string | null;
  /** The name of the account that uploaded it, as it was then. */
  @Column({ type: 'varchar', length: 100 }) created_by: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  /** While it is being applied or undone: when the last slice was written. */
  @Column(moment) applied_at: Date | null;
  @Column(moment) undone_at: Date | null;
  /** Rows that the present work has done. */
  @Column(count) done_count: number;
  /** Error of work that failed after its request was answered. */
  @Column({ type: 'varchar', length: 500, nullable: true }) problem: string | null;
  @Column({ type: 'simple-json', nullable: true }) taken_back: TakenBack | null;
}

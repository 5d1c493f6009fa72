import type { ChangedSince, ImportMapping, ProductImport, UnclearNumber } from '@shishir/contract';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const count = { type: 'int', default: 0 } as const;
const moment = { type: 'datetime', precision: 6, nullable: true } as const;

/** Progress of an undo, from which an interrupted one continues. */
export interface TakenBack {
  /** Id of the last processed audit line. */
  line: number;
  /** Products that were changed since, and therefore left as they are. */
  left: ChangedSince;
}

/** A products file that staff uploaded, with its effects on the catalogue. */
@Entity({ name: 'product_import' })
@Index('ix_product_import_status', ['status', 'created_at'])
export class ProductImportEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 200 }) file_name: string;
  @Column({ type: 'varchar', length: 10 }) format: ProductImport['format'];
  /**
   * `reading` until every line is stored, and `checking` until every row is: a partial preview is never returned.
   * `applying` and `undoing` while slices are written.
   */
  @Column({ type: 'varchar', length: 20 }) status:
    ProductImport['status'] | 'reading' | 'checking' | 'applying' | 'undoing';
  /** Names of the sheets of a workbook that have rows; one without a name for other files. */
  @Column({ type: 'simple-json', nullable: true }) sheets: string[] | null;
  /** Chosen sheet, counted from 1. */
  @Column({ type: 'int', default: 1 }) sheet: number;
  /** Chosen line of the headings, counted from 1; 0 if there are none, null if it is found by our headings. */
  @Column({ type: 'int', nullable: true }) heading_line: number | null;
  @Column({ type: 'simple-json', nullable: true }) mapping: ImportMapping | null;
  /** Name under which the mapping is saved; null for one that is not. */
  @Column({ type: 'varchar', length: 100, nullable: true }) supplier: string | null;
  /** First number with two meanings, if the mapping does not decide. */
  @Column({ type: 'simple-json', nullable: true }) unclear: UnclearNumber | null;
  @Column(count) row_count: number;
  @Column(count) new_count: number;
  @Column(count) changed_count: number;
  @Column(count) unchanged_count: number;
  @Column(count) wrong_count: number;
  @Column(count) left_out_count: number;
  /** Number of rows with warnings. */
  @Column(count) warning_count: number;
  /** Largest id of the catalogue and the file; rows without an id got the ids after it. */
  @Column(count) largest_id: number;
  /** Hash of the effects of all rows in the preview. */
  @Column({ name: 'digest', type: 'varchar', length: 64, default: '' }) effects_hash: string;
  /** Batch of the audit lines that an undo uses. */
  @Column({ type: 'varchar', length: 32, nullable: true }) batch: string | null;
  /** Name of the uploading account at that time. */
  @Column({ type: 'varchar', length: 100 }) created_by: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  /** While the import is being checked, applied or undone: time of the last written slice. */
  @Column(moment) applied_at: Date | null;
  @Column(moment) undone_at: Date | null;
  /** Rows processed by the current apply or undo. */
  @Column(count) done_count: number;
  /** Error of work that failed after its response was sent. */
  @Column({ type: 'varchar', length: 500, nullable: true }) problem: string | null;
  @Column({ type: 'simple-json', nullable: true }) taken_back: TakenBack | null;
}

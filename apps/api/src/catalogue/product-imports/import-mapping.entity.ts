import type { ImportMapping } from '@shishir/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** The meaning of the columns of a supplier's files. */
@Entity({ name: 'import_mapping' })
@Index('uq_import_mapping_name', ['name'], { unique: true })
export class ImportMappingEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 100 }) name: string;
  @Column({ type: 'simple-json' }) mapping: ImportMapping;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

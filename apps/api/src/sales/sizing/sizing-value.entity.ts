import type { ValueKey } from '@shishir/sizing';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { decimal } from '../../platform/database/columns';

/** A constant of the calculations that the owner has set. */
@Entity({ name: 'sizing_value' })
@Index('ux_sizing_value_key', ['key'], { unique: true })
export class SizingValueEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ name: 'value_key', type: 'varchar', length: 60 }) key: ValueKey;
  @Column({ type: 'decimal', precision: 12, scale: 4, transformer: decimal }) value: number;
  @Column({ type: 'varchar', length: 300 }) source: string;
  @Column({ type: 'varchar', length: 100, nullable: true }) confirmed_by: string | null;
  // A day as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10, nullable: true }) confirmed_on: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

import type { Opening } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  DeleteDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { SearchText, SortKey } from '../../platform/database/derived-columns';

/** A position for which people can apply. */
@Entity({ name: 'openings' })
@Index('ix_openings_place', ['deleted_at', 'status', 'position', 'id'])
export class OpeningEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) title: string;
  @Column({ type: 'varchar', length: 100 }) location: string;
  @Column({ type: 'varchar', length: 20 }) type: Opening['type'];
  @Column({ type: 'varchar', length: 300 }) summary: string;
  /** Markdown. */
  @Column({ type: 'text' }) description: string;
  // Days as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10 }) posted_date: string;
  @Column({ type: 'varchar', length: 10, nullable: true }) closing_date: string | null;
  @Column({ type: 'varchar', length: 20, default: 'active' }) status: Opening['status'];
  @Column({ type: 'int', default: 0 }) position: number;
  @SearchText(['title', 'location', 'summary', 'description']) search_text: string | null;
  @SortKey('title') title_key: string | null;
  @SortKey('location') location_key: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
  @DeleteDateColumn({ type: 'datetime', precision: 6 }) deleted_at: Date | null;
}

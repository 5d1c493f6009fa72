import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

const metres = { type: 'int', nullable: true } as const;

/** Limits of a series of outdoor units, from the manufacturer's manual. */
@Entity({ name: 'vrf_series' })
@Index('ux_vrf_series_series', ['series'], { unique: true })
export class VrfSeriesEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 150 }) series: string;
  /** HP of the modules of each set. */
  @Column({ type: 'simple-json', nullable: true }) module_sets: number[][] | null;
  @Column(metres) run_max_m: number | null;
  @Column(metres) height_above_max_m: number | null;
  @Column(metres) height_below_max_m: number | null;
  @Column({ type: 'varchar', length: 300 }) source: string;
  @Column({ type: 'varchar', length: 100, nullable: true }) confirmed_by: string | null;
  // A day as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10, nullable: true }) confirmed_on: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

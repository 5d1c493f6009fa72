import type { TariffPrices } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';

const whole = { type: 'int', nullable: true } as const;
type Slabs = Extract<TariffPrices, { kind: 'slabs' }>['slabs'];

/** A tariff of the electricity supply, valid from a day on. Prices are in whole paisa. */
@Entity({ name: 'tariff' })
@Index('ix_tariff_code', ['code', 'valid_from', 'id'])
export class TariffEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 20 }) code: string;
  @Column({ type: 'varchar', length: 100 }) name: string;
  // A day as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10 }) valid_from: string;
  @Column({ type: 'varchar', length: 10 }) kind: TariffPrices['kind'];
  @Column({ type: 'simple-json', nullable: true }) slabs: Slabs | null;
  @Column(whole) lifeline_up_to_kwh: number | null;
  @Column(whole) lifeline_paisa_kwh: number | null;
  @Column(whole) off_peak_paisa_kwh: number | null;
  @Column(whole) peak_paisa_kwh: number | null;
  @Column(whole) demand_paisa_kw: number | null;
  /** In hundredths of a per cent. */
  @Column(whole) vat_bp: number | null;
  @Column({ type: 'varchar', length: 300 }) source: string;
  @Column({ type: 'varchar', length: 100, nullable: true }) confirmed_by: string | null;
  @Column({ type: 'varchar', length: 10, nullable: true }) confirmed_on: string | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

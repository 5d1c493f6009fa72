import type { CountKind, Locale } from '@shishir/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Number of equal events of a day. Contains nothing about visitors. */
@Entity({ name: 'daily_count' })
@Index('ux_daily_count', ['day', 'kind', 'name', 'locale'], { unique: true })
export class DailyCountEntity {
  @PrimaryGeneratedColumn() id: number;
  // A day in Dhaka as ISO text: a driver reads a date in the time zone of its process.
  @Column({ type: 'varchar', length: 10 }) day: string;
  @Column({ type: 'varchar', length: 10 }) kind: CountKind;
  /** See `CountedEvent` of the contract. */
  @Column({ type: 'varchar', length: 100 }) name: string;
  @Column({ type: 'varchar', length: 5 }) locale: Locale;
  @Column({ type: 'int' }) count: number;
}

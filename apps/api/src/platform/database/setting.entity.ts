import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A decision of the owner, stored by name as JSON. */
@Entity({ name: 'setting' })
export class SettingEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 }) id: string;
  @Column({ type: 'text' }) value: string;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** Something that the owner has decided, by its name, as JSON. */
@Entity({ name: 'setting' })
export class SettingEntity {
  @PrimaryColumn({ type: 'varchar', length: 40 }) id: string;
  @Column({ type: 'text' }) value: string;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

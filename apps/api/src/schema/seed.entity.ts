import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A seed that this database has had. It never runs again, whatever became of its rows. */
@Entity({ name: 'seed' })
export class SeedEntity {
  @PrimaryColumn({ type: 'varchar', length: 100 }) name: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

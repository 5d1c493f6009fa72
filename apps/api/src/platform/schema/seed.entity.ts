import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A seed that this database has had. It never runs again, whatever became of its rows. */
@Entity({ name: 'seed' })
export class SeedEntity {
  @PrimaryColumn({ type: 'varchar', length: 100 }) name: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

/** A row of the demonstration data, by which `demo:remove` knows it. */
@Entity({ name: 'demo_row' })
export class DemoRowEntity {
  /** What the row is, such as `product`. */
  @PrimaryColumn({ type: 'varchar', length: 30 }) kind: string;
  @PrimaryColumn({ type: 'int' }) row_id: number;
  /** That of its content when it was inserted: another one now means that somebody has edited it. */
  @Column({ type: 'varchar', length: 64 }) hash: string;
}

import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A seed that has run on this database. It never runs again, even if its rows are changed or deleted. */
@Entity({ name: 'seed' })
export class SeedEntity {
  @PrimaryColumn({ type: 'varchar', length: 100 }) name: string;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
}

/** A row of the demonstration data. `demo:remove` removes rows by these records. */
@Entity({ name: 'demo_row' })
export class DemoRowEntity {
  /** Kind of the row, such as `product`. */
  @PrimaryColumn({ type: 'varchar', length: 30 }) kind: string;
  @PrimaryColumn({ type: 'int' }) row_id: number;
  /** Hash of the content at insertion; a different hash now means that the row was edited. */
  @Column({ type: 'varchar', length: 64 }) hash: string;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: how often what the public pages are made of has changed. */
@Entity({ name: 'revision' })
export class RevisionEntity {
  @PrimaryColumn({ type: 'int' }) id: number;
  @Column({ type: 'int' }) counter: number;
}

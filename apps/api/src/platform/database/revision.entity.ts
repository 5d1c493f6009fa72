import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A single row that counts changes to the content of public pages. */
@Entity({ name: 'revision' })
export class RevisionEntity {
  @PrimaryColumn({ type: 'int' }) id: number;
  @Column({ type: 'int' }) counter: number;
}

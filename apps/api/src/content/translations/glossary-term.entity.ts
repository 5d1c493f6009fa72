import type { GlossaryTerm } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { RecordType } from '../../platform/records/record-type';

/** A term of the trade with its Bangla form, shown to translators. */
@Entity({ name: 'glossary_term' })
export class GlossaryTermEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 190 }) english: string;
  @Column({ type: 'varchar', length: 300 }) bangla: string;
  @Column({ type: 'varchar', length: 500, default: '' }) note: string;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

export const toGlossaryTerm = (row: GlossaryTermEntity): GlossaryTerm => ({
  id: row.id,
  english: row.english,
  bangla: row.bangla,
  note: row.note,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});

export const glossaryTermRecord: RecordType<GlossaryTermEntity> = {
  entity: GlossaryTermEntity,
  label: 'term',
  subject: 'glossary-term',
  nameOf: ({ english }) => english,
  audited: ['english', 'bangla', 'note'],
  isPublic: false,
  current: async (manager, id) => {
    const row = await manager.findOneBy(GlossaryTermEntity, { id });
    return row && toGlossaryTerm(row);
  },
};

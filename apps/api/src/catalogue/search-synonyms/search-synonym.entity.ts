import type { SearchSynonym } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { RecordType } from '../../platform/records/record-type';

/** Words of a search and their meaning; see the contract. */
@Entity({ name: 'search_synonym' })
export class SearchSynonymEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 200 }) words: string;
  @Column({ type: 'varchar', length: 200 }) meaning: string;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

export const toSearchSynonym = (row: SearchSynonymEntity): SearchSynonym => ({
  id: row.id,
  words: row.words,
  meaning: row.meaning,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});

export const searchSynonymRecord: RecordType<SearchSynonymEntity> = {
  entity: SearchSynonymEntity,
  label: 'synonym',
  subject: 'search-synonym',
  nameOf: ({ words }) => words,
  audited: ['words', 'meaning'],
  // Cached searches depend on them.
  isPublic: true,
  current: async (manager, id) => {
    const row = await manager.findOneBy(SearchSynonymEntity, { id });
    return row && toSearchSynonym(row);
  },
};

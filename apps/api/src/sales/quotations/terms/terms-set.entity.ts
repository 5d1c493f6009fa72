import type { Locale, QuotationTerm } from '@shishir/contract';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import type { RecordType } from '../../../platform/records/record-type';

/** A set of terms that a quotation starts with. Quotations have a copy. */
@Entity({ name: 'terms_set' })
@Index('ix_terms_set_name', ['name', 'id'])
export class TermsSetEntity {
  @PrimaryGeneratedColumn() id: number;
  @Column({ type: 'varchar', length: 80 }) name: string;
  /** Language of the terms, and of the quotations that begin with them. */
  @Column({ type: 'varchar', length: 5, default: 'en' }) locale: Locale;
  @Column({ type: 'simple-json' }) terms: QuotationTerm[];
  /** One set of each language is the default of new quotations. */
  @Column({ type: 'boolean', default: false }) is_default: boolean;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @CreateDateColumn({ type: 'datetime', precision: 6 }) created_at: Date;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

export const termsSetRecord: RecordType<TermsSetEntity> = {
  entity: TermsSetEntity,
  label: 'set of terms',
  subject: 'terms-set',
  nameOf: ({ name }) => name,
  audited: ['name', 'terms', 'is_default'],
  isPublic: false,
  current: async (manager, id) => {
    const row = await manager.findOneBy(TermsSetEntity, { id });
    return row && toTermsSet(row);
  },
};

export const toTermsSet = (row: TermsSetEntity) => ({
  id: row.id,
  name: row.name,
  locale: row.locale,
  terms: row.terms,
  is_default: row.is_default,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});

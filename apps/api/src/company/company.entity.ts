import type { Company } from '@shishir/contract';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** A company of which nothing is known yet. */
export const emptyCompany = {
  name: null,
  blurb: null,
  web: null,
  sales_email: null,
  sales_phones: [],
  sales_hours: null,
  head_office: null,
  warehouse: null,
  socials: [],
  map_url: null,
  sales_contact: null,
} as unknown as Company;

/** Who we are and how to reach us: one row, with the number 1. */
@Entity({ name: 'company' })
export class CompanyEntity {
  @PrimaryColumn({ type: 'int' }) id: number;
  @Column({ type: 'simple-json' }) details: Company;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

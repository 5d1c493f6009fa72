import type { Company } from '@shishir/contract';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { MediaEntity } from '../../platform/media/media.entity';

/** Id of the only row. */
export const COMPANY_ID = 1;

/** Fields that are stored as one document. Pictures are references in the row. */
export type CompanyDetails = Omit<
  Company,
  'sales_contact' | 'logo' | 'ready' | 'version' | 'updated_at' | 'untranslated'
> & { sales_contact: Omit<NonNullable<Company['sales_contact']>, 'picture'> | null };

/** Details of a company before anything is entered. */
export const emptyCompany: CompanyDetails = {
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
};

/** Name and contact details of the company: one row, with the id 1. */
@Entity({ name: 'company' })
@Index('ix_company_logo', ['logo_id'])
@Index('ix_company_contact_picture', ['contact_picture_id'])
export class CompanyEntity {
  @PrimaryColumn({ type: 'int' }) id: number;
  /** Documents of older releases lack newer fields: read it through the mapper. */
  @Column({ type: 'simple-json' }) details: CompanyDetails;
  @Column({ type: 'int', nullable: true }) logo_id: number | null;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'logo_id', foreignKeyConstraintName: 'fk_company_logo' })
  logo: Relation<MediaEntity> | null;
  @Column({ type: 'int', nullable: true }) contact_picture_id: number | null;
  @ManyToOne(() => MediaEntity, { onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({
    name: 'contact_picture_id',
    foreignKeyConstraintName: 'fk_company_contact_picture',
  })
  contact_picture: Relation<MediaEntity> | null;
  @VersionColumn({ type: 'int', default: 1 }) version: number;
  @UpdateDateColumn({ type: 'datetime', precision: 6 }) updated_at: Date;
}

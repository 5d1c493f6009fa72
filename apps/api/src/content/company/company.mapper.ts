import type { Company } from '@shishir/contract';
import { toPicture } from '../../platform/media/picture.mapper';
import { type CompanyDetails, type CompanyEntity, emptyCompany } from './company.entity';

/** Returns the company as everyone may see it; its pictures must be loaded. Without a row, all details are empty. */
export function toCompany(row: CompanyEntity | null): Company {
  const { sales_contact: person, ...details } = detailsOf(row);
  const { logo = null, contact_picture: portrait = null } = row ?? {};
  return {
    ...details,
    sales_contact: person && {
      ...person,
      picture: portrait && { ...toPicture(portrait), alt: `Portrait of ${person.name}` },
    },
    logo: logo && { ...toPicture(logo), alt: details.name ?? logo.alt },
    ready: details.name !== null && details.sales_phones.length > 0,
    version: row?.version ?? 0,
  };
}

/** Returns the stored document with every field; documents of older releases lack newer ones. */
export function detailsOf(row: Pick<CompanyEntity, 'details'> | null): CompanyDetails {
  const stored: Partial<CompanyDetails> = row?.details ?? {};
  return { ...emptyCompany, ...stored };
}

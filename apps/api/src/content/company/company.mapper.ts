import type { Company, Locale } from '@shishir/contract';
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

/** The company as the sender of mails: what their head and footer show, in the language of the mail. */
export interface CompanySender {
  locale: Locale;
  name: string;
  /** Head office, and the warehouse with its title, as far as their addresses are known. */
  addresses: string[];
  web: string | null;
  sales_phones: string[];
  sales_hours: string | null;
  sales_email: string | null;
  sales_contact: CompanyDetails['sales_contact'];
  hasOwnLogo: boolean;
}

/** Returns the sender of mails. Until the company has a name, it is called by the given one. */
export function toSender(
  details: CompanyDetails,
  { nameBefore, ...given }: Pick<CompanySender, 'locale' | 'hasOwnLogo'> & { nameBefore: string },
): CompanySender {
  const { name, head_office, warehouse, web, ...sales } = details;
  const { sales_phones, sales_hours, sales_email, sales_contact } = sales;
  const office = addressOf(head_office);
  const store = addressOf(warehouse);
  return {
    name: name ?? nameBefore,
    addresses: [office, store && `${warehouse!.title}: ${store}`].filter(Boolean),
    web,
    ...{ sales_phones, sales_hours, sales_email, sales_contact },
    ...given,
  };
}

const addressOf = (place: CompanyDetails['head_office']) =>
  [place?.street, place?.city].filter(Boolean).join(', ');

import type { Category, Company, Picture } from '@shishir/contract';
import type { BusinessProfile, Place } from '@shishir/pdf';
import type { PrintSize } from '../../platform/media/picture-for-print';
import type { PrintPicture } from '../../platform/media/print-pictures';

export interface ProfileSources {
  company: Company;
  /** Active categories by position. */
  categories: Category[];
  brands: string[];
  industries: { title: string; picture: Picture | null }[];
  issuedAt: Date;
}

// In pixels, about 300 dpi at the printed size.
const FAMILY: PrintSize = { width: 192, height: 144, fit: 'cover' };
const INDUSTRY: PrintSize = { width: 480, height: 273, fit: 'cover' };
const PORTRAIT: PrintSize = { width: 268, height: 268, fit: 'cover' };
const LOGO: PrintSize = { width: 500, height: 108, fit: 'inside' };

export async function toBusinessProfile(
  { company, categories, brands, industries, issuedAt }: ProfileSources,
  print: PrintPicture,
): Promise<BusinessProfile> {
  const { sales_contact: contact } = company;
  const families = categories.filter(({ product_count }) => product_count > 0);
  return {
    issued_at: issuedAt.toISOString(),
    name: company.name ?? '',
    blurb: company.blurb,
    logo: await print(company.logo, LOGO),
    families: await Promise.all(
      families.map(async ({ kind, title, description, product_count, picture, ...range }) => ({
        ...{ title, description, product_count },
        // Ventilators recover some cooling, which does not count as capacity.
        tr_min: kind === 'ventilation' ? null : range.tr_min,
        tr_max: kind === 'ventilation' ? null : range.tr_max,
        picture: await print(picture, FAMILY),
      })),
    ),
    brands,
    industries: await Promise.all(
      industries.map(async ({ title, picture }) => ({
        title,
        picture: await print(picture, INDUSTRY),
      })),
    ),
    places: [company.head_office, company.warehouse].flatMap((place) => toPlace(place) ?? []),
    sales_phones: company.sales_phones,
    sales_email: company.sales_email,
    sales_hours: company.sales_hours,
    sales_contact: contact
      ? {
          name: contact.name,
          title: contact.title,
          phone: contact.phone,
          email: contact.email,
          picture: await print(contact.picture, PORTRAIT),
        }
      : null,
    web: company.web,
    socials: company.socials.map(({ name, url }) => ({ name, url })),
  };
}

export function toPlace(place: Company['head_office']): Place | null {
  if (!place) return null;
  const { title, street, city, email, phones } = place;
  return { title, street, city, email, phones };
}

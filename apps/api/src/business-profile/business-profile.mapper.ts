import type { Category, Company, Picture } from '@shishir/contract';
import type { BusinessProfile, PictureFile, Place } from '@shishir/pdf';
import type { PrintSize } from '../media/picture-for-print';

/** Gives a picture in the size that it is printed in, or null where there is none. */
export type PrintPicture = (
  picture: Picture | null | undefined,
  size: PrintSize,
) => Promise<PictureFile | null>;

/** What the profile shows of the company, any of which may be missing. */
type Details = { [Name in keyof Company]?: Company[Name] | null } & { logo?: Picture | null };

export interface ProfileSources {
  company: Company;
  /** The active ones, by position. */
  categories: Category[];
  brands: string[];
  industries: { title: string; picture: Picture | null }[];
  issuedAt: Date;
}

// Pixels: about 300 to an inch in the size that the profile prints them in.
const FAMILY: PrintSize = { width: 192, height: 144, fit: 'cover' };
const INDUSTRY: PrintSize = { width: 480, height: 273, fit: 'cover' };
const PORTRAIT: PrintSize = { width: 268, height: 268, fit: 'cover' };
const LOGO: PrintSize = { width: 500, height: 108, fit: 'inside' };

/** True where there is enough to say who the company is and how to reach it. */
export function isReady(company: Details): boolean {
  return Boolean(company.name && company.sales_phones?.length);
}

export async function toBusinessProfile(
  { company, categories, brands, industries, issuedAt }: ProfileSources,
  print: PrintPicture,
): Promise<BusinessProfile> {
  const details: Details = company;
  const { sales_contact: contact } = details;
  const families = categories.filter(({ product_count }) => product_count > 0);
  return {
    issued_at: issuedAt.toISOString(),
    name: details.name ?? '',
    blurb: details.blurb ?? null,
    logo: await print(details.logo, LOGO),
    families: await Promise.all(
      families.map(async ({ title, description, product_count, tr_min, tr_max, picture }) => ({
        ...{ title, description, product_count, tr_min, tr_max },
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
    places: [details.head_office, details.warehouse].flatMap((place) => toPlace(place) ?? []),
    sales_phones: details.sales_phones ?? [],
    sales_email: details.sales_email ?? null,
    sales_hours: details.sales_hours ?? null,
    sales_contact: contact?.name
      ? {
          name: contact.name,
          title: contact.title ?? null,
          phone: contact.phone ?? null,
          email: contact.email ?? null,
          picture: await print(contact.picture, PORTRAIT),
        }
      : null,
    web: details.web ?? null,
    socials: (details.socials ?? []).map(({ name, url }) => ({ name, url })),
  };
}

function toPlace(place: Details['head_office']): Place | null {
  if (!place) return null;
  const { title, street, city, email, phones } = place;
  return { title, street: street ?? null, city: city ?? null, email: email ?? null, phones };
}

import type { Category, Company, Locale, VrfProject } from '@shishir/contract';
import { tonsByTown, tonsOf } from '@shishir/format';
import type { BusinessProfile, QrCode } from '@shishir/pdf';
import { toLetterhead, toPlace } from '../company/letterhead';
import type { PrintSize } from '../../platform/media/picture-for-print';
import type { PrintPicture } from '../../platform/media/print-pictures';
import { businessProfileTexts as english } from './business-profile.texts';
import { businessProfileTexts as bangla } from './business-profile.texts.bn';

const TEXTS: Record<Locale, typeof english> = { en: english, bn: bangla };

export interface ProfileSources {
  locale: Locale;
  company: Company;
  /** Active categories by position. */
  categories: Category[];
  brands: string[];
  industries: string[];
  /** Projects that visitors may see. */
  projects: VrfProject[];
  /** Code of the website. */
  qr: QrCode | null;
  issuedAt: Date;
}

// In pixels, about 300 dpi at the printed size.
const FAMILY: PrintSize = { width: 192, height: 144, fit: 'cover' };
const PROJECT: PrintSize = { width: 800, height: 500, fit: 'cover' };

export async function toBusinessProfile(
  { locale, company, categories, brands, industries, projects, qr, issuedAt }: ProfileSources,
  print: PrintPicture,
): Promise<BusinessProfile> {
  const { sales_contact: contact } = company;
  const families = categories.filter(({ product_count }) => product_count > 0);
  return {
    issued_at: issuedAt.toISOString(),
    ...(await toLetterhead(company, print, locale)),
    blurb: company.blurb,
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
    industries,
    projects: await toProjects(projects, TEXTS[locale], print),
    places: [company.head_office, company.warehouse].flatMap((place) => toPlace(place) ?? []),
    sales_phones: company.sales_phones,
    sales_email: company.sales_email,
    sales_hours: company.sales_hours,
    sales_contact: contact
      ? {
          name: contact.name,
          title: contact.title,
          phone: contact.phone,
        }
      : null,
    qr,
    socials: company.socials.map(({ name, url }) => ({ name, url })),
  };
}

/** More than a profile shows. */
const MOST_PROJECTS = 10;
/** One picture in the head, four of other projects. */
const PICTURED = 5;

async function toProjects(
  projects: VrfProject[],
  texts: typeof english,
  print: PrintPicture,
): Promise<BusinessProfile['projects']> {
  const sized = projects
    .map((project) => ({ ...project, tr: tonsOf(project.capacity) }))
    .sort((one, other) => (other.tr ?? 0) - (one.tr ?? 0));
  const largest = sized.slice(0, MOST_PROJECTS);
  const pictured = largest.filter(({ picture }) => picture).slice(0, PICTURED);
  return {
    count: projects.length,
    tr: sized.reduce((sum, { tr }) => sum + (tr ?? 0), 0),
    largest: await Promise.all(
      largest.map(async (project) => ({
        ...{ title: project.project_name, location: project.location },
        kind: project.category && texts.projectKind(project.category),
        tr: project.tr,
        year: project.completed_date === null ? null : Number(project.completed_date.slice(0, 4)),
        picture: pictured.includes(project) ? await print(project.picture, PROJECT) : null,
      })),
    ),
    towns: tonsByTown(projects),
  };
}

import { companyId } from '../../platform/ui/page/structured-data';
import type { CareerOpening } from './career-page.server';

const EMPLOYMENT = { 'Full Time': 'FULL_TIME', 'Part Time': 'PART_TIME' } as const;

/** schema.org/JobPosting. */
export const jobPosting = (opening: CareerOpening, siteName: string, publicUrl: string) => ({
  '@type': 'JobPosting',
  title: opening.title,
  description: `<p>${escaped(opening.summary)}</p>${opening.description}`,
  datePosted: opening.posted_date,
  // Valid until the end of the day in Dhaka.
  validThrough: opening.closing_date ? `${opening.closing_date}T23:59:59+06:00` : undefined,
  employmentType: EMPLOYMENT[opening.type],
  hiringOrganization: { '@type': 'Organization', '@id': companyId(publicUrl), name: siteName },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: opening.location,
      addressCountry: 'BD',
    },
  },
  identifier: { '@type': 'PropertyValue', name: siteName, value: String(opening.id) },
  directApply: true,
  url: `${publicUrl}/career#opening-${opening.id}`,
});

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

import type { Company } from '@shishir/contract';
import { formatPhone } from '@shishir/format';
import { SITE_NAME } from '../ui/page/page-meta';

/** Who we are and what this site is, for machines that read pages. */
export function siteData(company: Company | null, publicUrl: string): Record<string, unknown>[] {
  const site = { '@type': 'WebSite', name: company?.name ?? SITE_NAME, url: `${publicUrl}/` };
  if (!company) return [site];
  const { name, blurb, sales_email, sales_phones, head_office, socials, map_url } = company;
  return [
    {
      '@type': 'HVACBusiness',
      '@id': `${publicUrl}/#company`,
      name,
      description: blurb,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/apple-touch-icon.png`,
      image: `${publicUrl}/images/share.png`,
      telephone: formatPhone(sales_phones[0]!),
      email: sales_email,
      hasMap: map_url,
      sameAs: socials.map(({ url }) => url),
      address: {
        '@type': 'PostalAddress',
        streetAddress: head_office.street,
        addressLocality: head_office.city,
        addressCountry: 'BD',
      },
    },
    { ...site, publisher: { '@id': `${publicUrl}/#company` } },
  ];
}

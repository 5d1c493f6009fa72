import type { Company, Picture, Place } from '@shishir/contract';
import { formatPhone, pictureMainPath } from '@shishir/format';

type Block = Record<string, unknown>;

/** The `@id` of the company, by which other structured data names it as publisher, seller or employer. */
export const companyId = (publicUrl: string) => `${publicUrl}/#company`;

/** schema.org/Organization with its places. Unknown values are left out of the JSON. */
export function organizationData(company: Company, name: string, publicUrl: string): Block {
  const { blurb, sales_email, sales_phones, head_office, warehouse, socials, map_url, logo } =
    company;
  const [phone] = sales_phones;
  const places = [head_office, warehouse].filter((place) => place !== null);
  return {
    '@type': ['Organization', 'HVACBusiness'],
    '@id': companyId(publicUrl),
    name,
    description: blurb ?? undefined,
    url: `${publicUrl}/`,
    logo: publicUrl + (logo ? mainPicture(logo) : '/apple-touch-icon.png'),
    image: `${publicUrl}/images/share.png`,
    telephone: phone && formatPhone(phone),
    email: sales_email ?? undefined,
    hasMap: map_url ?? undefined,
    sameAs: socials.length > 0 ? socials.map(({ url }) => url) : undefined,
    address: head_office ? addressData(head_office) : undefined,
    location: places.length > 0 ? places.map(placeData) : undefined,
  };
}

function placeData(place: Place): Block {
  const [phone] = place.phones;
  return {
    '@type': 'Place',
    name: place.title,
    telephone: phone && formatPhone(phone),
    address: { ...addressData(place), email: place.email ?? undefined },
  };
}

/** schema.org/FAQPage of questions and answers that are on the page. */
export const faqData = (questions: { question: string; answer: string }[]): Block => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const addressData = ({ street, city }: Place): Block => ({
  '@type': 'PostalAddress',
  streetAddress: street ?? undefined,
  addressLocality: city ?? undefined,
  addressCountry: 'BD',
});

const mainPicture = ({ key, width }: Picture) => `/storage/${pictureMainPath(key, width)}`;

import type { Company, Locale } from '@shishir/contract';
import type { Letterhead, Place } from '@shishir/pdf';
import type { PrintSize } from '../../platform/media/picture-for-print';
import type { PrintPicture } from '../../platform/media/print-pictures';

/** In pixels, about 300 dpi at the printed size. */
const LOGO: PrintSize = { width: 500, height: 108, fit: 'inside' };

/** Returns the company as sender of a PDF; its texts are in the language of the document. */
export async function toLetterhead(
  company: Company,
  print: PrintPicture,
  locale: Locale,
): Promise<Letterhead> {
  const { name, web, head_office, sales_phones, sales_email } = company;
  return {
    locale,
    name: name ?? '',
    logo: await print(company.logo, LOGO),
    web,
    place: toPlace(head_office),
    phone: sales_phones[0] ?? null,
    email: sales_email,
  };
}

export function toPlace(place: Company['head_office']): Place | null {
  if (!place) return null;
  const { title, street, city, email, phones } = place;
  return { title, street, city, email, phones };
}

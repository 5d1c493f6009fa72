import { formatPhone, type Locale } from '@shishir/format';
import type { PictureFile, Place } from '../business-profile/business-profile';

/** Sender of a document, shown at the top of its pages. Null values are left out. */
export interface Letterhead {
  /** Language of the document. */
  locale: Locale;
  name: string;
  logo: PictureFile | null;
  web: string | null;
  place: Place | null;
  /** E.164. */
  phone: string | null;
  email: string | null;
}

export const addressOf = ({ place }: Pick<Letterhead, 'place'>) =>
  [place?.street, place?.city].filter(Boolean).join(', ');

/** Returns the address, and the ways to reach the sender. */
export const letterheadLines = (sender: Letterhead) =>
  [
    addressOf(sender),
    [sender.phone && formatPhone(sender.phone), sender.email].filter(Boolean).join(', '),
  ].filter(Boolean);

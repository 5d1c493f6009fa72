import type { Category } from '@shishir/contract';
import type { Locale, TownTotal } from '@shishir/format';
import type { QrCode } from '../layout/parts';

/** Picture file in a format that the renderer supports. */
export interface PictureFile {
  format: 'jpg' | 'png';
  data: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** A category with published products. Capacities are in TR, null if no product has one. */
export type ProductFamily = Pick<
  Category,
  'title' | 'description' | 'product_count' | 'tr_min' | 'tr_max'
> & { picture: PictureFile | null };

/** A project that visitors may see. Unknown values are null. */
export interface ProfileProject {
  title: string;
  location: string | null;
  /** Type of building. */
  kind: string | null;
  /** Cooling capacity in TR. */
  tr: number | null;
  /** Year of its completion. */
  year: number | null;
  picture: PictureFile | null;
}

export interface ProfileProjects {
  count: number;
  /** Sum of the known capacities in TR. */
  tr: number;
  /** Beginning with the largest. */
  largest: ProfileProject[];
  /** Cooling capacity by town, beginning with the largest. */
  towns: TownTotal[];
}

export interface Place {
  title: string;
  street: string | null;
  city: string | null;
  email: string | null;
  /** E.164. */
  phones: string[];
}

export interface SalesContact {
  name: string;
  title: string | null;
  /** E.164. */
  phone: string | null;
}

/** Data of a business profile. Null and empty values are left out of the document. */
export interface BusinessProfile {
  locale: Locale;
  /** Date of the document, as ISO text. The same time always produces the same file. */
  issued_at: string;
  name: string;
  blurb: string | null;
  logo: PictureFile | null;
  families: ProductFamily[];
  brands: string[];
  /** Names of the industries. */
  industries: string[];
  projects: ProfileProjects;
  places: Place[];
  /** E.164. */
  sales_phones: string[];
  sales_email: string | null;
  sales_hours: string | null;
  sales_contact: SalesContact | null;
  /** With or without 'https://'. */
  web: string | null;
  /** Code of the website; null without one. */
  qr: QrCode | null;
  socials: { name: string; url: string }[];
}

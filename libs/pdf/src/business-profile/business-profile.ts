import type { Category } from '@shishir/contract';

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

export interface Industry {
  title: string;
  picture: PictureFile | null;
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
  email: string | null;
  picture: PictureFile | null;
}

/** Data of a business profile. Null and empty values are left out of the document. */
export interface BusinessProfile {
  /** Date of the document, as ISO text. The same time always produces the same file. */
  issued_at: string;
  name: string;
  blurb: string | null;
  logo: PictureFile | null;
  families: ProductFamily[];
  brands: string[];
  industries: Industry[];
  places: Place[];
  /** E.164. */
  sales_phones: string[];
  sales_email: string | null;
  sales_hours: string | null;
  sales_contact: SalesContact | null;
  /** With or without 'https://'. */
  web: string | null;
  socials: { name: string; url: string }[];
}

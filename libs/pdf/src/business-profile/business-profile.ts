import type { Category } from '@shishir/contract';

/** The file of a picture as the renderer takes it. */
export interface PictureFile {
  format: 'jpg' | 'png';
  data: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** A category with published products; capacities in TR, null where no product states one. */
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

/** What a business profile shows. What is null or empty is left out of it. */
export interface BusinessProfile {
  /** The moment that its date comes from, as ISO text: the same moment gives the same file. */
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
  /** Without or with 'https://'. */
  web: string | null;
  socials: { name: string; url: string }[];
}

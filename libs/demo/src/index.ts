import type {
  BrandWarranty,
  Category,
  Commercial,
  Company,
  ContactChannel,
  ContactMessage,
  ContactMessageDetails,
  EnquiryEvent,
  GalleryItem,
  Opening,
  Post,
  VrfProject,
  Role,
  SalesContact,
} from '@shishir/contract';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The folder of the demonstration data: the old site's files and the rows that go with them. */
export const DEMO_DATA_DIR = resolve(__dirname, '../data');

/** The folder of the demonstration pictures, laid out as the storage folder: `{key}/{width}.{avif|webp}`. */
export const DEMO_MEDIA_DIR = resolve(__dirname, '../media');

export interface DemoPicture {
  key: string;
  kind: string;
  width: number;
  height: number;
  bytes: number;
  blur: string;
  alt: string;
}

/** The key of the picture of each kind of category. */
export type DemoCategoryPictures = Partial<Record<Category['kind'], string>>;

/** What a buyer asks about the products of each kind of category. */
export type DemoCommercial = Partial<
  Record<Category['kind'], Partial<Commercial> & { brand_warranties?: BrandWarranty[] }>
>;

export interface DemoAccount {
  name: string;
  number: string;
  email: string;
  password: string;
  role: Role;
}

/** Somebody of the user list. Nobody can sign in as one: they have no password. */
export interface DemoPerson extends Omit<DemoAccount, 'password'> {
  since_days: number;
  /** When they signed in last. */
  seen_hours: number;
}

/** What every enquiry has. */
export interface DemoContactMessage extends Pick<
  ContactMessage,
  'kind' | 'first_name' | 'last_name' | 'email' | 'number' | 'message' | 'status'
> {
  page: string;
  hours_ago: number;
}

/**
 * An enquiry of any kind. `account` and `owner` are the email addresses of the one who was signed in and of the member
 * of staff; products are named by their model.
 */
export interface DemoEnquiry
  extends DemoContactMessage, Partial<Omit<ContactMessageDetails, 'cv' | 'items' | 'wanted_by'>> {
  account?: string;
  owner?: string;
  items?: { model: string; quantity: number }[];
  wanted_in_days?: number;
  /** The product that its page was about. */
  product_model?: string;
  filters?: string;
  subscription?: ContactMessage['subscription'];
  spam_reason?: string;
  spam_score?: number;
  events?: DemoEnquiryEvent[];
}

/** What a member of staff, named by email address, has done about an enquiry. */
export interface DemoEnquiryEvent extends Pick<EnquiryEvent, 'kind'> {
  hours_ago: number;
  by: string;
  text: string;
  channel?: ContactChannel;
}

/**
 * A quotation that answers the enquiry of this sender and page. `by` is the email address of the member of staff,
 * products are named by their model, and `prices` are those of what is in no row of the catalogue.
 */
export interface DemoQuotation {
  email: string;
  page: string;
  by: string;
  title: string;
  note: string;
  rooms: { name: string; load_kw: number; model: string; count: number }[];
  prices: Record<string, number>;
  revisions: {
    hours_ago: number;
    opened_hours_ago?: number;
    letter: string;
    work: { title: string; note: string; price: number };
    discount: number;
  }[];
  question: { hours_ago: number; text: string };
  answer: { hours_ago: number; text: string };
}

/** The person to ask has no picture: the site shows initials. */
export type DemoCompany = Omit<
  Company,
  'sales_contact' | 'logo' | 'ready' | 'version' | 'updated_at'
> & { sales_contact: Omit<SalesContact, 'picture'> };

/** A gallery item names its picture by key. */
export type DemoGalleryItem = Pick<
  GalleryItem,
  'title' | 'description' | 'project_name' | 'project_location'
> & { picture: string };

/** The openings stand in their order. */
export type DemoOpening = Pick<
  Opening,
  'title' | 'location' | 'type' | 'summary' | 'description' | 'posted_date'
>;

/** A post names its picture by key, and the file of its body in `posts/`. */
export type DemoPost = Pick<Post, 'title' | 'excerpt' | 'author' | 'category' | 'published_at'> & {
  body: string;
  picture: string;
};

/** A VRF project names its picture by key. */
export type DemoVrfProject = Required<
  Omit<
    VrfProject,
    | 'id'
    | 'image'
    | 'picture'
    | 'publish_at'
    | 'version'
    | 'created_at'
    | 'updated_at'
    | 'deleted_at'
  >
> & { picture: string | null };

/** Old addresses, with one `*`, and the key of the picture that stands for them; a `*` there repeats it. */
export type DemoPictureMap = Record<string, string>;

export interface LegacyProductPictures {
  image_1: string;
  image_2: string;
  image_3: string;
}

export interface LegacyIndustry {
  title: string;
  image: string;
  link: string;
}

export const readText = (name: string) => readFile(join(DEMO_DATA_DIR, name), 'utf8');

/** One file of the demonstration data. They are ours, so their shape is known. */
export async function readDemo<T>(name: string): Promise<T> {
  return JSON.parse(await readText(name)) as T;
}

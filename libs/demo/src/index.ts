import type {
  BrandWarranty,
  Category,
  Commercial,
  Company,
  ContactChannel,
  ContactMessage,
  ContactMessageDetails,
  CountedEvent,
  Customer,
  EnquiryEvent,
  GalleryItem,
  Locale,
  MaintenanceContract,
  Opening,
  Post,
  ReportedUnit,
  VrfProject,
  Role,
  SalesContact,
  Unit,
  VisitReport,
} from '@shishir/contract';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Folder of the demonstration data: files of the old site and the additional rows. */
export const DEMO_DATA_DIR = resolve(__dirname, '../data');

/** Folder of the demonstration pictures, laid out like the storage folder: `{key}/{width}.{avif|webp}`. */
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

/** Key of the picture for each kind of category. */
export type DemoCategoryPictures = Partial<Record<Category['kind'], string>>;

/** Commercial facts of the products in each kind of category. */
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

/** A person of the user list, who has no password and cannot sign in. */
export interface DemoPerson extends Omit<DemoAccount, 'password'> {
  since_days: number;
  /** Hours since the last sign-in. */
  seen_hours: number;
}

/** Fields that every enquiry has. */
export interface DemoContactMessage extends Pick<
  ContactMessage,
  'kind' | 'first_name' | 'last_name' | 'email' | 'number' | 'message' | 'status'
> {
  page: string;
  hours_ago: number;
}

/**
 * An enquiry of any kind. `account` and `owner` are email addresses: of the sender, if signed in, and of the member of
 * staff in charge. Products are named by model.
 */
export interface DemoEnquiry
  extends
    DemoContactMessage,
    Partial<
      Omit<ContactMessageDetails, 'cv' | 'photos' | 'photos_deleted_at' | 'items' | 'wanted_by'>
    > {
  account?: string;
  owner?: string;
  items?: { model: string; quantity: number }[];
  wanted_in_days?: number;
  /** Model of the product whose page the enquiry came from. */
  product_model?: string;
  filters?: string;
  subscription?: ContactMessage['subscription'];
  spam_reason?: string;
  spam_score?: number;
  events?: DemoEnquiryEvent[];
}

/** Stage, value and next step of the enquiry of this sender and page. `next_owner` is the email address of staff. */
export interface DemoSale
  extends
    Pick<ContactMessage, 'stage'>,
    Partial<Pick<ContactMessage, 'lost_reason' | 'value' | 'next_step'>> {
  email: string;
  page: string;
  expected_in_days?: number;
  next_in_days?: number;
  next_owner?: string;
}

/** Average count of an event on the site per day. */
export interface DemoFigure extends CountedEvent {
  per_day: number;
}

/** An action of a member of staff, named by email address, on an enquiry. */
export interface DemoEnquiryEvent extends Pick<EnquiryEvent, 'kind'> {
  hours_ago: number;
  by: string;
  text: string;
  channel?: ContactChannel;
}

/**
 * A quotation that answers the enquiry of this sender and page. `by` is the email address of a member of staff,
 * products are named by model, and `prices` has the prices of products without one in the catalogue.
 */
export interface DemoQuotation {
  email: string;
  page: string;
  by: string;
  title: string;
  note: string;
  /** Missing for a quotation without a design. */
  rooms?: { name: string; load_kw: number; model: string; count: number }[];
  prices: Record<string, number>;
  revisions: {
    hours_ago: number;
    opened_hours_ago?: number;
    letter: string;
    work: { title: string; note: string; price: number };
    discount: number;
  }[];
  /** Lines that the customer can choose. */
  choices?: {
    title: string;
    note: string;
    quantity: number;
    price: number;
    group: string;
    selected: boolean;
  }[];
  rates?: { vat_bp: number; ait_bp: number; advance_percent: number };
  question?: { hours_ago: number; text: string };
  answer?: { hours_ago: number; text: string };
}

/** The company details. The sales contact has no picture, so the site shows initials. */
export type DemoCompany = Omit<
  Company,
  'sales_contact' | 'logo' | 'ready' | 'version' | 'updated_at'
> & { sales_contact: Omit<SalesContact, 'picture'> };

/** A customer; enquiries with its phone number or email address are linked to it. */
export type DemoCustomer = Pick<
  Customer,
  'name' | 'kind' | 'phone' | 'email' | 'district' | 'notes' | 'contacts' | 'sites'
>;

/** An installed unit of the customer with an email address. */
export interface DemoUnit extends Pick<Unit, 'code' | 'model' | 'serial' | 'site' | 'place'> {
  customer: string;
  /** Null for a unit that has not been started yet. */
  started_days_ago: number | null;
  /** In words of a product, such as '1 year'. */
  warranty: string | null;
}

/** A maintenance contract; customer and technician are email addresses, `done` is the number of visits that are done. */
export interface DemoContract extends Pick<
  MaintenanceContract,
  'title' | 'rhythm' | 'price' | 'site' | 'note'
> {
  customer: string;
  technician: string | null;
  /** Negative for a contract that has not begun. */
  started_days_ago: number;
  months: number;
  serials: string[];
  done: number;
  /** Day and time of the next visit; null if it is not planned. */
  planned_in_days: number | null;
  planned_at: string | null;
}

/** The signed report of a visit that is done. Readings that were not taken are missing. */
export interface DemoVisitReport extends Pick<
  VisitReport,
  'technician' | 'signed_name' | 'signature' | 'work_done' | 'parts' | 'recommendation'
> {
  /** Title of the contract. */
  contract: string;
  /** Number of the visit, from 1. */
  visit: number;
  /** Language of the customer; English if it is missing. */
  locale?: Locale;
  /** Times of the day in Dhaka. */
  from: string;
  to: string;
  units: (Pick<ReportedUnit, 'checks' | 'note'> &
    Partial<Omit<ReportedUnit, 'serial'>> & { serial: string })[];
}

/** A gallery item with the key of its picture. */
export type DemoGalleryItem = Pick<
  GalleryItem,
  'title' | 'description' | 'project_name' | 'project_location'
> & { picture: string };

/** An opening. The file has them in display order. */
export type DemoOpening = Pick<
  Opening,
  'title' | 'location' | 'type' | 'summary' | 'description' | 'posted_date'
>;

/** A post with the key of its picture and the name of its text file in `posts/`. */
export type DemoPost = Pick<Post, 'title' | 'excerpt' | 'author' | 'category' | 'published_at'> & {
  body: string;
  picture: string;
};

/** A VRF project with the key of its picture. */
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

/**
 * Keys of the pictures that replace old addresses. An address may contain one `*`, which is inserted for `*` in the
 * key.
 */
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

/** Reads and parses a file of the demonstration data. Not validated, because the files are part of this library. */
export async function readDemo<T>(name: string): Promise<T> {
  return JSON.parse(await readText(name)) as T;
}

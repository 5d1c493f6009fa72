import type {
  Category,
  Company,
  ContactMessage,
  ContactMessageDetails,
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

/** An enquiry through the contact form. */
export interface DemoMessage extends Pick<
  ContactMessage,
  'kind' | 'first_name' | 'last_name' | 'email' | 'number' | 'message' | 'status'
> {
  page: string;
  hours_ago: number;
}

/** An enquiry of any kind. `account` is the email address of the one who was signed in. */
export interface DemoEnquiry
  extends DemoMessage, Partial<Omit<ContactMessageDetails, 'cv' | 'items'>> {
  account?: string;
}

/** It names the picture of the person to ask by its key. */
export type DemoCompany = Omit<
  Company,
  'sales_contact' | 'logo' | 'ready' | 'version' | 'updated_at'
> & { sales_contact: Omit<SalesContact, 'picture'> & { picture: string } };

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
    'id' | 'image' | 'picture' | 'version' | 'created_at' | 'updated_at' | 'deleted_at'
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

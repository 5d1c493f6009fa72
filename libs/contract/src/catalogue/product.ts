import { z } from 'zod';
import { CATEGORY_KINDS } from './category-kinds';
import { Commercial } from './commercial';
import { PublicDocument } from './documents';
import { responseShape } from '../platform/field-schemas';
import { moment } from '../platform/fields';
import { Picture } from '../platform/picture';
import { PUBLIC_FIELDS, STAFF_FIELDS } from './product-fields';

const text = z.string();
const whole = z.number().int();

/** Another product, as far as a link to it says. */
export const ProductLink = z.object({
  id: whole,
  title: text,
  brand: text.nullable(),
  model: text,
  cooling_kw: z.number().nullable(),
  cooling_tr: z.number().nullable(),
  regular_price: whole.nullable(),
  offer_price: whole.nullable(),
  picture: Picture.nullable(),
});
export type ProductLink = z.infer<typeof ProductLink>;

/** What everyone may see of a product: the columns of `PUBLIC_FIELDS` and what belongs to the row. */
export const CatalogueProduct = z.object({
  id: whole,
  ...responseShape(PUBLIC_FIELDS),
  /** The category's title; `category_slug` is what stands in addresses, `category_kind` what it is. */
  category: text,
  category_slug: text,
  category_kind: z.enum(CATEGORY_KINDS),
  category_id: whole,
  /** Paths below `/storage/`. */
  image_1: text.nullable(),
  image_2: text.nullable(),
  image_3: text.nullable(),
  /** The same pictures with what is needed to display them well, in order, without gaps. */
  pictures: z.array(Picture),
  updated_at: moment,
  /** No longer sold: its page stays, no list shows it. */
  discontinued: z.boolean(),
  /** Of one product alone: how often it was changed, for its data sheet. */
  revision: whole.optional(),
  /** What counts for it: its own commercial facts, else those of its category. Of one product, and where `with` asks. */
  commercial: Commercial.optional(),
  /** Of one product alone, as all below: what takes its place; visitors get one that they may see. */
  successor: ProductLink.nullable().optional(),
  /** Its own public documents, and then those of its category. */
  documents: z.array(PublicDocument).optional(),
  /** Fields without a value that the old site wrote as '' rather than null; given where `with` asks for it. */
  blank_fields: z.array(text).optional(),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** What only staff see: the columns of `STAFF_FIELDS` and the state of the row. */
export const StaffProductFields = z.object({
  ...responseShape(STAFF_FIELDS),
  /** When a hidden product is published by itself. */
  publish_at: moment.nullable(),
  version: whole,
  created_at: moment,
  /** Since when it is in the trash; after 30 days it is purged. */
  deleted_at: moment.nullable(),
  /** Who changed it last: a member of staff, or an import; null where nobody has. In lists alone. */
  changed_by: z.object({ name: text, import: z.boolean() }).nullable(),
});

export const Product = CatalogueProduct.merge(StaffProductFields.partial());
export type Product = z.infer<typeof Product>;

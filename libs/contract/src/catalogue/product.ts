import { z } from 'zod';
import { CATEGORY_KINDS } from './category-kinds';
import { Commercial } from './commercial';
import { PublicDocument } from './documents';
import { responseShape } from '../platform/field-schemas';
import { moment } from '../platform/fields';
import { untranslated } from '../platform/locales';
import { Picture } from '../platform/picture';
import { PUBLIC_FIELDS, STAFF_FIELDS } from './product-fields';

const text = z.string();
const whole = z.number().int();

/** The part of another product that a link shows. */
export const ProductLink = z.object({
  id: whole,
  title: text,
  brand: text.nullable(),
  model: text,
  cooling_kw: z.number().nullable(),
  cooling_tr: z.number().nullable(),
  horsepower: z.number().nullish(),
  regular_price: whole.nullable(),
  offer_price: whole.nullable(),
  picture: Picture.nullable(),
});
export type ProductLink = z.infer<typeof ProductLink>;

/** The public part of a product: the columns of `PUBLIC_FIELDS` and related data. */
export const CatalogueProduct = z.object({
  id: whole,
  ...responseShape(PUBLIC_FIELDS),
  /** Title of the category; `category_slug` is used in addresses, `category_kind` is its kind. */
  category: text,
  category_slug: text,
  category_kind: z.enum(CATEGORY_KINDS),
  category_id: whole,
  /** Paths below `/storage/`. */
  image_1: text.nullable(),
  image_2: text.nullable(),
  image_3: text.nullable(),
  /** The same pictures with the data to display them well, in order and without gaps. */
  pictures: z.array(Picture),
  updated_at: moment,
  /** No longer sold: the page stays, but no list includes it. */
  discontinued: z.boolean(),
  /** Number of changes so far, for the data sheet. Only in responses for a single product. */
  revision: whole.optional(),
  /** Its own commercial facts, else those of its category. For a single product, or if `with` requests it. */
  commercial: Commercial.optional(),
  /** Replacement; visitors get it only if they may see that product. Like the next field, only for a single product. */
  successor: ProductLink.nullable().optional(),
  /** Its own public documents, then those of its category. */
  documents: z.array(PublicDocument).optional(),
  /** Empty fields that the old site wrote as '' instead of null. Only if `with` requests it. */
  blank_fields: z.array(text).optional(),
  /** Includes `category`, and the names of commercial facts. */
  untranslated,
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** The staff-only part of a product: the columns of `STAFF_FIELDS` and the state of the row. */
export const StaffProductFields = z.object({
  ...responseShape(STAFF_FIELDS),
  /** Time at which a hidden product is published automatically. */
  publish_at: moment.nullable(),
  version: whole,
  created_at: moment,
  /** When it was moved to the trash; it is purged after 30 days. */
  deleted_at: moment.nullable(),
  /** Author of the last change, a member of staff or an import; null if it was never changed. Only in lists. */
  changed_by: z.object({ name: text, import: z.boolean() }).nullable(),
});

export const Product = CatalogueProduct.merge(StaffProductFields.partial());
export type Product = z.infer<typeof Product>;

/**
 * A product in a list: the fields of cards, of the table of sizes and of the dashboard's list, a third of all. Staff
 * fields only for staff.
 */
export const ListedProduct = Product.pick({
  id: true,
  type: true,
  wind_free: true,
  brand: true,
  model: true,
  title: true,
  horsepower: true,
  cooling_kw: true,
  cooling_btu: true,
  cooling_tr: true,
  power_input_w: true,
  air_flow_high_cfm: true,
  air_flow_medium_cfm: true,
  air_flow_low_cfm: true,
  refrigerant: true,
  size_width_mm: true,
  size_height_mm: true,
  size_depth_mm: true,
  panel_model: true,
  regular_price: true,
  offer_price: true,
  inverter_type: true,
  cop: true,
  sound_high_db: true,
  sound_low_db: true,
  weight_kg: true,
  category: true,
  category_slug: true,
  category_kind: true,
  category_id: true,
  updated_at: true,
  untranslated: true,
  visibility: true,
  position: true,
  status: true,
  publish_at: true,
  version: true,
  deleted_at: true,
  changed_by: true,
}).extend({
  /** The first picture, or none. */
  pictures: z.array(Picture).max(1),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

import { z } from 'zod';
import { moment } from './fields';
import { Picture } from './picture';
import {
  INVERTER_TYPES,
  PANEL_COLORS,
  PANEL_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
  SERVICE_STATUSES,
  VISIBILITIES,
} from './product-choices';

const whole = z.number().int().nullable();
const text = z.string().nullable();

/** What everyone may see of a product. Prices are whole taka, capacities kW, BTU/h and TR. */
export const CatalogueProduct = z.object({
  id: z.number().int(),
  type: z.enum(PRODUCT_TYPES),
  wind_free: text,
  brand: text,
  model: z.string(),
  title: z.string(),
  horsepower: z.number().nullable(),
  cooling_kw: z.number().nullable(),
  cooling_btu: whole,
  cooling_tr: z.number().nullable(),
  power_input_w: whole,
  air_flow_high_cfm: whole,
  air_flow_medium_cfm: whole,
  air_flow_low_cfm: whole,
  refrigerant: z.enum(REFRIGERANTS).nullable(),
  size_width_mm: whole,
  size_height_mm: whole,
  size_depth_mm: whole,
  panel_model: text,
  panel_type: z.enum(PANEL_TYPES).nullable(),
  panel_color: z.enum(PANEL_COLORS).nullable(),
  regular_price: whole,
  offer_price: whole,
  inverter_type: z.enum(INVERTER_TYPES).nullable(),
  /** The category's title; `category_slug` is what stands in addresses. */
  category: z.string(),
  category_slug: z.string(),
  category_id: z.number().int(),
  /** Paths below `/storage/`. */
  image_1: text,
  image_2: text,
  image_3: text,
  /** The same pictures with what is needed to show them well, in order, without gaps. */
  pictures: z.array(Picture),
  updated_at: moment,
  /** Fields without a value that the old site wrote as '' rather than null; given where `with` asks for it. */
  blank_fields: z.array(z.string()).optional(),
});
export type CatalogueProduct = z.infer<typeof CatalogueProduct>;

/** What only staff see: the service record and the state of the row. */
export const StaffProductFields = z.object({
  visibility: z.enum(VISIBILITIES),
  position: z.number().int(),
  product_id: text,
  ime: text,
  receive_date: text,
  delivery_date: text,
  problem: text,
  status: z.enum(SERVICE_STATUSES).nullable(),
  customer_name: text,
  customer_number: text,
  bill: whole,
  paid: whole,
  due: whole,
  version: z.number().int(),
  created_at: moment,
  /** Since when it lies in the trash; after 30 days it is gone for good. */
  deleted_at: moment.nullable(),
});

export const Product = CatalogueProduct.merge(StaffProductFields.partial());
export type Product = z.infer<typeof Product>;

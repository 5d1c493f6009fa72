import { z } from 'zod';
import { IdParams } from './fields';
import { PageQuery, sortBy } from './lists';
import { Picture } from './picture';
import { routes } from './policy';

export const PRODUCT_TYPES = ['Outdoor Unit', 'Indoor Unit'] as const;
export const REFRIGERANTS = ['R410A', 'R32'] as const;
export const INVERTER_TYPES = ['Inverter', 'Non-Inverter'] as const;
export const PANEL_TYPES = ['Wind-Free', 'Non-Wind-Free'] as const;
export const PANEL_COLORS = ['White', 'Black'] as const;
export const VISIBILITIES = ['published', 'hidden'] as const;
export const SERVICE_STATUSES = ['pending', 'completed'] as const;

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
  updated_at: z.string().datetime(),
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
  created_at: z.string().datetime(),
});

export const Product = CatalogueProduct.merge(StaffProductFields.partial());
export type Product = z.infer<typeof Product>;

export const ProductQuery = PageQuery.extend({
  /** Title, slug, alias or id of a category, without regard to case. */
  category: z.string().trim().min(1).max(190).optional(),
  /** Staff only; everyone else, and staff who do not ask, get the published ones. */
  visibility: z.enum([...VISIBILITIES, 'all']).optional(),
  /** Staff only: products whose service record has this status. */
  service_status: z.enum(SERVICE_STATUSES).optional(),
  sort: sortBy('position', 'id', 'title', 'model', 'cooling_tr', 'offer_price', 'updated_at'),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

export const products = routes({
  list: {
    method: 'GET',
    path: '/products',
    summary: 'Products by position; the body is the list itself, the total is in X-Total-Count',
    metadata: { access: 'public' },
    query: ProductQuery,
    responses: { 200: z.array(Product) },
  },
  get: {
    method: 'GET',
    path: '/products/:id',
    summary: 'One product',
    metadata: { access: 'public' },
    pathParams: IdParams,
    responses: { 200: Product },
  },
});

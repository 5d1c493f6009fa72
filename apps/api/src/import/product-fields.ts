import {
  INVERTER_TYPES,
  PANEL_COLORS,
  PANEL_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
  SERVICE_STATUSES,
  VISIBILITIES,
} from '@shishir/contract';
import type { ProductEntity } from '../products/product.entity';

/** How a field of the products file is read. */
export type FieldKind =
  | { kind: 'text'; max: number; required?: boolean }
  | { kind: 'choice'; of: readonly string[]; required?: boolean; kept?: boolean }
  /** At most two decimals, as the column keeps them. */
  | { kind: 'figure' }
  | { kind: 'whole'; kept?: boolean }
  | { kind: 'price' }
  /** Whole taka, which may be below zero. */
  | { kind: 'balance' }
  /** As in 2026-03-26. */
  | { kind: 'day' };

/** True where a row cannot do without a value. */
export const isRequired = (kind: FieldKind) => 'required' in kind && kind.required === true;

/** True where the column is never empty: an empty value says nothing about it. */
export const isKept = (kind: FieldKind) => 'kept' in kind && kind.kept === true;

const text = (max: number): FieldKind => ({ kind: 'text', max });
const needed = (max: number): FieldKind => ({ kind: 'text', max, required: true });
const choice = (of: readonly string[]): FieldKind => ({ kind: 'choice', of });
const figure: FieldKind = { kind: 'figure' };
const whole: FieldKind = { kind: 'whole' };
const price: FieldKind = { kind: 'price' };
const day: FieldKind = { kind: 'day' };

/** What a row says about the unit itself, in the order of the old file, and `brand`, which the old file lacks. */
export const VALUE_FIELDS = {
  type: { kind: 'choice', of: PRODUCT_TYPES, required: true },
  wind_free: text(50),
  brand: text(100),
  model: needed(100),
  title: needed(200),
  horsepower: figure,
  cooling_kw: figure,
  cooling_btu: whole,
  cooling_tr: figure,
  power_input_w: whole,
  air_flow_high_cfm: whole,
  air_flow_medium_cfm: whole,
  air_flow_low_cfm: whole,
  refrigerant: choice(REFRIGERANTS),
  size_width_mm: whole,
  size_height_mm: whole,
  size_depth_mm: whole,
  panel_model: text(100),
  panel_type: choice(PANEL_TYPES),
  panel_color: choice(PANEL_COLORS),
  regular_price: price,
  offer_price: price,
  inverter_type: choice(INVERTER_TYPES),
} satisfies Record<string, FieldKind>;

/** What only staff see: how the row stands in the catalogue, and its service record. */
export const STAFF_FIELDS = {
  visibility: { kind: 'choice', of: VISIBILITIES, kept: true },
  position: { kind: 'whole', kept: true },
  product_id: text(100),
  ime: text(100),
  receive_date: day,
  delivery_date: day,
  problem: text(5000),
  status: choice(SERVICE_STATUSES),
  customer_name: text(150),
  customer_number: text(30),
  bill: whole,
  paid: whole,
  due: { kind: 'balance' },
} satisfies Record<string, FieldKind>;

export const IMAGE_FIELDS = ['image_1', 'image_2', 'image_3'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

/** Every field that a row may have, but for its id, in the order of our own files. */
export const ROW_FIELDS: Record<string, FieldKind> = {
  ...VALUE_FIELDS,
  category: needed(190),
  image_1: text(190),
  image_2: text(190),
  image_3: text(190),
  ...STAFF_FIELDS,
};

/** The fields of the old file. Only of these it is remembered whether they came as '' or as null. */
export const OLD_FIELDS = Object.keys(ROW_FIELDS).filter(
  (field) => field !== 'brand' && !Object.hasOwn(STAFF_FIELDS, field),
);

export type ProductValues = Pick<
  ProductEntity,
  keyof typeof VALUE_FIELDS | keyof typeof STAFF_FIELDS
>;

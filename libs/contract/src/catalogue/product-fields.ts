/**
 * The one table of the columns of a product. The schemas of the contract, the API's column lists, the audit log,
 * import and export, and the dashboard's form derive from it. Free of zod, so that browser code may load it.
 *
 * Every column is audited, and every column is imported and exported under its own name (`FILE_COLUMNS`): there is
 * no setting for either, because there is no exception.
 */

import { type NumberReading, readNumber, readTaka } from '@shishir/format';
import { SYSTEM_PARTS } from './category-kinds';
import { COMMERCIAL_FIELDS } from './commercial-fields';
import {
  choice,
  day,
  decimal,
  money,
  price,
  text,
  type ValueOf,
  whole,
} from '../platform/field-kinds';
import type { Fields, ProductField, ProductKind, ProductSection } from './product-field';
import { TECHNICAL_FIELDS } from './technical-fields';

export { isNullable, labelsOf, type ValueOf } from '../platform/field-kinds';
export type { ProductField, ProductKind, ProductSection } from './product-field';
export { AVAILABILITIES, COMMERCIAL_COLUMNS, COMMERCIAL_FIELDS } from './commercial-fields';
export type { CommercialColumn } from './commercial-fields';
export { SUPPLY_PHASES } from './technical-fields';

/** The fixed choices of a product. */
export const PRODUCT_TYPES = SYSTEM_PARTS;
export const REFRIGERANTS = ['R410A', 'R32'] as const;
export const INVERTER_TYPES = ['Inverter', 'Non-Inverter'] as const;
export const PANEL_TYPES = ['Wind-Free', 'Non-Wind-Free'] as const;
export const PANEL_COLORS = ['White', 'Black'] as const;
/** A discontinued product keeps its page, and no list shows it. */
export const VISIBILITIES = ['published', 'hidden', 'discontinued'] as const;
export const SERVICE_STATUSES = ['pending', 'completed'] as const;

/** What the columns of a section have in common. */
const capacity = { section: 'capacity', spec: true } as const;
const air = { section: 'air', spec: true } as const;
const panel = { section: 'panel', spec: true } as const;
const service = { section: 'service' } as const;

/** The least capacity of a unit: 0 is none, and is left empty. */
const LEAST = 0.01;

/** What everyone may see, in the order of responses and files. */
export const PUBLIC_FIELDS = {
  /** Follows from the kind of the category (`systemPart`), so nothing asks for it. */
  type: {
    ...choice(PRODUCT_TYPES, 'The type is Outdoor Unit or Indoor Unit'),
    label: 'Type',
    section: 'identity',
    spec: true,
  },
  wind_free: { ...text(50), label: 'Label', section: 'identity', card: true, spec: true },
  brand: { ...text(100), label: 'Brand', section: 'identity' },
  model: {
    ...text(100),
    label: 'Model',
    section: 'identity',
    required: 'Model is required',
    card: true,
  },
  title: {
    ...text(200),
    label: 'Title',
    section: 'identity',
    required: 'Title is required',
    card: true,
  },
  /** The class of a VRF unit, never a mechanical power. */
  horsepower: {
    ...decimal('HP', 1000, LEAST),
    label: 'Horsepower class',
    errorLabel: 'Horsepower',
    ...capacity,
  },
  cooling_kw: {
    ...decimal('kW', 100_000, LEAST),
    label: 'Cooling kW',
    errorLabel: 'Cooling in kW',
    ...capacity,
    card: true,
  },
  cooling_btu: {
    ...whole('BTU/h', 100_000_000, 1),
    label: 'Cooling BTU/h',
    errorLabel: 'Cooling in BTU/h',
    ...capacity,
  },
  /** Tons of refrigeration. */
  cooling_tr: {
    ...decimal('TR', 100_000, LEAST),
    label: 'Cooling TR',
    errorLabel: 'Cooling in TR',
    ...capacity,
    card: true,
  },
  /** Electrical input. */
  power_input_w: { ...whole('W'), label: 'Power input', ...capacity },
  air_flow_high_cfm: {
    ...whole('cfm'),
    label: 'Air flow, high',
    errorLabel: 'Air flow (high)',
    ...air,
  },
  air_flow_medium_cfm: {
    ...whole('cfm'),
    label: 'Air flow, medium',
    errorLabel: 'Air flow (medium)',
    ...air,
  },
  air_flow_low_cfm: {
    ...whole('cfm'),
    label: 'Air flow, low',
    errorLabel: 'Air flow (low)',
    ...air,
  },
  refrigerant: {
    ...choice(REFRIGERANTS, 'Choose a refrigerant'),
    label: 'Refrigerant',
    ...capacity,
  },
  size_width_mm: { ...whole('mm', 100_000), label: 'Width', ...air },
  size_height_mm: { ...whole('mm', 100_000), label: 'Height', ...air },
  size_depth_mm: { ...whole('mm', 100_000), label: 'Depth', ...air },
  panel_model: { ...text(100), label: 'Panel model', ...panel },
  panel_type: { ...choice(PANEL_TYPES, 'Choose a panel type'), label: 'Panel type', ...panel },
  panel_color: {
    ...choice(PANEL_COLORS, 'Choose a panel colour'),
    label: 'Panel colour',
    ...panel,
  },
  regular_price: { ...price, label: 'Regular price', section: 'price', card: true },
  offer_price: { ...price, label: 'Offer price', section: 'price', card: true },
  inverter_type: {
    ...choice(INVERTER_TYPES, 'Choose an inverter type'),
    label: 'Inverter type',
    ...capacity,
  },
  ...TECHNICAL_FIELDS,
} as const satisfies Fields;

/**
 * What only staff see: the product's own commercial facts, of which visitors get what counts (`commercial`), the
 * place in the catalogue, and the record of a unit that a customer brought in.
 */
export const STAFF_FIELDS = {
  ...COMMERCIAL_FIELDS,
  visibility: {
    kind: 'choice',
    choices: VISIBILITIES,
    label: 'Visibility',
    section: 'visibility',
    hasDefault: true,
  },
  /** What takes the place of a discontinued product. */
  successor_id: { kind: 'product', label: 'Successor', section: 'visibility' },
  position: { kind: 'position', label: 'Position', section: 'visibility', hasDefault: true },
  product_id: { ...text(100), label: 'Product ID', ...service },
  ime: { ...text(100), label: 'IME', ...service },
  receive_date: { ...day, label: 'Receive date', ...service },
  delivery_date: { ...day, label: 'Delivery date', ...service },
  problem: { ...text(5000), label: 'Problem', ...service },
  status: { ...choice(SERVICE_STATUSES, 'Choose a status'), label: 'Status', ...service },
  customer_name: { ...text(150), label: 'Customer name', ...service },
  customer_number: { ...text(60), label: 'Customer number', ...service },
  bill: { ...money, label: 'Bill', ...service },
  paid: { ...money, label: 'Paid', ...service },
  due: { kind: 'balance', label: 'Due', ...service },
} as const satisfies Fields;

export const PRODUCT_FIELDS = { ...PUBLIC_FIELDS, ...STAFF_FIELDS } as const;

export type PublicColumn = keyof typeof PUBLIC_FIELDS;
export type StaffColumn = keyof typeof STAFF_FIELDS;
export type ProductColumn = PublicColumn | StaffColumn;

/** The columns whose field has a setting, such as `{ kind: 'choice' }`. */
export type ColumnsWith<Setting> = {
  [C in ProductColumn]: (typeof PRODUCT_FIELDS)[C] extends Setting ? C : never;
}[ProductColumn];
export type RequiredColumn = ColumnsWith<{ required: string }>;
export type CardColumn = ColumnsWith<{ card: true }>;
export type SpecColumn = ColumnsWith<{ spec: true }>;

/** A row of the table `products`, as far as people fill it in. */
export type ProductValues = { -readonly [C in ProductColumn]: ValueOf<(typeof PRODUCT_FIELDS)[C]> };

const columnsOf = <T extends Fields>(fields: T) => Object.keys(fields) as (keyof T & string)[];

export const PUBLIC_COLUMNS: readonly PublicColumn[] = columnsOf(PUBLIC_FIELDS);
export const STAFF_COLUMNS: readonly StaffColumn[] = columnsOf(STAFF_FIELDS);
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [...PUBLIC_COLUMNS, ...STAFF_COLUMNS];

/** The field of a column, without the exact type of this one. */
export const productField = (column: ProductColumn): ProductField => PRODUCT_FIELDS[column];

/** True where a column takes numbers. */
export const isNumeric = ({ kind }: ProductKind): boolean =>
  kind !== 'text' && kind !== 'choice' && kind !== 'day';

/** True where a column holds an amount of taka. */
export const isTaka = ({ kind }: ProductKind): boolean =>
  kind === 'money' || kind === 'price' || kind === 'balance';

/** Reads the text of a numeric column as people type it. */
export function readColumn(field: ProductKind, text: string): NumberReading {
  return isTaka(field) ? readTaka(text) : readNumber(text, { whole: field.kind !== 'decimal' });
}

export const REQUIRED_COLUMNS = PRODUCT_COLUMNS.filter(
  (column): column is RequiredColumn => productField(column).required !== undefined,
);

/** The fields of an upload that hold the pictures of a product, and the columns of files that name them. */
export const IMAGE_FIELDS = ['image_1', 'image_2', 'image_3'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

/** The columns of a products file, in the order of the export. */
export const FILE_COLUMNS = [
  'id',
  ...PUBLIC_COLUMNS,
  'category',
  ...IMAGE_FIELDS,
  ...STAFF_COLUMNS,
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** The columns of `/products.json` of the old site, which never changes, in its order and without the id. */
export const OLD_FILE_COLUMNS = [
  ...['type', 'wind_free', 'model', 'title', 'horsepower', 'cooling_kw', 'cooling_btu'],
  ...['cooling_tr', 'power_input_w', 'air_flow_high_cfm', 'air_flow_medium_cfm'],
  ...['air_flow_low_cfm', 'refrigerant', 'size_width_mm', 'size_height_mm', 'size_depth_mm'],
  ...['panel_model', 'panel_type', 'panel_color', 'regular_price', 'offer_price'],
  ...['inverter_type', 'category', 'image_1', 'image_2', 'image_3'],
] as const satisfies readonly FileColumn[];

/**
 * What is worked out is not asked. A product's category and pictures are rows of other tables; its publish date is a
 * state of the row.
 */
type Asked = Exclude<ProductColumn, 'type' | ColumnsWith<{ kind: 'balance' }>>;
const isAsked = (column: ProductColumn): column is Asked =>
  column !== 'type' && productField(column).kind !== 'balance';

/** The fields of the product form, or those of one of its sections. */
export type ProductFormField<S extends ProductSection = ProductSection> =
  | (Asked & ColumnsWith<{ section: S }>)
  | (S extends 'identity' ? 'category' : S extends 'pictures' ? 'pictures' : never)
  | (S extends 'visibility' ? 'publish_at' : never);

/** What people look for first stands first in its section; the rest follows in the order of the table. */
const FORM_ORDER = new Set<ProductFormField>([
  ...(['title', 'model', 'brand', 'category'] as const),
  ...(['cooling_kw', 'cooling_tr', 'cooling_btu'] as const),
  ...(['product_id', 'ime', 'status', 'receive_date', 'delivery_date'] as const),
  ...(['customer_name', 'customer_number'] as const),
  ...(['visibility', 'publish_at'] as const),
  ...PRODUCT_COLUMNS.filter(isAsked),
  'pictures',
]);

const fieldsOf = (section: ProductSection): readonly ProductFormField[] =>
  [...FORM_ORDER].filter((field) => {
    if (field === 'category') return section === 'identity';
    if (field === 'publish_at') return section === 'visibility';
    return field === 'pictures' ? section === field : productField(field).section === section;
  });

/** The sections of the product form with their fields, both in their order. */
export const PRODUCT_SECTIONS = {
  identity: fieldsOf('identity'),
  capacity: fieldsOf('capacity'),
  air: fieldsOf('air'),
  electrical: fieldsOf('electrical'),
  installation: fieldsOf('installation'),
  system: fieldsOf('system'),
  water: fieldsOf('water'),
  panel: fieldsOf('panel'),
  price: fieldsOf('price'),
  commercial: fieldsOf('commercial'),
  pictures: fieldsOf('pictures'),
  visibility: fieldsOf('visibility'),
  service: fieldsOf('service'),
} as { readonly [S in ProductSection]: readonly ProductFormField<S>[] };

/**
 * Single definition of the product columns. The schemas of the contract, the API's column lists, the audit log, import
 * and export, and the dashboard's form derive from it. Free of zod, so that browser code may load it.
 *
 * Every column is audited, imported and exported under its own name (`FILE_COLUMNS`). There is no setting for this
 * because there are no exceptions.
 */

import { type NumberReading, readNumber, readTaka } from '@shishir/format';
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
import {
  INVERTER_TYPES,
  PANEL_COLORS,
  PANEL_TYPES,
  PRODUCT_TYPES,
  REFRIGERANTS,
} from './product-choices';
import { TECHNICAL_FIELDS } from './technical-fields';
import { catalogueLabels as texts } from './catalogue-labels.texts';

export { isNullable, labelsOf, type ValueOf } from '../platform/field-kinds';
export type { ProductField, ProductKind, ProductSection } from './product-field';
export { AVAILABILITIES, COMMERCIAL_COLUMNS, COMMERCIAL_FIELDS } from './commercial-fields';
export type { CommercialColumn } from './commercial-fields';
export * from './product-choices';

/** A discontinued product keeps its page but is not listed. */
export const VISIBILITIES = ['published', 'hidden', 'discontinued'] as const;
export const SERVICE_STATUSES = ['pending', 'completed'] as const;

/** Settings shared by the columns of a section. */
const capacity = { section: 'capacity', spec: true } as const;
const air = { section: 'air', spec: true } as const;
const panel = { section: 'panel', spec: true } as const;
const service = { section: 'service', translate: false } as const;

/** Minimum capacity of a unit: an unknown capacity is left empty instead of 0. */
const LEAST = 0.01;

/** Public columns, in the order of responses and files. */
export const PUBLIC_FIELDS = {
  /** Derived from the kind of the category (`systemPart`), so no form has it. */
  type: {
    ...choice(PRODUCT_TYPES, texts.errors.chooseOutdoorUnitOrIndoorUnit),
    label: texts.labels.type,
    section: 'identity',
    spec: true,
  },
  wind_free: {
    ...text(50),
    label: texts.labels.label,
    section: 'identity',
    card: true,
    spec: true,
    translate: false,
  },
  brand: { ...text(100), label: texts.labels.brand, section: 'identity', translate: false },
  model: {
    ...text(100),
    label: texts.labels.model,
    section: 'identity',
    required: texts.errors.modelRequired,
    card: true,
    translate: false,
  },
  title: {
    ...text(200),
    label: texts.labels.title,
    section: 'identity',
    required: texts.errors.titleRequired,
    card: true,
  },
  /** Class of a VRF unit, never a mechanical power. */
  horsepower: {
    ...decimal('HP', 1000, LEAST),
    label: texts.labels.horsepowerClass,
    errorLabel: texts.names.horsepower,
    ...capacity,
  },
  cooling_kw: {
    ...decimal('kW', 100_000, LEAST),
    label: texts.labels.coolingKw,
    errorLabel: texts.names.coolingInKw,
    ...capacity,
    card: true,
  },
  cooling_btu: {
    ...whole('BTU/h', 100_000_000, 1),
    label: texts.labels.coolingBtuH,
    errorLabel: texts.names.coolingInBtuH,
    ...capacity,
  },
  /** Tons of refrigeration. */
  cooling_tr: {
    ...decimal('TR', 100_000, LEAST),
    label: texts.labels.coolingTr,
    errorLabel: texts.names.coolingInTr,
    ...capacity,
    card: true,
  },
  /** Electrical input. */
  power_input_w: { ...whole('W'), label: texts.labels.powerInput, ...capacity },
  air_flow_high_cfm: {
    ...whole('cfm'),
    label: texts.labels.airflowHigh,
    errorLabel: texts.names.airflowHigh,
    ...air,
  },
  air_flow_medium_cfm: {
    ...whole('cfm'),
    label: texts.labels.airflowMedium,
    errorLabel: texts.names.airflowMedium,
    ...air,
  },
  air_flow_low_cfm: {
    ...whole('cfm'),
    label: texts.labels.airflowLow,
    errorLabel: texts.names.airflowLow,
    ...air,
  },
  refrigerant: {
    ...choice(REFRIGERANTS, texts.errors.chooseRefrigerant),
    label: texts.labels.refrigerant,
    ...capacity,
  },
  size_width_mm: { ...whole('mm', 100_000), label: texts.labels.width, ...air },
  size_height_mm: { ...whole('mm', 100_000), label: texts.labels.height, ...air },
  size_depth_mm: { ...whole('mm', 100_000), label: texts.labels.depth, ...air },
  panel_model: { ...text(100), label: texts.labels.panelModel, ...panel, translate: false },
  panel_type: {
    ...choice(PANEL_TYPES, texts.errors.choosePanelType),
    label: texts.labels.panelType,
    ...panel,
  },
  panel_color: {
    ...choice(PANEL_COLORS, texts.errors.choosePanelColour),
    label: texts.labels.panelColour,
    ...panel,
  },
  regular_price: { ...price, label: texts.labels.regularPrice, section: 'price', card: true },
  offer_price: { ...price, label: texts.labels.offerPrice, section: 'price', card: true },
  inverter_type: {
    ...choice(INVERTER_TYPES, texts.errors.chooseInverterType),
    label: texts.labels.inverterType,
    ...capacity,
  },
  ...TECHNICAL_FIELDS,
} as const satisfies Fields;

/**
 * Staff-only columns: the product's own commercial facts (visitors get the resolved ones in `commercial`), its place in
 * the catalogue, and the record of a unit that a customer brought in for service.
 */
export const STAFF_FIELDS = {
  ...COMMERCIAL_FIELDS,
  visibility: {
    kind: 'choice',
    choices: VISIBILITIES,
    label: texts.labels.visibility,
    section: 'visibility',
    hasDefault: true,
  },
  /** Replacement for a discontinued product. */
  successor_id: { kind: 'product', label: texts.labels.successor, section: 'visibility' },
  position: {
    kind: 'position',
    label: texts.labels.position,
    section: 'visibility',
    hasDefault: true,
  },
  product_id: { ...text(100), label: texts.labels.productId, ...service },
  ime: { ...text(100), label: texts.labels.ime, ...service },
  receive_date: { ...day, label: texts.labels.receiveDate, ...service },
  delivery_date: { ...day, label: texts.labels.deliveryDate, ...service },
  problem: { ...text(5000), label: texts.labels.problem, ...service },
  status: {
    ...choice(SERVICE_STATUSES, texts.errors.chooseStatus),
    label: texts.labels.status,
    ...service,
  },
  customer_name: { ...text(150), label: texts.labels.customerName, ...service },
  customer_number: { ...text(60), label: texts.labels.customerNumber, ...service },
  bill: { ...money, label: texts.labels.bill, ...service },
  paid: { ...money, label: texts.labels.paid, ...service },
  due: { kind: 'balance', label: texts.labels.due, ...service },
} as const satisfies Fields;

export const PRODUCT_FIELDS = { ...PUBLIC_FIELDS, ...STAFF_FIELDS } as const;

export type PublicColumn = keyof typeof PUBLIC_FIELDS;
export type StaffColumn = keyof typeof STAFF_FIELDS;
export type ProductColumn = PublicColumn | StaffColumn;

/** Columns whose field has the given setting, such as `{ kind: 'choice' }`. */
export type ColumnsWith<Setting> = {
  [C in ProductColumn]: (typeof PRODUCT_FIELDS)[C] extends Setting ? C : never;
}[ProductColumn];
export type RequiredColumn = ColumnsWith<{ required: string }>;
export type CardColumn = ColumnsWith<{ card: true }>;
export type SpecColumn = ColumnsWith<{ spec: true }>;

/** Editable columns of a row in the table `products`. */
export type ProductValues = { -readonly [C in ProductColumn]: ValueOf<(typeof PRODUCT_FIELDS)[C]> };

const columnsOf = <T extends Fields>(fields: T) => Object.keys(fields) as (keyof T & string)[];

export const PUBLIC_COLUMNS: readonly PublicColumn[] = columnsOf(PUBLIC_FIELDS);
export const STAFF_COLUMNS: readonly StaffColumn[] = columnsOf(STAFF_FIELDS);
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [...PUBLIC_COLUMNS, ...STAFF_COLUMNS];

/** Returns the field of a column, widened to the general type. */
export const productField = (column: ProductColumn): ProductField => PRODUCT_FIELDS[column];

/** Returns whether the column takes numbers. */
export const isNumeric = ({ kind }: ProductKind): boolean =>
  kind !== 'text' && kind !== 'choice' && kind !== 'day';

/** Returns whether the column holds an amount of taka. */
export const isTaka = ({ kind }: ProductKind): boolean =>
  kind === 'money' || kind === 'price' || kind === 'balance';

/** Parses the text of a numeric column as people type it. */
export function readColumn(field: ProductKind, text: string): NumberReading {
  return isTaka(field) ? readTaka(text) : readNumber(text, { whole: field.kind !== 'decimal' });
}

export const REQUIRED_COLUMNS = PRODUCT_COLUMNS.filter(
  (column): column is RequiredColumn => productField(column).required !== undefined,
);

/** Fields of an upload that hold the pictures of a product; files name the pictures in columns of the same names. */
export const IMAGE_FIELDS = ['image_1', 'image_2', 'image_3'] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

/** Columns of a product file, in the order of the export. */
export const FILE_COLUMNS = [
  'id',
  ...PUBLIC_COLUMNS,
  'category',
  ...IMAGE_FIELDS,
  ...STAFF_COLUMNS,
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Columns of the old site's `/products.json` in its order, without the id. That file never changes. */
export const OLD_FILE_COLUMNS = [
  ...['type', 'wind_free', 'model', 'title', 'horsepower', 'cooling_kw', 'cooling_btu'],
  ...['cooling_tr', 'power_input_w', 'air_flow_high_cfm', 'air_flow_medium_cfm'],
  ...['air_flow_low_cfm', 'refrigerant', 'size_width_mm', 'size_height_mm', 'size_depth_mm'],
  ...['panel_model', 'panel_type', 'panel_color', 'regular_price', 'offer_price'],
  ...['inverter_type', 'category', 'image_1', 'image_2', 'image_3'],
] as const satisfies readonly FileColumn[];

/**
 * Columns that people fill in; calculated ones are excluded. Category and pictures of a product are rows of other
 * tables; its publish date is part of the state of the row.
 */
type FormColumn = Exclude<ProductColumn, 'type' | ColumnsWith<{ kind: 'balance' }>>;
const isFormColumn = (column: ProductColumn): column is FormColumn =>
  column !== 'type' && productField(column).kind !== 'balance';

/** Fields of the product form, or of one of its sections. */
export type ProductFormField<S extends ProductSection = ProductSection> =
  | (FormColumn & ColumnsWith<{ section: S }>)
  | (S extends 'identity' ? 'category' : S extends 'pictures' ? 'pictures' : never)
  | (S extends 'visibility' ? 'publish_at' : never);

/** Order of the form: the fields that people look for first, then the rest in the order of the columns. */
const FORM_ORDER = new Set<ProductFormField>([
  ...(['title', 'model', 'brand', 'category'] as const),
  ...(['cooling_kw', 'cooling_tr', 'cooling_btu'] as const),
  ...(['product_id', 'ime', 'status', 'receive_date', 'delivery_date'] as const),
  ...(['customer_name', 'customer_number'] as const),
  ...(['visibility', 'publish_at'] as const),
  ...PRODUCT_COLUMNS.filter(isFormColumn),
  'pictures',
]);

const fieldsOf = (section: ProductSection): readonly ProductFormField[] =>
  [...FORM_ORDER].filter((field) => {
    if (field === 'category') return section === 'identity';
    if (field === 'publish_at') return section === 'visibility';
    return field === 'pictures' ? section === field : productField(field).section === section;
  });

/** Sections of the product form with their fields, both in display order. */
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

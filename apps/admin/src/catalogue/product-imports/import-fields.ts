import {
  FILE_COLUMNS,
  type FileColumn,
  IMAGE_FIELDS,
  isTaka,
  type ProductColumn,
  productField,
  type ProductSection,
} from '@shishir/contract/product-fields';
import { fieldName } from '../../platform/ui/page/field-text';
import { fieldNames, sectionNames } from './import-columns.texts';

const OTHERS: Partial<Record<FileColumn, ProductSection>> = {
  id: 'identity',
  category: 'identity',
  image_1: 'pictures',
  image_2: 'pictures',
  image_3: 'pictures',
};

const isColumn = (field: string): field is FileColumn =>
  (FILE_COLUMNS as readonly string[]).includes(field);

/** Returns the field of a column of products; null for the id, the category and pictures. */
export const columnOf = (field: FileColumn) =>
  OTHERS[field] ? null : productField(field as ProductColumn);

/** Returns the label of a field of a product file; other names become words. */
export function importFieldName(field: string): string {
  if (!isColumn(field)) return fieldName('product', field);
  return columnOf(field)?.label ?? fieldNames[field] ?? field;
}

/** Fields that people look for first. */
const FIRST: FileColumn[] = [
  ...(['model', 'title', 'brand', 'category', 'id'] as const),
  ...(['regular_price', 'offer_price'] as const),
];

export interface FieldChoice {
  field: FileColumn;
  label: string;
  section: string;
}

const SECTIONS = Object.keys(sectionNames) as ProductSection[];
const sectionOf = (field: FileColumn) => OTHERS[field] ?? columnOf(field)!.section;
const inOrder = [...new Set([...FIRST, ...FILE_COLUMNS])];

/** All fields of a product file, by section. */
export const FIELD_CHOICES: readonly FieldChoice[] = SECTIONS.flatMap((section) =>
  inOrder
    .filter((field) => sectionOf(field) === section)
    .map((field) => ({ field, label: importFieldName(field), section: sectionNames[section] })),
);

const CAPACITY = ['kW', 'TR', 'BTU/h'];
/** Units that the import converts to the unit of a field. */
const UNITS: Record<string, string[]> = {
  kW: [...CAPACITY, 'W'],
  TR: CAPACITY,
  'BTU/h': CAPACITY,
  W: ['W', 'kW'],
  cfm: ['cfm', 'm3/h'],
  mm: ['mm', 'cm', 'm', 'in'],
  kg: ['kg', 'lb'],
};
const OTHER_NAMES: Record<string, string> = { inch: 'in', cmh: 'm3/h', lbs: 'lb' };

/** Returns the unit of a field, or '' if it has none. */
export function unitOf(field: FileColumn): string {
  const column = columnOf(field);
  return column && 'unit' in column ? column.unit : '';
}

/** Returns the units in which the numbers of a field may be, its own first; none if there is no choice. */
export function unitsOf(field: FileColumn | ''): string[] {
  const own = field && unitOf(field);
  const units = UNITS[own];
  return units ? [own, ...units.filter((unit) => unit !== own)] : [];
}

/** Returns the spelling of a unit in `unitsOf`; the unit itself if it is another one. */
export function unitIn(field: FileColumn, unit: string): string {
  const name = OTHER_NAMES[unit.toLowerCase()] ?? unit;
  return unitsOf(field).find((one) => one.toLowerCase() === name.toLowerCase()) ?? unit;
}

export const unitLabel = (unit: string) => unit.replace('m3', 'm³');

export const isPrice = (field: FileColumn | ''): boolean => {
  const column = field && columnOf(field);
  return column ? isTaka(column) : false;
};
/** True if a field of a row is a price in taka. */
export const isPriceField = (field: string): boolean => isColumn(field) && isPrice(field);
export const isListPrice = (field: FileColumn | '') =>
  field === 'regular_price' || field === 'offer_price';
export const isPicture = (field: FileColumn | '') =>
  (IMAGE_FIELDS as readonly string[]).includes(field);

/** True if a field of a row is a picture. */
export const isPictureField = (field: string): boolean => isColumn(field) && isPicture(field);

/** True if a column has web addresses, such as those of pictures. */
export const hasAddresses = (samples: readonly string[]) =>
  samples.some((sample) => /^https?:\/\//i.test(sample));

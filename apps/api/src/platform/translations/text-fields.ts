import { createHash } from 'node:crypto';
import {
  brandWarrantyField,
  type BrandWarranty,
  TRANSLATED_FIELDS,
  type TranslatedSubject,
} from '@shishir/contract';

/** Returns the hash by which a change of an English text is noticed. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A row or a response with texts; the texts of nested objects have a path as name. */
type Texts = object;

/** Splits the name of a nested field. The brand in the middle of `brand_warranties.<brand>.warranty` can have dots. */
function pathOf(field: string): string[] {
  const [, list, key, name] = /^(\w+)\.(.+)\.(\w+)$/.exec(field) ?? [];
  return name === undefined ? field.split('.') : [list!, key!, name];
}

/** Warranties are found by their brand. */
const indexOf = (value: object, key: string): string =>
  Array.isArray(value)
    ? String(value.findIndex(({ brand }: BrandWarranty) => brand.toLowerCase() === key))
    : key;

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[indexOf(value, key)]
    : undefined;

/** Returns the text of a field; null if there is none. */
export function textAt(record: Texts, field: string): string | null {
  const value = pathOf(field).reduce(partOf, record as unknown);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns a copy with another text in a field that has one. */
export function withText<T extends Texts>(record: T, field: string, text: string): T {
  const replaced = (value: object, [key = '', ...rest]: string[]): object => {
    const index = indexOf(value, key);
    const part = (value as Record<string, unknown>)[index];
    const next = rest.length === 0 ? text : replaced(part as object, rest);
    return Array.isArray(value)
      ? (value as unknown[]).map((item, at) => (String(at) === index ? next : item))
      : { ...value, [index]: next };
  };
  return replaced(record, pathOf(field)) as T;
}

/** Returns the names of the texts that a record can have translations of. */
export function fieldsOf(subject: TranslatedSubject, record: Texts): string[] {
  const fields = Object.keys(TRANSLATED_FIELDS[subject]);
  if (subject !== 'category') return fields;
  const { brand_warranties: warranties } = record as { brand_warranties?: BrandWarranty[] | null };
  const ofBrands = (warranties ?? []).flatMap(({ brand }) => [
    brandWarrantyField(brand, 'warranty'),
    brandWarrantyField(brand, 'warranty_terms'),
  ]);
  return [...fields, ...ofBrands];
}

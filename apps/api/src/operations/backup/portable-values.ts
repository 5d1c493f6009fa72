import type { TableColumn } from 'typeorm';
import { BackupError } from './backup-error';

/**
 * Kinds of values, which look the same in a backup of any database. `integer` is a number, or a text above the safe
 * integers; `decimal` is a text without trailing zeros; `moment` is UTC in ISO 8601 with 0, 3 or 6 fractional digits;
 * `binary` is base64.
 */
export type Kind = 'integer' | 'decimal' | 'float' | 'moment' | 'text' | 'binary';
export type PortableValue = string | number | null;
export type PortableRow = Record<string, PortableValue>;

const KINDS: [Kind, RegExp][] = [
  ['integer', /^(tiny|small|medium|big)?int(eger)?$|^boolean$|^bool$/],
  ['decimal', /^decimal$|^numeric$/],
  ['float', /^float$|^double( precision)?$|^real$/],
  ['moment', /^datetime$|^timestamp$/],
  ['text', /^(var)?char$|^(tiny|medium|long)?text$|^simple-json$|^json$|^date$|^time$/],
  ['binary', /^(tiny|medium|long)?blob$|^(var)?binary$/],
];

/** Returns the kind of a column by its type in either database. Throws a BackupError for an unsupported type. */
export function kindOf(table: string, { name, type }: Pick<TableColumn, 'name' | 'type'>): Kind {
  const found = KINDS.find(([, pattern]) => pattern.test(type.toLowerCase()));
  if (!found) throw new BackupError(`Backups do not know the type ${type} of ${table}.${name}.`);
  return found[0];
}

const STORED_MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,6})?Z?$/;
const PORTABLE_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d{3}|\.\d{6})?)Z$/;

/** A value as drivers return it: texts from MySQL and MariaDB, integers as `bigint` from SQLite. */
export type StoredValue = string | number | bigint | Uint8Array | null | undefined;

/** Converts a value to its portable form. A value that does not match the kind is kept unchanged. */
export function toPortable(kind: Kind, value: StoredValue): PortableValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) {
    const bytes = Buffer.from(value);
    return kind === 'binary' ? bytes.toString('base64') : bytes.toString('utf8');
  }
  // SQLite columns may hold values of another type; these are kept as text.
  const text = String(value);
  switch (kind) {
    case 'integer':
      return integerOf(text);
    case 'float':
      return text === '' || Number.isNaN(Number(text)) ? text : Number(text);
    case 'decimal':
      return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
    case 'moment':
      return momentOf(text);
    default:
      return text;
  }
}

function integerOf(text: string): number | string {
  return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

function momentOf(text: string): string {
  const found = STORED_MOMENT.exec(text);
  if (!found) return text;
  const [, day, time, fraction = ''] = found;
  if (fraction === '') return `${day}T${time}Z`;
  const digits = fraction.slice(1).padEnd(6, '0');
  return `${day}T${time}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

/** Converts a portable value to one that both databases accept. */
export function toStored(kind: Kind, value: PortableValue): string | number | Buffer | null {
  if (typeof value !== 'string') return value;
  if (kind === 'binary') return Buffer.from(value, 'base64');
  if (kind === 'moment') return value.replace(PORTABLE_MOMENT, '$1 $2');
  return value;
}

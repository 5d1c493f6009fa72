import { type AuditSubject, fieldLabels, ROLES, type Role } from '@shishir/contract';
import { formatNumericTime, formatPhone, formatTaka, type Locale } from '@shishir/format';
import { roleName } from '../staff/role';
import { fieldTexts as texts } from './field.texts';
import { LANGUAGE_NAMES } from './locale-base';

const UNITS: Record<string, string> = { tr: 'TR', kw: 'kW', btu: 'BTU/h', cfm: 'CFM' };
const TAKA = new Set(['regular_price', 'offer_price', 'bill', 'paid', 'due']);
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Returns the name of a field on screens: its declared label, or 'Cooling TR' for 'cooling_tr'. */
export function fieldName(subject: AuditSubject, field: string): string {
  const words = field.split('_').map((word) => UNITS[word] ?? word);
  return texts.names[field] ?? fieldLabels(subject)[field] ?? capitalised(words.join(' '));
}

/** Formats a value for display; 'nothing' if it is empty. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (Array.isArray(value)) {
    return value.map((item) => valueText(field, item)).join(', ') || texts.nothing;
  }
  if (TAKA.has(field) && Number.isSafeInteger(value)) return formatTaka(value as number);
  // Uploaded files are shown by name.
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field === 'role' && ROLES.includes(value as Role)) return roleName(value as Role);
  if (field === 'locale') return LANGUAGE_NAMES[value as Locale] ?? value;
  if (field.endsWith('number')) return formatPhone(value);
  return MOMENT.test(value) ? formatNumericTime(value) : value;
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const KILOBYTE = 1024;

/** Formats a file size, such as 300 KB or 4.9 MB. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}

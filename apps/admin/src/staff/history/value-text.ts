import type {
  HistoryChange,
  HistorySubject,
  HistoryValue,
  HistoryVersion,
} from '@shishir/contract';
import {
  COMMERCIAL_COLUMNS,
  isTaka,
  PRODUCT_COLUMNS,
  type ProductColumn,
  productField,
} from '@shishir/contract/product-fields';
import { formatTaka, groupThousands } from '@shishir/format';
import { capitalised, fieldName, valueText } from '../../platform/ui/page/field-text';
import { choiceName } from '../audit/choice-name';
import { FIELD_LABELS, historyTexts as texts } from './history.texts';

/** Fields with choices as values, in lower case. */
const CHOICES = ['status', 'visibility'];

const isProductColumn = (field: string): field is ProductColumn =>
  (PRODUCT_COLUMNS as readonly string[]).includes(field);

/** Categories have the commercial facts of products. */
const isColumnOf = (subject: HistorySubject, field: string): field is ProductColumn =>
  (subject === 'product' && isProductColumn(field)) ||
  (subject === 'category' && (COMMERCIAL_COLUMNS as readonly string[]).includes(field));

/** Returns the display name of a field. */
export function labelOf(subject: HistorySubject, field: string): string {
  if (isColumnOf(subject, field)) return productField(field).label;
  return FIELD_LABELS[field] ?? fieldName(subject, field);
}

/** Formats a value for display; '-' if it is empty. */
export function textOf(subject: HistorySubject, field: string, value: HistoryValue): string {
  switch (value.kind) {
    case 'lost':
      return texts.lostText;
    case 'picture':
      return value.picture?.alt || texts.picture.gone;
    case 'reference':
      return value.name ?? texts.goneReference;
    case 'value':
      return plainText(subject, field, value.value);
  }
}

function plainText(subject: HistorySubject, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.none;
  if (Array.isArray(value)) {
    return value.map((item) => plainText(subject, field, nameIn(item))).join(', ') || texts.none;
  }
  if (typeof value === 'number') return numberText(subject, field, value);
  const text = valueText(field, choiceName(subject, field, value));
  return CHOICES.includes(field) || typeof value === 'boolean' ? capitalised(text) : text;
}

/** Returns the name of a file or another list item; for the warranty of a maker, its brand. */
function nameIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('name' in value) return value.name;
  return 'brand' in value ? value.brand : value;
}

function numberText(subject: HistorySubject, field: string, value: number): string {
  if (!isColumnOf(subject, field)) return groupThousands(value);
  const column = productField(field);
  if (isTaka(column)) return formatTaka(value);
  const text = groupThousands(value);
  return 'unit' in column && column.unit ? `${text} ${column.unit}` : text;
}

const isEmpty = (value: HistoryValue) => value.kind === 'value' && (value.value ?? null) === null;
const isPicture = ({ before, after }: HistoryChange) =>
  before.kind === 'picture' || after.kind === 'picture';
const NAMED = 3;
/** Maximum total length of the old and the new value in a summary. */
const SHORT = 40;

/** Summarises a version in one line. */
export function summaryOf(subject: HistorySubject, version: HistoryVersion): string {
  const { action, changes } = version;
  if (action === 'created') return texts.added;
  if (action === 'deleted') return texts.deleted;
  if (action === 'restored') return texts.takenOut;
  if (action === 'version_restored') return texts.restored(version.restored_from);
  const [change] = changes;
  if (!change) return texts.nothingChanged;
  if (changes.length === 1) return singleSummary(subject, change);
  const names = changes.map(({ field }) => labelOf(subject, field));
  const shown = names.length > NAMED + 1 ? names.slice(0, NAMED) : names;
  const inLine = shown.map((name, index) => (index === 0 ? name : uncapitalised(name)));
  return texts.and(inLine, names.length - shown.length);
}

function singleSummary(subject: HistorySubject, change: HistoryChange): string {
  const { field, before, after } = change;
  const label = labelOf(subject, field);
  if (isPicture(change)) {
    const { added, removed, replaced } = texts.picture;
    return `${label} ${isEmpty(before) ? added : isEmpty(after) ? removed : replaced}`;
  }
  const [was, is] = [textOf(subject, field, before), textOf(subject, field, after)];
  if (CHOICES.includes(field)) return is;
  return was.length + is.length > SHORT ? label : texts.fromTo(label, was, is);
}

/** Lowercases the first letter, but not that of names such as 'BTU/h'. */
const uncapitalised = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

import * as contract from '@shishir/contract';
import type { RecordField, RecordFields, RecordOptions } from '@shishir/contract';

/* All records of the contract, with sample values for their fields. */

export interface Declared {
  fields: RecordFields;
  options: RecordOptions;
}
const isRecord = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'fields' in value && 'options' in value;
const exported: unknown[] = Object.values(contract);
export const RECORDS = exported
  .filter(isRecord)
  .map((declared) => [declared.options.many, declared] as const);

export type Given = Record<string, string>;

export const namesWith = ({ fields }: Declared, has: (field: RecordField) => unknown) =>
  Object.keys(fields).filter((name) => has(fields[name]!));

export function sampleOf(field: RecordField): string {
  if (field.kind === 'choice') return field.choices[0];
  if (field.kind === 'day') return '2026-03-26';
  return field.kind === 'text' && field.pattern ? '/page/sample' : `Sample ${field.label}`;
}

/** Returns a value for the field that decides whether visitors see a record. */
export function stateOf({ fields }: Declared, isVisible: boolean): Given {
  const found = Object.entries(fields).find(([, { visible }]) => visible);
  if (!found) return {};
  const [name, field] = found;
  const { visible = [] } = field;
  const values = field.kind === 'choice' ? field.choices : [true, false];
  return { [name]: String(values.find((value) => visible.includes(value) === isVisible)) };
}

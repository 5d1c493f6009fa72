import { nameOfProduct } from '../products/product-record';
import { type AuditRecord, changesBetween } from '../../platform/records/audit';
import type { RowEffect } from './row-effects';

/** Returns the audit line of a row, with everything that an undo needs. The version reveals later changes. */
export function effectLine(
  { planned, effect, before, wanted, changes }: RowEffect,
  batch: string,
): AuditRecord[] {
  const model = wanted.model ?? before?.model ?? '';
  const brand = wanted.brand === undefined ? (before?.brand ?? null) : wanted.brand;
  const name = nameOfProduct({ brand, model });
  const record = { subject: 'product', id: planned.id, name, batch } as const;
  if (effect === 'new') {
    const fields = Object.keys(wanted) as (keyof typeof wanted)[];
    const version = { field: 'version', before: null, after: 1 };
    const created = [...changesBetween(null, wanted, fields), version];
    return [{ ...record, action: 'created', changes: created }];
  }
  if (effect !== 'changed') return [];
  const updated = [
    ...changes.map(({ field, from, to }) => ({ field, before: from, after: to })),
    { field: 'version', before: before!.version, after: before!.version + 1 },
  ];
  return [{ ...record, action: 'updated', changes: updated }];
}

import type { AuditChange } from '@shishir/contract';

type Row = Readonly<Record<string, unknown>>;

/** What differs between two states of a row, among the named fields; null stands for a row that is not there. */
export function changesBetween<const F extends string>(
  before: Partial<Record<F, unknown>> | null,
  after: Partial<Record<F, unknown>> | null,
  fields: readonly F[],
): AuditChange[] {
  return fields.flatMap((field) => {
    const was = plain((before as Row | null)?.[field]);
    const is = plain((after as Row | null)?.[field]);
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ field, before: was, after: is }];
  });
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

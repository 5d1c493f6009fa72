import type { AuditAction, HistorySubject } from '@shishir/contract';
import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { plain } from '../../platform/records/audit';
import { AuditTextEntity } from '../../platform/records/audit-text.entity';
import { AuditEntity } from '../../platform/records/audit.entity';
import type { Stored } from '../../platform/records/record-type';
import type { Values, VersionedRecord } from '../../platform/records/versioned';

/** Actions in the log that are versions of a record. */
const WRITES: AuditAction[] = ['created', 'updated', 'deleted', 'restored', 'version_restored'];

/** Replaces a long text that the log has no copy of. */
export const LOST = Symbol('lost');

export type Line = Pick<
  AuditEntity,
  'id' | 'action' | 'actor_id' | 'changes' | 'batch' | 'created_at'
>;
const LINE = {
  id: true,
  action: true,
  actor_id: true,
  changes: true,
  batch: true,
  created_at: true,
} as const;

/** A version: its line of the log, and the record after it. */
export interface RecordState {
  number: number;
  line: Line;
  changes: { field: string; before: unknown; after: unknown }[];
  values: Values;
}

interface Wanted {
  subject: HistorySubject;
  id: number;
  /** Time at which the record was created; null for the company, which always existed. */
  madeAt: Date | null;
  /** Versions that were replaced before this are not kept. */
  since: Date;
  /** Returns the number of newest versions to load. */
  take: (total: { kept: number; all: number }) => number;
}

/**
 * Returns the newest versions of a record. The log contains the changes of each write, so the record after a write is
 * the current one without all later changes. A field without any line is unchanged. Version 1 is the record as it was
 * created, even if its seed or migration left no line.
 */
export async function statesOf(
  manager: EntityManager,
  record: VersionedRecord<Stored>,
  today: Values,
  { subject, id, madeAt, since, take }: Wanted,
): Promise<{ states: RecordState[]; kept: number }> {
  const written = { subject, subject_id: id, action: In(WRITES) };
  const logged = await manager.countBy(AuditEntity, written);
  const recent = await manager.countBy(AuditEntity, {
    ...written,
    created_at: MoreThanOrEqual(since),
  });
  const oldest = await manager.findOne(AuditEntity, {
    select: { id: true, action: true, created_at: true },
    where: written,
    order: { id: 'ASC' },
  });
  const isMadeUnlogged = oldest?.action !== 'created';
  const all = logged + (isMadeUnlogged ? 1 : 0);
  // The version at the beginning of the period was replaced within it, or is the current record.
  const kept = Math.min(recent + 1, all);
  const wanted = Math.min(kept, Math.max(1, take({ kept, all })));
  const lines: Line[] = await manager.find(AuditEntity, {
    select: LINE,
    where: written,
    order: { id: 'DESC' },
    take: wanted,
  });
  const texts = await textsOf(manager, record, lines);
  if (lines.length < wanted) lines.push(madeUnlogged(madeAt ?? oldest?.created_at ?? since));
  return { states: walk(record, today, lines, texts, all), kept };
}

const madeUnlogged = (created_at: Date): Line => ({
  id: 0,
  action: 'created',
  actor_id: null,
  changes: [],
  batch: null,
  created_at,
});

/** Long texts as they were before a line, by line and field. */
type Texts = Map<string, string>;
const keyOf = (line: number, field: string) => `${line} ${field}`;

async function textsOf(
  manager: EntityManager,
  { type }: VersionedRecord<Stored>,
  lines: Line[],
): Promise<Texts> {
  if (!type.longTexts || lines.length === 0) return new Map();
  const rows = await manager.findBy(AuditTextEntity, { audit_id: In(lines.map(({ id }) => id)) });
  return new Map(rows.map(({ audit_id, field, text }) => [keyOf(audit_id, field), text]));
}

function walk(
  record: VersionedRecord<Stored>,
  today: Values,
  lines: Line[],
  texts: Texts,
  all: number,
): RecordState[] {
  const { longTexts = {} } = record.type;
  const state: Record<string, unknown> = { ...today };
  return lines.map((line, index) => {
    const changes = line.changes
      .filter(({ field }) => record.knows(field))
      .map(({ field, before, after }) => {
        if (!(field in longTexts)) return { field, before: plain(before), after: plain(after) };
        const was = before === null ? null : (texts.get(keyOf(line.id, field)) ?? LOST);
        return { field, before: was, after: state[field] ?? null };
      });
    for (const { field, after } of changes) state[field] = after;
    const values = { ...state };
    for (const { field, before } of changes) state[field] = before;
    return { number: all - index, line, changes, values };
  });
}

/** Returns the fields in which two states of a record differ, and the number of equal ones. */
export function differencesOf(then: Values, now: Values): { fields: string[]; same: number } {
  const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  const isSame = (field: string) =>
    then[field] !== LOST &&
    JSON.stringify(then[field] ?? null) === JSON.stringify(now[field] ?? null);
  const fields = names.filter((field) => !isSame(field));
  return { fields, same: names.length - fields.length };
}

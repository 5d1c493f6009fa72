import { cutText } from '@shishir/format';
import type { AuditAction, AuditChange, AuditSubject } from '@shishir/contract';
import type { Request } from 'express';
import { randomBytes } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { chunks } from '../database/chunks';
import { insertRows } from '../database/typeorm-patches/insert-rows';
import { type Origin, originOf } from '../http/principal';
import { AuditTextEntity } from './audit-text.entity';
import { AuditEntity } from './audit.entity';

/** Who did something, from where. A Principal is one; without a signed-in account there is no user. */
export interface Actor extends Origin {
  user: { id: number; name: string; email: string } | null;
}

/** The actor of a request without a session. */
export const anonymous = (request: Request): Actor => ({ user: null, ...originOf(request) });

/** The actor of scheduled work. */
export const housekeeping: Actor = { user: null, address: '', userAgent: '' };

/** One line to add to the audit log. */
export interface AuditRecord {
  action: AuditAction;
  subject: AuditSubject;
  /** Null where it is no row. */
  id: number | null;
  /** What people call it. */
  name: string;
  /** Field by field; never a secret. See `changesBetween`. */
  changes?: AuditChange[];
  batch?: string;
  /** Long texts as they were before it, which the changes only name. */
  texts?: { field: string; text: string }[];
}

/** Adds lines, in the transaction of the act itself: neither is there without the other. */
export async function writeAudit(
  manager: EntityManager,
  actor: Actor,
  ...records: AuditRecord[]
): Promise<void> {
  const rows = records.map((record) => ({
    action: record.action,
    subject: record.subject,
    subject_id: record.id,
    subject_name: cutText(record.name, 200),
    actor_id: actor.user?.id ?? null,
    actor_name: actor.user?.name ?? '',
    actor_email: actor.user?.email ?? '',
    address: actor.address,
    user_agent: actor.userAgent,
    changes: record.changes ?? [],
    batch: record.batch ?? null,
  }));
  if (records.every(({ texts = [] }) => texts.length === 0)) {
    for (const chunk of chunks(rows)) await insertRows(manager, AuditEntity, chunk);
    return;
  }
  // Lines with texts are few; each has to be inserted alone for its id.
  for (const [index, row] of rows.entries()) {
    const { id: audit_id } = await manager.save(manager.create(AuditEntity, row));
    const texts = records[index]!.texts ?? [];
    await insertRows(
      manager,
      AuditTextEntity,
      texts.map((text) => ({ audit_id, ...text })),
    );
  }
}

/**
 * Takes the name and the address of a deleted account out of the log. Its lines stay, with the number of the account:
 * what was done, and by one and the same person, remains known.
 */
export async function anonymize(
  manager: EntityManager,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await manager.update(AuditEntity, { actor_id: id }, { actor_name: '', actor_email: '' });
  const about = await manager.find(AuditEntity, {
    where: [
      { subject: 'user', subject_id: id },
      { subject: In(['user', 'invitation']), subject_name: email },
    ],
  });
  await manager.save(
    AuditEntity,
    about.map((line) => ({
      ...line,
      subject_name: nameless(id),
      changes: line.changes.filter(({ field }) => !PERSONAL.has(field)),
    })),
  );
}

/** What the log calls an account that is gone. */
export const nameless = (id: number) => `#${id}`;

/** The fields of accounts and invitations that tell who somebody is. */
const PERSONAL = new Set(['name', 'email', 'number', 'note']);

/** Groups the lines of one action on many rows. */
export const newBatch = () => randomBytes(8).toString('hex');

type Row = Readonly<Record<string, unknown>>;

/** What differs between two states of a row, among the named fields; null means that there is no such row. */
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

/** A value as the log has it. */
export function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

import { cutText } from '@shishir/format';
import type { AuditAction, AuditChange, AuditSubject } from '@shishir/contract';
import type { Request } from 'express';
import { randomBytes } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { chunks } from '../database/chunks';
import { insertRows } from '../database/typeorm-patches/insert-rows';
import { type Origin, originOf } from '../http/principal';
import { queueEvents } from '../webhooks/webhook-events';
import { AuditTextEntity } from './audit-text.entity';
import { AuditEntity } from './audit.entity';

/**
 * The account that performs an action, and the origin of the request. `user` is null if no one is signed in.
 * Implemented by Principal.
 */
export interface Actor extends Origin {
  user: { id: number; name: string; email: string } | null;
  /** Called in the transaction of a record that is added, see `Idempotency.created`. */
  onInsert?: (manager: EntityManager, id: number) => Promise<void>;
}

/** The actor of a request without a session. */
export const anonymous = (request: Request): Actor => ({ user: null, ...originOf(request) });

/** The actor of scheduled work. */
export const housekeeping: Actor = { user: null, address: '', userAgent: '' };

/** A line to be added to the audit log. */
export interface AuditRecord {
  action: AuditAction;
  subject: AuditSubject;
  /** Null if the line is not about a row. */
  id: number | null;
  /** Name of the record for people. */
  name: string;
  /** Changed fields, never secrets. See `changesBetween`. */
  changes?: AuditChange[];
  batch?: string;
  /** Long texts before the change; `changes` only names their fields. */
  texts?: { field: string; text: string }[];
}

/**
 * Adds lines within the transaction of the action, so that both are stored or neither. Their events are queued for the
 * webhooks in the same way.
 */
export async function writeAudit(
  manager: EntityManager,
  actor: Actor,
  ...records: AuditRecord[]
): Promise<void> {
  await queueEvents(manager, records);
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
  // Lines with texts are rare; each is inserted separately to get its id.
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
 * Removes the name and addresses of a deleted account from the log. Its lines keep the account's number, so the actions
 * of one person remain recognisable.
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

/** Removes names and values of purged records of people from the log; its lines stay. */
export async function anonymizeRecords(
  manager: EntityManager,
  subject: AuditSubject,
  ids: number[],
): Promise<void> {
  for (const id of ids) {
    const line = { subject, subject_id: id };
    await manager.update(AuditEntity, line, { subject_name: nameless(id), changes: [] });
  }
}

/** Returns the placeholder for the name of a deleted account or record. */
export const nameless = (id: number) => `#${id}`;

/** Fields of accounts and invitations that identify a person. */
const PERSONAL = new Set(['name', 'email', 'number', 'note']);

/** Returns an id that groups the lines of one action on many rows. */
export const newBatch = () => randomBytes(8).toString('hex');

type Row = Readonly<Record<string, unknown>>;

/** Returns the differences between two states of a row in the given fields. Null means that the row does not exist. */
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

/** Converts a value to its form in the log. */
export function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

import { type AuditAction, type AuditSubject, eventOfAction } from '@shishir/contract';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { chunks } from '../database/chunks';
import { insertRows } from '../database/typeorm-patches/insert-rows';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import type { WebhookEntity } from './webhook.entity';

/** A line of the audit log, or an action of a visitor that is not logged. */
interface Cause {
  action: AuditAction;
  subject: AuditSubject;
  id: number | null;
  name: string;
  changes?: { field: string; after?: unknown }[];
}

/** Subjects whose name is a reference. The names of all others may be those of people. */
const WITH_REFERENCE: AuditSubject[] = ['contact-message', 'quotation'];

/**
 * Writes the events of changes for all active webhooks that want them, within the transaction of the changes: both are
 * stored or neither. Events contain ids, references and states, never values: receivers read the rest with an API key.
 */
export async function queueEvents(manager: EntityManager, causes: Cause[]): Promise<void> {
  const events = causes.flatMap((cause) => {
    const event = eventOfAction(cause.subject, cause.action);
    return event && cause.id !== null ? [{ event, data: dataOf(cause) }] : [];
  });
  if (events.length === 0) return;
  const webhooks = await activeWebhooks(manager);
  if (webhooks.length === 0) return;
  const rows = events.flatMap(({ event, data }) => {
    const wanting = webhooks.filter(({ events: wanted }) => wanted.includes(event));
    return deliveriesOf(wanting, event, data);
  });
  for (const chunk of chunks(rows)) await insertRows(manager, WebhookDeliveryEntity, chunk);
}

/** Uses plain SQL because it runs for every enquiry. */
async function activeWebhooks(
  manager: EntityManager,
): Promise<Pick<WebhookEntity, 'id' | 'events'>[]> {
  const rows = await manager.query<{ id: number; events: string }[]>(
    "SELECT id, events FROM webhook WHERE state = 'active' ORDER BY id",
  );
  return rows.map(({ id, events }) => ({ id, events: JSON.parse(events) as string[] }));
}

/** Returns the rows of an event, which has the same id for all webhooks. */
export function deliveriesOf(
  webhooks: Pick<WebhookEntity, 'id'>[],
  event: string,
  data: object,
): Partial<WebhookDeliveryEntity>[] {
  const created_at = new Date();
  const id = `evt_${randomBytes(16).toString('hex')}`;
  const body = JSON.stringify({ id, event, created_at: created_at.toISOString(), data });
  return webhooks.map((webhook) => ({
    ...{ webhook_id: webhook.id, event_id: id, event, body },
    ...{ status: 'waiting', attempts: 0, next_at: created_at, created_at },
  }));
}

function dataOf({ subject, id, name, changes = [] }: Cause) {
  const status = changes.find(({ field }) => field === 'status')?.after;
  return {
    id,
    ...(WITH_REFERENCE.includes(subject) && { reference: name }),
    ...(typeof status === 'string' && { status }),
    changed: changes.map(({ field }) => field),
  };
}

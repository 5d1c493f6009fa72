import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../../platform/database/queries';
import { type Actor, changesBetween, writeAudit } from '../../../platform/records/audit';
import { ContactMessageEntity, isWaiting } from '../contact-message.entity';
import { contactMessageRecord } from '../contact-message.mapper';
import { addEvent } from '../enquiry-event.entity';
import { addSaleEvents, type QuotedSale, saleOf } from '../pipeline/sale';
import { statusColumns } from './inbox-changes.service';

interface QuotationNote {
  /** Event of the quotation, for the history of the enquiry. */
  text: string;
  /** `replied` if it was sent; `read` if its recipient responds: the enquiry waits again. */
  status?: 'replied' | 'read';
  /** Set if the quotation was sent or accepted, which moves the enquiry forward. */
  sale?: QuotedSale;
  /** Mail to its recipient. */
  mail_id?: number;
  actor: Actor;
}

/** Writes an event of a quotation into the history of its enquiry, with the resulting status and stage. */
export async function noteQuotation(
  manager: EntityManager,
  message_id: number | null,
  { text, status, sale, mail_id, actor }: QuotationNote,
): Promise<void> {
  if (message_id === null) return;
  const row = await manager.findOne(ContactMessageEntity, {
    where: { id: message_id },
    withDeleted: true,
    ...(isSqlite(manager) ? {} : { lock: { mode: 'pessimistic_write' } }),
  });
  if (!row) return;
  const actor_id = actor.user?.id ?? null;
  await addEvent(manager, {
    message_id,
    actor_id,
    kind: 'quotation',
    text,
    mail_id: mail_id ?? null,
  });
  const waitsAlready = status === 'read' && isWaiting(row.status);
  const hasStatus =
    status !== undefined && row.status !== status && row.status !== 'spam' && !waitsAlready;
  const columns: Partial<ContactMessageEntity> = {
    ...(status === 'replied' && { replied_at: new Date() }),
    ...(hasStatus && statusColumns(row, status)),
    ...(sale && saleOf(row, sale)),
  };
  if (Object.keys(columns).length === 0) return;
  await manager.update(ContactMessageEntity, { id: row.id }, columns);
  if (hasStatus) await addEvent(manager, { message_id, actor_id, kind: 'status', text: status });
  await addSaleEvents(manager, row, { ...row, ...columns }, actor_id);
  const changes = changesBetween(row, { ...row, ...columns }, contactMessageRecord.audited);
  if (changes.length === 0) return;
  await writeAudit(manager, actor, {
    ...{ action: 'updated', subject: 'contact-message', id: row.id },
    ...{ name: row.reference ?? '', changes },
  });
}

import type { ContactMessage, ContactMessageDetails } from '@shishir/contract';
import type { ContactMessageEntity } from './contact-message.entity';

export function toContactMessage(row: ContactMessageEntity): ContactMessage {
  return {
    id: row.id,
    reference: row.reference ?? '',
    kind: row.kind,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    number: row.number,
    message: row.message,
    details: detailsOf(row),
    status: row.quarantined ? 'spam' : row.status,
    spam_reason: row.quarantine_reason,
    owner: null,
    source: { page: row.page, product: null, filters: null },
    subscription: null,
    replied_at: null,
    earlier_count: 0,
    version: row.version,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

function detailsOf(row: ContactMessageEntity): ContactMessageDetails {
  const { company, city, role, interest, location, opening, cv_name, cv_bytes } = row;
  const deleted_at = row.cv_deleted_at?.toISOString() ?? null;
  const cv = cv_name === null ? null : { name: cv_name, bytes: cv_bytes ?? 0, deleted_at };
  const quotation = { items: [], project: null, place: null, wanted_by: null };
  return { company, city, role, interest, location, opening, cv, ...quotation };
}

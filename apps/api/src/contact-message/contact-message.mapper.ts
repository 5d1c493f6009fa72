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
    status: row.status,
    quarantined: row.quarantined,
    page: row.page,
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}

function detailsOf(row: ContactMessageEntity): ContactMessageDetails {
  const { company, city, role, interest, location, opening, cv_name, cv_bytes } = row;
  const deleted_at = row.cv_deleted_at?.toISOString() ?? null;
  const cv = cv_name === null ? null : { name: cv_name, bytes: cv_bytes ?? 0, deleted_at };
  return { company, city, role, interest, location, opening, cv };
}

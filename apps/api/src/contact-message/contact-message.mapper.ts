import type { ContactMessage } from '@shishir/contract';
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
    status: row.status,
    quarantined: row.quarantined,
    page: row.page,
    version: row.version,
    created_at: row.created_at.toISOString(),
  };
}

import type { Delivery, Mail } from '@shishir/contract';
import type { MailEntity } from './mail.entity';

export function toMail(row: MailEntity, enquiry: Mail['enquiry']): Mail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    last_error: row.last_error,
    enquiry,
    secret: row.secret,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}

export const toDelivery = ({
  id,
  status,
  recipient,
  last_error,
}: Pick<MailEntity, 'id' | 'status' | 'recipient' | 'last_error'>): Delivery => ({
  id,
  status,
  to: recipient,
  last_error,
});

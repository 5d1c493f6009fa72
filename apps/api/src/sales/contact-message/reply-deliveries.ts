import type { Delivery } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { toDelivery } from '../../platform/mail/mail.mapper';
import { ContactMessageEntity } from './contact-message.entity';
import { EnquiryEventEntity } from './enquiry-event.entity';

/** Returns the mail of the last reply or quotation of each enquiry, by enquiry id. */
export async function replyDeliveriesOf(
  manager: EntityManager,
  contactMessageIds: number[],
): Promise<Map<number, Delivery>> {
  if (contactMessageIds.length === 0) return new Map();
  const events = await answers(manager)
    .andWhere('event.message_id IN (:...contactMessageIds)', { contactMessageIds })
    .orderBy('event.id')
    .getMany();
  return new Map(events.map(({ message_id, mail }) => [message_id, toDelivery(mail!)]));
}

/** Returns the mails of enquiries whose last reply is not sent yet, by enquiry id. */
export async function unsentReplies(manager: EntityManager): Promise<Map<number, Delivery>> {
  const events = await answers(manager)
    .select('event.message_id', 'message_id')
    .innerJoin(ContactMessageEntity, 'message', 'message.id = event.message_id')
    .andWhere("mail.status <> 'sent' AND message.status = 'replied'")
    .andWhere('message.deleted_at IS NULL')
    .getRawMany<{ message_id: number }>();
  const ids = [...new Set(events.map(({ message_id }) => message_id))];
  const last = await replyDeliveriesOf(manager, ids);
  return new Map([...last].filter(([, { status }]) => status !== 'sent'));
}

const answers = (manager: EntityManager) =>
  manager
    .createQueryBuilder(EnquiryEventEntity, 'event')
    .innerJoin('event.mail', 'mail')
    .select(['event.id', 'event.message_id'])
    .addSelect(['mail.id', 'mail.status', 'mail.recipient', 'mail.last_error'])
    .where("event.kind IN ('reply', 'quotation')");

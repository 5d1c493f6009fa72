import type { Locale } from '@shishir/contract';
import { type EntityManager, In } from 'typeorm';
import { ContactMessageEntity } from '../contact-message/contact-message.entity';
import { QuotationEntity } from '../quotations/quotation.entity';

/** Returns the language of the last quotation or enquiry of these customers, who are one. */
export async function customerLocale(manager: EntityManager, ids: number[]): Promise<Locale> {
  const options = {
    select: { id: true, locale: true },
    where: { customer_id: In(ids) },
    order: { id: 'DESC' },
  } as const;
  const last =
    (await manager.findOne(QuotationEntity, options)) ??
    (await manager.findOne(ContactMessageEntity, options));
  return last?.locale ?? 'en';
}

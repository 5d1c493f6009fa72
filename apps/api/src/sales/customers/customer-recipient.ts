import type { Locale } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { CustomerEntity } from './customer.entity';

/** Returns the customer that is shown for a row: its own, or the one that this is merged into; null without one. */
export async function customerOf(
  manager: EntityManager,
  customer_id: number | null,
): Promise<CustomerEntity | null> {
  if (customer_id === null) return null;
  const found = await manager.findOne(CustomerEntity, {
    where: { id: customer_id },
    relations: { merged_into: true },
  });
  return found?.merged_into ?? found;
}

/** Address for mails to a customer: the company's, or that of its first contact with one. */
export const emailOf = (customer: CustomerEntity | null): string | null =>
  customer?.email || customer?.contacts.find(({ email }) => email)?.email || null;

/**
 * Returns the language of a customer: that of the last quotation of the customer and those merged into it, else of their
 * last enquiry, else English. The entities of both are above this folder.
 */
export async function localeOf(
  manager: EntityManager,
  customer: CustomerEntity | null,
): Promise<Locale> {
  if (!customer) return 'en';
  const last = (entity: string) =>
    manager
      .createQueryBuilder(entity, 'row')
      .innerJoin(CustomerEntity, 'customer', 'customer.id = row.customer_id')
      .select('row.locale', 'locale')
      .where('(customer.id = :id OR customer.merged_into_id = :id)', { id: customer.id })
      .orderBy('row.id', 'DESC')
      .limit(1)
      .getRawOne<{ locale: Locale }>();
  const found = (await last('QuotationEntity')) ?? (await last('ContactMessageEntity'));
  return found?.locale ?? 'en';
}

import type { Locale } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { CustomerEntity } from '../customers/customer.entity';

/** Returns the customer of a visit, or the one that it is merged into; null without a customer. */
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
 * Returns the language of a customer: that of their last quotation, else of their last enquiry, else English. Both are
 * above this folder.
 */
export async function localeOf(
  manager: EntityManager,
  customer: CustomerEntity | null,
): Promise<Locale> {
  if (!customer) return 'en';
  const last = (table: string) =>
    manager
      .createQueryBuilder(table, 'row')
      .select('row.locale', 'locale')
      .where('row.customer_id = :id', { id: customer.id })
      .orderBy('row.id', 'DESC')
      .limit(1)
      .getRawOne<{ locale: Locale }>();
  const found = (await last('QuotationEntity')) ?? (await last('ContactMessageEntity'));
  return found?.locale ?? 'en';
}

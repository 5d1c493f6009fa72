import type { Locale } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../staff/users/user.entity';
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
 * Returns the language of a customer: that of the account with their address, else of their last enquiry, else English.
 * Enquiries are above this folder.
 */
export async function localeOf(
  manager: EntityManager,
  customer: CustomerEntity | null,
): Promise<Locale> {
  if (!customer) return 'en';
  const { id, email } = customer;
  const account = email && (await manager.findOneBy(UserEntity, { email: email.toLowerCase() }));
  if (account) return account.locale;
  const last = await manager
    .createQueryBuilder('ContactMessageEntity', 'message')
    .select('message.locale', 'locale')
    .where('message.customer_id = :id', { id })
    .orderBy('message.id', 'DESC')
    .limit(1)
    .getRawOne<{ locale: Locale }>();
  return last?.locale ?? 'en';
}

import type { Mail } from '@shishir/contract';
import type { EntityManager } from 'typeorm';

/**
 * Which enquiries mails are about. Enquiries reference mails and not the other way round, so `contact-message`
 * provides the implementation.
 */
export abstract class MailEnquiries {
  /** By the id of the mail; a mail about no enquiry, or about one in the trash, is not in it. */
  abstract of(
    manager: EntityManager,
    mailIds: number[],
  ): Promise<Map<number, NonNullable<Mail['enquiry']>>>;
}

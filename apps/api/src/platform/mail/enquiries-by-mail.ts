import type { Mail } from '@shishir/contract';
import type { EntityManager } from 'typeorm';

/** Finds the enquiries that mails are about. Implemented by `contact-message`, which imports this folder. */
export abstract class EnquiriesByMail {
  /** By the id of the mail; without mails about no enquiry, or about one in the trash. */
  abstract find(
    manager: EntityManager,
    mailIds: number[],
  ): Promise<Map<number, NonNullable<Mail['enquiry']>>>;
}

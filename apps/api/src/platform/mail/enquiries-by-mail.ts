import type { Mail } from '@shishir/contract';
import type { EntityManager } from 'typeorm';

/** Finds the enquiries that mails are about. Implemented by `contact-message`, which depends on this folder. */
export abstract class EnquiriesByMail {
  /** Returns enquiries by mail id, leaving out mails without an enquiry or with one in the trash. */
  abstract find(
    manager: EntityManager,
    mailIds: number[],
  ): Promise<Map<number, NonNullable<Mail['enquiry']>>>;
}

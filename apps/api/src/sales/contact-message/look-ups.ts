import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { FoundEnquiry, LookUpEnquiry } from '@shishir/contract';
import { reason } from '@shishir/contract/reasons';
import { parsePhone } from '@shishir/format/parse-phone';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Repository } from 'typeorm';
import { Secrets } from '../../platform/config/secrets';
import { NotFound } from '../../platform/http/api-error';
import { ContactMessageEntity } from './contact-message.entity';
import { toFoundEnquiry } from './own-enquiries';

/** Shows the state of an enquiry to people without account: by the key of its receipt, or by reference and phone number. */
@Injectable()
export class EnquiryLookUps {
  constructor(
    @InjectRepository(ContactMessageEntity)
    private readonly contactMessages: Repository<ContactMessageEntity>,
    private readonly secrets: Secrets,
  ) {}

  /** Returns the response to a sent form. Its key opens the page with the state. */
  receiptOf(reference: string): { success: true; reference: string; key: string } {
    return { success: true, reference, key: `${reference}.${this.sign(reference)}` };
  }

  /** Throws NotFound, with the same sentence whether the reference or the phone number is wrong. */
  async find(given: LookUpEnquiry): Promise<FoundEnquiry> {
    const reference = 'key' in given ? this.readKey(given.key) : given.reference;
    const row = reference && (await this.contactMessages.findOneBy({ reference }));
    const isSender =
      row && ('key' in given || (row.number !== '' && row.number === parsePhone(given.number)));
    if (!isSender) throw new NotFound(reason('enquiry_not_found'));
    return toFoundEnquiry(this.contactMessages.manager, row);
  }

  /** Returns the reference that a key is for; null if the key is invalid. */
  private readKey(key: string): string | null {
    const [reference = '', signature = ''] = key.split('.');
    const expected = this.sign(reference);
    const isGenuine =
      signature.length === expected.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isGenuine ? reference : null;
  }

  private sign(reference: string): string {
    return createHmac('sha256', this.secrets.enquiry).update(reference).digest('base64url');
  }
}

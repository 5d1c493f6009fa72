import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailEnquiries } from '../../platform/mail/mail-enquiries';
import { EnquiryEventEntity } from './enquiry-event.entity';

@Injectable()
class EnquiriesOfMails implements MailEnquiries {
  async of(manager: EntityManager, mailIds: number[]) {
    if (mailIds.length === 0) return new Map<number, { id: number; reference: string }>();
    const found = await manager
      .createQueryBuilder(EnquiryEventEntity, 'event')
      .innerJoin('event.message', 'message', 'message.deleted_at IS NULL')
      .select('event.mail_id', 'mail_id')
      .addSelect('message.id', 'id')
      .addSelect('message.reference', 'reference')
      .where('event.mail_id IN (:...mailIds)', { mailIds })
      .getRawMany<{ mail_id: number; id: number; reference: string | null }>();
    return new Map(
      found.map(({ mail_id, id, reference }) => [mail_id, { id, reference: reference ?? '' }]),
    );
  }
}

/** Global, since the module of the mails cannot import one of the enquiries. */
@Global()
@Module({
  providers: [{ provide: MailEnquiries, useClass: EnquiriesOfMails }],
  exports: [MailEnquiries],
})
export class MailEnquiriesModule {}

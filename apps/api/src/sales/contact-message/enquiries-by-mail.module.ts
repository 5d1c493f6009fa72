import { Global, Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EnquiriesByMail } from '../../platform/mail/enquiries-by-mail';
import { EnquiryEventEntity } from './enquiry-event.entity';

@Injectable()
class StoredEnquiriesByMail implements EnquiriesByMail {
  async find(manager: EntityManager, mailIds: number[]) {
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

/** Global: `MailModule` cannot import a module above it. */
@Global()
@Module({
  providers: [{ provide: EnquiriesByMail, useClass: StoredEnquiriesByMail }],
  exports: [EnquiriesByMail],
})
export class EnquiriesByMailModule {}

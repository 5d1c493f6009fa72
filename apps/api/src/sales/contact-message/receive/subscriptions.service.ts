import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { notDeleted } from '../../../platform/database/queries';
import { ContactMessageEntity, waitingOrder } from '../contact-message.entity';
import { addEvent } from '../enquiry-event.entity';
import { EnquiryMails } from '../mails/enquiry-mails.service';
import { lockEnquiries } from './reference';
import { invalidLink, SubscriptionLinks } from './subscription-links';

type State = NonNullable<ContactMessageEntity['subscription']>;

/** Manages subscriptions to product news: an address counts once its owner has confirmed it. */
@Injectable()
export class Subscriptions {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly links: SubscriptionLinks,
    private readonly mails: EnquiryMails,
  ) {}

  /** Confirms a subscription; repeating it changes nothing. An old link does not restart an ended subscription. */
  async confirm(token: string): Promise<{ email: string; subscription: State }> {
    const id = this.links.read('confirm', token);
    return this.manager.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      if (row.subscription === 'unsubscribed') throw invalidLink();
      if (row.subscription === 'pending') {
        await this.set(manager, row, 'confirmed');
        await this.mails.subscribed(manager, row);
      }
      return { email: row.email, subscription: 'confirmed' };
    });
  }

  async unsubscribe(token: string): Promise<{ email: string; subscription: State }> {
    const id = this.links.read('unsubscribe', token);
    return this.manager.transaction(async (manager) => {
      const row = await this.locked(manager, id);
      if (row.subscription !== 'unsubscribed') await this.set(manager, row, 'unsubscribed');
      return { email: row.email, subscription: 'unsubscribed' };
    });
  }

  private async locked(manager: EntityManager, id: number): Promise<ContactMessageEntity> {
    await lockEnquiries(manager, new Date());
    const row = await notDeleted(manager.createQueryBuilder(ContactMessageEntity, 'message'))
      .andWhere('message.id = :id', { id })
      .getOne();
    if (!row?.subscription) throw invalidLink();
    return row;
  }

  /** Archives the enquiry too, as a settled subscription needs no reply. */
  private async set(
    manager: EntityManager,
    { id, status: before, created_at }: ContactMessageEntity,
    subscription: State,
  ): Promise<void> {
    const status = before === 'new' || before === 'read' ? 'archived' : before;
    const waiting_order = waitingOrder(status, created_at);
    await manager.update(ContactMessageEntity, { id }, { subscription, status, waiting_order });
    await addEvent(manager, { message_id: id, kind: 'status', text: subscription });
  }
}

import type { DemoEnquiry, DemoMessage } from '@shishir/demo';
import type { EntityManager } from 'typeorm';
import { ContactMessageEntity, waitingOrder } from '../../contact-message/contact-message.entity';
import { nextReference } from '../../contact-message/receive/reference';
import { SeedEntity } from '../../schema/seed.entity';
import { UserEntity } from '../../users/user.entity';
import { findSame, insertAll } from './demo-record';
import type { DemoKind, Seed } from './seed';

const HOUR_MS = 60 * 60 * 1000;

/** Staff who try to reply change the status of an enquiry, which remains made up. */
const messageKind: DemoKind<ContactMessageEntity> = {
  entity: ContactMessageEntity,
  name: 'contact-message',
  labels: ['enquiry', 'enquiries'],
  nameOf: ({ reference, email }) => reference ?? email,
  content: ['email', 'first_name', 'last_name', 'number', 'message'],
};

/** The first eight enquiries, all through the contact form. */
const FIRST = 'contact-messages-1';

/**
 * References rise with time. So a database that has had none gets all enquiries at once, from the seed that stands
 * first, and the older seed finds its rows there; a database that has had the older one gets the others.
 */
export const contactMessageSeeds: Seed[] = [
  {
    name: 'contact-messages-2',
    kind: messageKind,
    async read(demo) {
      const first = await demo.readDemo<DemoEnquiry[]>('messages.json');
      const others = await demo.readDemo<DemoEnquiry[]>('enquiries.json');
      return {
        pictures: [],
        async insert(manager) {
          const hasFirst = await manager.existsBy(SeedEntity, { name: FIRST });
          return insertEnquiries(manager, hasFirst ? others : [...first, ...others]);
        },
        find: (manager) => findSame(manager, messageKind, others),
      };
    },
  },
  {
    name: FIRST,
    kind: messageKind,
    async read(demo) {
      const first = await demo.readDemo<DemoMessage[]>('messages.json');
      return {
        pictures: [],
        insert: () => Promise.resolve([]),
        find: (manager) => findSame(manager, messageKind, first),
      };
    },
  },
];

async function insertEnquiries(manager: EntityManager, enquiries: DemoEnquiry[]) {
  const rows: Partial<ContactMessageEntity>[] = [];
  const oldestFirst = [...enquiries].sort((a, b) => b.hours_ago - a.hours_ago);
  for (const { hours_ago, account: email, ...columns } of oldestFirst) {
    const created_at = new Date(Date.now() - hours_ago * HOUR_MS);
    const reference = await nextReference(manager, created_at);
    const account = email ? await manager.findOneBy(UserEntity, { email }) : null;
    const waiting_order = waitingOrder(columns.status, created_at);
    rows.push({ ...columns, waiting_order, reference, created_at, user_id: account?.id ?? null });
  }
  return insertAll(manager, messageKind, rows);
}

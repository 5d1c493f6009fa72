import type { DemoMessage } from '@shishir/demo';
import { ContactMessageEntity } from '../../contact-message/contact-message.entity';
import { nextReference } from '../../contact-message/reference';
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

export const contactMessageSeeds: Seed[] = [
  {
    name: 'contact-messages-1',
    kind: messageKind,
    async read(demo) {
      const messages = await demo.readDemo<DemoMessage[]>('messages.json');
      const oldestFirst = [...messages].sort((a, b) => b.hours_ago - a.hours_ago);
      return {
        pictures: [],
        async insert(manager) {
          const rows: Partial<ContactMessageEntity>[] = [];
          for (const { hours_ago, ...message } of oldestFirst) {
            const created_at = new Date(Date.now() - hours_ago * HOUR_MS);
            const reference = await nextReference(manager, created_at);
            rows.push({ ...message, reference, created_at });
          }
          return insertAll(manager, messageKind, rows);
        },
        find: (manager) => findSame(manager, messageKind, messages),
      };
    },
  },
];

import { IsNull } from 'typeorm';
import { ReplyTemplateEntity } from '../../../sales/contact-message/inbox/reply-template.entity';
import type { Seed } from './seed';

/** Frequent replies of staff. Gaps to fill in are in square brackets so that they are not overlooked. */
const TEMPLATES: Pick<ReplyTemplateEntity, 'name' | 'text'>[] = [
  {
    name: 'Question about the rooms',
    text: `Dear {name},

thank you for your enquiry {reference}. To choose the right units we need a little more:

- the size of each room and the height of its ceiling
- how many people and which machines are in it
- which side the windows face, and whether it is the top floor
- where an outdoor unit can stand

A floor plan or a few photos help. You can reply to this mail.

{company}`,
  },
  {
    name: 'Quotation follows',
    text: `Dear {name},

thank you for your list. We are preparing the quotation for {reference}, with installation, piping and VAT as separate lines. You will have it by [day].

Prices on our site are for the units alone. If anything on the list has changed, please reply to this mail.

{company}`,
  },
  {
    name: 'Site visit',
    text: `Dear {name},

before we quote for {reference}, one of our engineers would like to see the building: the space above the ceiling, the way of the pipes and the place of the outdoor units.

Would [day and time] suit you? Please send us the address and the number of somebody on site.

{company}`,
  },
  {
    name: 'Application received',
    text: `Dear {name},

thank you for your application {reference}. We have read it and would like to meet you.

Could you come to our office on [day and time]? Please bring your certificates. If you cannot come then, reply to this mail with two other days.

{company}`,
  },
];

const KINDS = [
  ['Quotation follows', 'quotation'],
  ['Application received', 'application'],
] as const;

/** Base data: seeded into every database, then edited freely by staff. */
export const replyTemplateSeeds: Seed[] = [
  {
    name: 'reply-templates-1',
    async insert(manager) {
      await manager.insert(ReplyTemplateEntity, TEMPLATES);
    },
  },
  {
    name: 'reply-templates-2',
    async insert(manager) {
      for (const [name, kind] of KINDS) {
        await manager.update(ReplyTemplateEntity, { name, kind: IsNull() }, { kind });
      }
    },
  },
];

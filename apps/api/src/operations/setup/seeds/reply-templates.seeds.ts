import { IsNull } from 'typeorm';
import { ReplyTemplateEntity } from '../../../sales/contact-message/inbox/reply-template.entity';
import type { Seed } from './seed';

/** Frequent replies of staff. Gaps to fill in are in square brackets so that they are not overlooked. */
const TEMPLATES: Pick<ReplyTemplateEntity, 'name' | 'text'>[] = [
  {
    name: 'Question about the rooms',
    text: `Dear {name},

Thank you for your enquiry {reference}. To choose the right units, we need a few more details:

- the size and ceiling height of each room
- the number of people and the equipment in it
- which way the windows face, and whether it is on the top floor
- where outdoor units could be installed

A floor plan or a few photos would help. Just reply to this email.

{company}`,
  },
  {
    name: 'Quotation follows',
    text: `Dear {name},

Thank you for your list. We’re preparing the quotation for {reference}, with installation, piping and VAT as separate lines. You’ll have it by [day].

Prices on our site are for the units only. If anything on your list has changed, please reply to this email.

{company}`,
  },
  {
    name: 'Site visit',
    text: `Dear {name},

Before we quote for {reference}, one of our engineers would like to see the building: the space above the ceiling, the pipe route and the outdoor unit positions.

Would [day and time] suit you? Please send us the address and a contact number on site.

{company}`,
  },
  {
    name: 'Application received',
    text: `Dear {name},

Thank you for your application {reference}. We’ve read it and would like to meet you.

Could you come to our office on [day and time]? Please bring your certificates. If that doesn’t suit you, reply to this email with two other days.

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

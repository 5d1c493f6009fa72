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

/** The same in Bangla, for customers who write from the Bangla pages. */
const BANGLA_TEMPLATES: Pick<ReplyTemplateEntity, 'name' | 'text' | 'kind'>[] = [
  {
    name: 'ঘর সম্পর্কে প্রশ্ন',
    kind: null,
    text: `প্রিয় {name},

আপনার অনুরোধ {reference}-এর জন্য ধন্যবাদ। ঠিক ইউনিটটি বেছে নিতে আরও কয়েকটি তথ্য দরকার:

- প্রতিটি ঘরের মাপ ও সিলিংয়ের উচ্চতা
- ঘরে কতজন থাকেন, কী কী যন্ত্র চলে
- জানালা কোন দিকে, ঘরটি সবচেয়ে ওপরের তলায় কি না
- আউটডোর ইউনিট কোথায় বসানো যাবে

ফ্লোর প্ল্যান বা কয়েকটি ছবি থাকলে সুবিধা হয়। এই ইমেইলের উত্তরেই পাঠাতে পারেন।

{company}`,
  },
  {
    name: 'কোটেশন পাঠাব',
    kind: 'quotation',
    text: `প্রিয় {name},

তালিকার জন্য ধন্যবাদ। {reference}-এর কোটেশন তৈরি করছি। ইনস্টলেশন, পাইপ ও ভ্যাট আলাদা লেখা থাকবে। [দিন] পাঠিয়ে দেব।

সাইটের দাম শুধু ইউনিটের। তালিকায় কিছু বদলে থাকলে এই ইমেইলের উত্তরে জানান।

{company}`,
  },
  {
    name: 'সাইট দেখা',
    kind: null,
    text: `প্রিয় {name},

{reference}-এর দাম জানানোর আগে আমাদের একজন ইঞ্জিনিয়ার ভবনটি দেখতে চান: ফলস সিলিংয়ের ওপরের জায়গা, পাইপ কোন পথে যাবে, আউটডোর ইউনিট কোথায় বসবে।

[দিন ও সময়] আপনার সুবিধা হবে? সাইটের ঠিকানা ও যোগাযোগের একটি ফোন নম্বর পাঠান।

{company}`,
  },
  {
    name: 'আবেদন পেয়েছি',
    kind: 'application',
    text: `প্রিয় {name},

আপনার আবেদন {reference}-এর জন্য ধন্যবাদ। পড়েছি, আপনার সঙ্গে কথা বলতে চাই।

[দিন ও সময়] আমাদের অফিসে আসতে পারবেন? সার্টিফিকেটগুলো সঙ্গে আনবেন। অসুবিধা হলে এই ইমেইলের উত্তরে অন্য দুটি দিন লিখুন।

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
  {
    name: 'reply-templates-3',
    async insert(manager) {
      await manager.insert(ReplyTemplateEntity, BANGLA_TEMPLATES);
    },
  },
];

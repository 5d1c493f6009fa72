import type { RevisionChange } from '@shishir/contract';
import { formatTaka, groupLakh } from '@shishir/format';
import { takaInBanglaWords, bangla as words } from '@shishir/format/bangla';
import type { quotationMailTexts as English } from './quotation-mail.texts';

const pieces = (count: number | null) => `${words.digits(groupLakh(count ?? 0))}টি`;
const taka = (amount: number | null) => formatTaka(amount ?? 0, words);
const rate = (value: number | null, per: number) =>
  value === null ? 'নেই' : words.digits(`${value / per}%`);
const each = (amount: number | null) => (amount === null ? 'দাম পরে জানাব' : taka(amount));
const revisionOf = (revision: number) => `সংশোধন ${words.digits(String(revision))}`;

export const quotationMailTexts: typeof English = {
  greeting: (name) => `প্রিয় ${name},`,
  title: (revision) => `কোটেশন ${revision}`,
  revisionName: (number, revision) => `${number}, ${revisionOf(revision)}`,
  open: 'কোটেশন দেখুন ও গ্রহণ করুন',
  openAnswered: 'কোটেশন খুলুন',
  openInDashboard: 'ড্যাশবোর্ডে খুলুন',
  facts: {
    quotation: 'কোটেশন',
    subject: 'কাজ',
    total: 'সর্বমোট, ভ্যাট ছাড়া',
    grandTotal: 'সর্বমোট, ভ্যাটসহ',
    vat: (percent) => `ভ্যাট ${percent}%`,
    ait: (percent) => `অগ্রিম আয়কর (AIT) ${percent}%, উৎসে কাটলে`,
    advance: (percent) => `অগ্রিম ${percent}%`,
    inWords: 'কথায়',
    validUntil: 'মেয়াদ',
    recipient: 'গ্রাহক',
    email: 'ইমেইল',
    phone: 'ফোন',
  },
  noPrice: 'দাম পরে জানাব',
  inWords: (total) => takaInBanglaWords(total),
  revision: {
    subject: (title, company) => `${title} | ${company}`,
    heading: (revision) =>
      revision > 1 ? `আপনার কোটেশনের ${revisionOf(revision)} তৈরি` : 'আপনার কোটেশন তৈরি',
    preheader: (total, day) => `সর্বমোট ${total}, মেয়াদ ${day}।`,
    attached:
      'PDF সঙ্গে দেওয়া আছে। ওয়েবের পাতায় গিয়ে প্রশ্ন করতে বা কিছু বদলাতেও বলতে পারেন। লিংকটি শুধু আপনার জন্য; কাউকে পাঠালে তিনিও আপনার হয়ে গ্রহণ করতে পারবেন।',
    choices: 'কোটেশনে বাছাই করার সুযোগ আছে। ওয়েবের পাতায় বেছে নিন, সর্বমোট সেই অনুযায়ী হবে।',
    changes: (revision) => `${revisionOf(revision)}: যা বদলেছে`,
  },
  changes: {
    added: ({ name, after }: RevisionChange) => `${name}: নতুন, ${pieces(after)}`,
    removed: ({ name }: RevisionChange) => `${name}: বাদ`,
    quantity: ({ name, before, after }: RevisionChange) =>
      `${name}: ${pieces(after)}, আগে ${pieces(before)}`,
    price: ({ name, before, after }: RevisionChange) =>
      `${name}: প্রতিটি ${each(after)}, আগে ${each(before)}`,
    discount: ({ after }: RevisionChange) => `যন্ত্রপাতিতে ছাড় ${taka(after)}`,
    total: ({ before, after }: RevisionChange) => `সর্বমোট ${taka(after)}, আগে ${taka(before)}`,
    chosen: ({ name, after }: RevisionChange) =>
      after === 1 ? `${name}: এখন প্রস্তাবের মধ্যে` : `${name}: এখন শুধু বিকল্প`,
    vat: ({ after }: RevisionChange) => `ভ্যাট ${rate(after, 100)}`,
    ait: ({ after }: RevisionChange) => `অগ্রিম আয়কর ${rate(after, 100)}`,
    advance: ({ after }: RevisionChange) => `অগ্রিম ${rate(after, 1)}`,
  },
  changed: {
    letter: 'নতুন চিঠি',
    terms: 'শর্তাবলি বদলেছে',
    design: 'সিস্টেম বদলেছে',
    valid_until: 'নতুন মেয়াদ',
  },
  moreChanges: (count) => `কোটেশনের পাতায় আরও ${pieces(count)} বদল দেখুন`,
  answer: {
    subject: (title, company) => `Re: ${title} | ${company}`,
    preheader: 'এই ইমেইলের উত্তর দিতে পারেন, কোটেশনের পাতায়ও প্রশ্ন করতে পারেন।',
    heading: 'আপনার প্রশ্নের উত্তর',
    question: 'আপনার প্রশ্ন:',
  },
  accepted: {
    preheader: 'তারিখ ঠিক করতে ফোন করুন।',
    subject: (revision, name) => `${revision} গ্রহণ করেছেন ${name}`,
    heading: 'কোটেশন গৃহীত হয়েছে',
    text: (name) => `${name} দাম ও শর্তসহ এই সংশোধন গ্রহণ করেছেন। তারিখ ঠিক করতে ফোন করুন।`,
  },
  confirmation: {
    subject: (number, company) => `অর্ডার নিশ্চিতকরণ ${number} | ${company}`,
    preheader: (total) => `আপনার ${total}-এর অর্ডার নিশ্চিত হয়েছে।`,
    heading: 'অর্ডারের জন্য ধন্যবাদ',
    text: (number, revision) =>
      `আপনি কোটেশন ${number}, ${revisionOf(revision)} গ্রহণ করেছেন। তারিখ ঠিক করতে আমরা ফোন করব।`,
    closing: 'অর্ডার নিশ্চিতকরণের PDF সঙ্গে দেওয়া আছে। কী কী অর্ডার করেছেন, তাতে লেখা আছে।',
  },
  approval: {
    reason: 'কারণ:',
    requested: {
      subject: (revision) => `${revision} আপনার অনুমোদনের অপেক্ষায়`,
      heading: 'অনুমোদন চাওয়া হয়েছে',
      text: (by) => `${by} এই কোটেশনের ছাড়ের অনুমোদন চেয়েছেন।`,
    },
    approved: {
      subject: (revision) => `${revision} অনুমোদিত`,
      heading: 'কোটেশন অনুমোদিত',
      text: (by) => `${by} এই কোটেশনের অনুমোদন দিয়েছেন। এখন পাঠাতে পারেন।`,
    },
    refused: {
      subject: (revision) => `${revision} অনুমোদন পায়নি`,
      heading: 'অনুমোদন দেওয়া হয়নি',
      text: (by) => `${by} এই কোটেশনের অনুমোদন দেননি। বদলে নিয়ে আবার অনুমোদন চান।`,
    },
  },
  question: {
    subject: (revision, name) => `${revision}: ${name}-এর প্রশ্ন`,
    heading: 'কোটেশন নিয়ে প্রশ্ন',
    text: 'ড্যাশবোর্ড থেকে উত্তর দিন, তাহলে কোটেশনের পাতায়ও উত্তর দেখা যাবে। এই ইমেইলের উত্তর শুধু গ্রাহকের কাছে যায়।',
    quote: 'প্রশ্ন:',
  },
};

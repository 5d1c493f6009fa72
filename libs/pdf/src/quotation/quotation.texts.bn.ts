import { bangla, takaInBanglaWords } from '@shishir/format/bangla';
import type { quotationTexts as English } from './quotation.texts';

const revisionOf = (revision: number) => bangla.digits(`সংশোধন ${revision}`);

export const quotationTexts: typeof English = {
  title: 'কোটেশন',
  order: 'অর্ডার নিশ্চিতকরণ',
  orderOf: (revision) => `অর্ডার নিশ্চিতকরণ ${revision}`,
  draft: 'খসড়া',
  revisionOf: (number, revision) => `${number}, ${revisionOf(revision)}`,
  quotationOf: (revision) => `কোটেশন ${revision}`,
  meta: {
    number: 'নম্বর',
    revision: 'সংশোধন',
    date: 'তারিখ',
    draftDate: 'খসড়ার তারিখ',
    validUntil: 'মেয়াদ',
    ordered: 'অর্ডারের তারিখ',
  },
  people: {
    recipient: 'প্রাপক',
    enquiry: 'আপনার অনুরোধ',
    enquiryOf: (reference, day) => `${reference}, ${day}`,
    contact: 'কথা বলবেন যাঁর সঙ্গে',
  },
  prices: {
    title: 'দাম',
    number: 'নং',
    item: 'বিবরণ',
    quantity: 'পরিমাণ',
    unitPrice: 'একক দাম',
    amount: 'মোট',
    subtotal: 'উপমোট',
    discount: 'যন্ত্রপাতিতে ছাড়',
    net: 'ভ্যাটের আগে মোট',
    vat: (percent) => `ভ্যাট ${percent}%`,
    grandTotal: 'সর্বমোট, ভ্যাটসহ',
    ait: (percent) => `অগ্রিম আয়কর (AIT) ${percent}%, উৎসে কাটলে`,
    payable: 'AIT কাটার পর আমাদের প্রাপ্য',
    advance: (percent) => `অগ্রিম, সর্বমোটের ${percent}%`,
    total: 'সর্বমোট, ভ্যাট ছাড়া',
    included: 'দামের মধ্যে আছে',
    noPrice: 'দাম পরে জানাব',
    about: (parts) => parts.join('। '),
    inWords: (total) => `কথায়: ${takaInBanglaWords(total)}`,
  },
  choices: {
    title: 'বাছাই করার সুযোগ',
    note: 'ছাড় ও ভ্যাটের আগের দাম। গ্রহণ করার সময় বেছে নিন, সর্বমোট সেই অনুযায়ী হবে।',
    options: 'চাইলে নিতে পারেন',
    alternatives: (name) => `${name}: একটি বেছে নিন`,
    included: 'সর্বমোটে ধরা আছে',
  },
  terms: {
    title: 'শর্তাবলি',
    validity: 'মেয়াদ',
    validUntil: (day) => `এই কোটেশনের মেয়াদ ${day} দিনশেষ পর্যন্ত।`,
    replaces: (revision, replaced) =>
      `${revisionOf(replaced)}-এর বদলে এখন ${revisionOf(revision)}।`,
  },
  signatures: {
    for: (company) => `${company}-এর পক্ষে`,
    customer: 'ক্রেতার সম্মতি',
    accepted: (moment) => `আমাদের সাইটে গৃহীত, ${moment}`,
    sign: 'নাম, তারিখ ও স্বাক্ষর',
  },
};

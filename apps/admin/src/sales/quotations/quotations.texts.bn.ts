import { inDigits } from '@shishir/format';
import type {
  LISTED_STATES as EnglishListed,
  quotationTexts as English,
  REVISION_STATES as EnglishStates,
} from './quotations.texts';

const revisionOf = (revision: number) => inDigits(`সংশোধন ${revision}`);
const pieces = (count: number) => inDigits(`${count}টি`);

export const REVISION_STATES: typeof EnglishStates = {
  draft: 'খসড়া',
  open: 'পাঠানো হয়েছে',
  accepted: 'গৃহীত',
  superseded: 'নতুন সংশোধন আছে',
  expired: 'মেয়াদ শেষ',
};

export const LISTED_STATES: typeof EnglishListed = {
  draft: 'খসড়া',
  sent: 'পাঠানো হয়েছে',
  opened: 'খোলা হয়েছে',
  accepted: 'গৃহীত',
  expired: 'মেয়াদ শেষ',
};

export const quotationTexts: typeof English = {
  listTitle: 'কোটেশন',
  search: { label: 'কোটেশন খুঁজুন', hint: 'নম্বর, নাম, কোম্পানি বা বিষয়' },
  views: 'স্ট্যাটাস',
  viewNames: {
    all: 'সব',
    open: 'চলমান',
    draft: 'খসড়া',
    approval: 'অনুমোদনের অপেক্ষায়',
    sent: 'পাঠানো',
    accepted: 'গৃহীত',
    expired: 'মেয়াদ শেষ',
  },
  empty: {
    all: 'এখনো কোনো কোটেশন নেই। কোটেশন বানাতে ইনবক্সে একটি অনুরোধ খুলুন।',
    narrowed: 'মেলে এমন কোনো কোটেশন নেই।',
  },
  toInbox: 'ইনবক্স খুলুন',
  settings: 'দামের নিয়ম',
  termsSets: 'শর্তাবলি',
  columns: {
    number: 'নম্বর',
    customer: 'গ্রাহক',
    title: 'বিষয়',
    state: 'স্ট্যাটাস',
    total: 'মোট',
    valid: 'মেয়াদ',
    changed: 'শেষ বদল',
  },
  revision: revisionOf,
  draftBeside: (revision) => `${revisionOf(revision)}-এর খসড়া আছে`,
  questions: (count) => `${pieces(count)} প্রশ্ন`,
  noPrice: 'দাম দেওয়া হয়নি',
  heading: (number) => `কোটেশন ${number}`,
  gone: 'এই ঠিকানায় কোনো কোটেশন নেই। না-পাঠানো খসড়া হলে হয়তো বাদ দেওয়া হয়েছে।',
  enquiry: {
    label: 'কোটেশন',
    title: 'কোটেশন',
    count: (count) => `${pieces(count)} কোটেশন`,
    none: 'এখনো কোটেশন নেই। বানালে এই অনুরোধের পণ্যগুলো আজকের দামে নেওয়া হবে।',
    prepare: 'কোটেশন বানান',
    another: 'আরেকটি কোটেশন',
    preparing: 'বানানো হচ্ছে...',
    failed: 'কোটেশন শুরু করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    design: {
      system: 'গ্রাহকের সিস্টেম',
      project: 'গ্রাহকের সিস্টেমগুলো',
      room: 'গ্রাহকের ঘর',
    },
  },
};

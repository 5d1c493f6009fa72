import { inDigits } from '@shishir/format';
import type {
  contractTexts as EnglishContract,
  partyTexts as EnglishParty,
  visitTexts as EnglishVisit,
} from './maintenance.texts';

const listWords = {
  filters: { state: 'অবস্থা', technician: 'টেকনিশিয়ান', any: 'সব' },
  columns: { customer: 'গ্রাহক', technician: 'টেকনিশিয়ান' },
  export: 'CSV নামান',
  save: 'সংরক্ষণ করুন',
  submitting: 'সংরক্ষণ হচ্ছে...',
};
const confirm = { confirm: 'মুছুন', failed: 'মোছা যায়নি' };

export const partyTexts: typeof EnglishParty = {
  title: 'গ্রাহক ও এসি',
  note: 'আগে গ্রাহক, তারপর যে এসিগুলোর দেখাশোনা হবে, বেছে নিন',
  customer: 'গ্রাহক',
  units: 'এসি',
  unitsNone: 'এই গ্রাহকের কোনো এসি বসানো নেই।',
  unitsOfWhom: 'আগে গ্রাহক বেছে নিন।',
  allUnits: 'সব এসি',
  technician: 'টেকনিশিয়ান',
  technicianNone: 'এখনো কেউ নন',
};

export const contractTexts: typeof EnglishContract = {
  ...listWords,
  listTitle: 'রক্ষণাবেক্ষণ চুক্তি',
  view: (name) => `${name} দেখুন`,
  search: { label: 'রক্ষণাবেক্ষণ চুক্তি খুঁজুন', hint: 'নাম, নম্বর, ঠিকানা' },
  states: {
    upcoming: 'সামনে শুরু',
    running: 'চলছে',
    ending: 'শিগগির শেষ',
    ended: 'শেষ',
    cancelled: 'বাতিল',
  },
  values: {
    rhythm: {
      '1': 'প্রতি মাসে',
      '2': '২ মাস পরপর',
      '3': '৩ মাস পরপর',
      '4': '৪ মাস পরপর',
      '6': '৬ মাস পরপর',
      '12': 'বছরে একবার',
    },
  },
  loading: 'তালিকা আসছে...',
  loadFailed: 'চুক্তির তালিকা আনা যায়নি।',
  empty: { all: 'এখনো কোনো চুক্তি নেই।', narrowed: 'মেলে এমন কোনো চুক্তি নেই।' },
  gone: 'এই ঠিকানায় কোনো চুক্তি নেই।',
  addTitle: 'রক্ষণাবেক্ষণ চুক্তি যোগ',
  editTitle: (name) => `${name} বদলান`,
  details: 'চুক্তি',
  detailsNote: 'প্রথম ভিজিট শুরুর দিনেই। যে ভিজিট ঠিক করা বা সম্পন্ন, তা বদলায় না।',
  add: 'চুক্তি যোগ',
  added: 'চুক্তি যোগ হয়েছে।',
  saved: 'চুক্তি সংরক্ষণ হয়েছে।',
  addFailed: 'চুক্তি যোগ করা যায়নি। আবার চেষ্টা করুন।',
  saveFailed: 'চুক্তি সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
  conflict: (by) => `${by} এই চুক্তি বদলেছেন`,
  removal: {
    ...confirm,
    title: 'চুক্তি মুছবেন?',
    question: 'এই চুক্তি মুছতে চান, নিশ্চিত তো?',
    note: 'যে ভিজিট এখনো ঠিক করা হয়নি, সেগুলো সরে যাবে। চুক্তি ট্র্যাশে ৩০ দিন থাকবে।',
  },
  preview: {
    title: 'ভিজিট',
    note: 'কোন কোন দিন ভিজিট, তা চুক্তির নিয়ম থেকে আসে',
    none: 'শুরু ও শেষের দিন লিখলে ভিজিটগুলো দেখা যাবে।',
    count: (count) => `${inDigits(count)}টি ভিজিট:`,
  },
};

export const visitTexts: typeof EnglishVisit = {
  ...listWords,
  listTitle: 'ভিজিট',
  view: (name) => `${name} দেখুন`,
  search: { label: 'ভিজিট খুঁজুন', hint: 'কাজ, ঠিকানা, নোট' },
  values: {
    state: { due: 'দিন ঠিক হয়নি', planned: 'দিন ঠিক', done: 'সম্পন্ন', cancelled: 'বাতিল' },
  },
  loading: 'তালিকা আসছে...',
  loadFailed: 'ভিজিটের তালিকা আনা যায়নি।',
  empty: { all: 'এখনো কোনো ভিজিট নেই।', narrowed: 'মেলে এমন কোনো ভিজিট নেই।' },
  gone: 'এই ঠিকানায় কোনো ভিজিট নেই।',
  report: 'রিপোর্ট',
  reportOf: (name) => `রিপোর্ট: ${name}`,
  addTitle: 'ভিজিট যোগ',
  editTitle: (name) => `${name} বদলান`,
  details: 'ভিজিট',
  detailsNote: 'ভিজিটের দিন লিখলেই দিন ঠিক হয়ে যায়।',
  timeHint: 'যেমন 09:30',
  add: 'ভিজিট যোগ করুন',
  added: 'ভিজিট যোগ হয়েছে।',
  saved: 'ভিজিট সংরক্ষণ হয়েছে।',
  addFailed: 'ভিজিট যোগ করা যায়নি। আবার চেষ্টা করুন।',
  saveFailed: 'ভিজিট সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
  conflict: (by) => `${by} এই ভিজিট বদলেছেন`,
  removal: {
    ...confirm,
    title: 'ভিজিট মুছবেন?',
    question: 'এই ভিজিট মুছতে চান, নিশ্চিত তো?',
    note: 'ভিজিট ট্র্যাশে অন্তত ৩০ দিন থাকবে। চুক্তি থেকে এটি আবার তৈরি হবে না।',
  },
  message: 'সার্ভিসের অনুরোধ',
};

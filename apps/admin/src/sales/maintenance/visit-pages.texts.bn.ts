import { inDigits } from '@shishir/format';
import type {
  calendarPageTexts as EnglishCalendar,
  contractPageTexts as EnglishContract,
  customerServiceTexts as EnglishCustomer,
  duePageTexts as EnglishDue,
  feedTexts as EnglishFeed,
  planTexts as EnglishPlan,
  reminderTexts as EnglishReminder,
} from './visit-pages.texts';

export const duePageTexts: typeof EnglishDue = {
  tabs: 'ভিজিট',
  due: 'বাকি',
  calendar: 'ক্যালেন্ডার',
  all: 'সব ভিজিট',
  title: 'বাকি ভিজিট',
  groups: {
    overdue: 'দিন পেরিয়ে গেছে',
    week: 'এই সপ্তাহে',
    next: 'আগামী সপ্তাহে',
    later: 'পরে',
  },
  none: 'কোনো ভিজিট বাকি নেই।',
  loading: 'ভিজিট আসছে...',
  failed: 'ভিজিট আনা যায়নি।',
  customer: 'গ্রাহক',
  customerHint: 'গ্রাহক: নাম বা ফোন নম্বর',
  contract: (number) => `চুক্তি ${number}`,
  clearContract: (number) => `শুধু চুক্তি ${number}। সব দেখুন`,
  noTechnician: 'টেকনিশিয়ান নেই',
  units: (count) => `${inDigits(count)}টি এসি`,
  more: 'প্রথম ৫০০টি ভিজিট দেখানো হলো।',
};

export const planTexts: typeof EnglishPlan = {
  plan: 'দিন ঠিক করুন',
  planOf: (name) => `${name}: দিন ঠিক করুন`,
  title: (name) => `দিন ঠিক করুন: ${name}`,
  due: (day) => `নির্ধারিত দিন ${day}`,
  day: 'দিন',
  time: 'সময়',
  timeHint: '09:30',
  technician: 'টেকনিশিয়ান',
  technicianHint: 'এখনো কেউ নন',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  done: 'সম্পন্ন হয়েছে',
  edit: 'সব তথ্য',
  saved: 'ভিজিট সংরক্ষণ হয়েছে।',
  failed: 'ভিজিট সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
};

export const calendarPageTexts: typeof EnglishCalendar = {
  title: 'ভিজিটের ক্যালেন্ডার',
  before: 'আগের মাস',
  after: 'পরের মাস',
  today: 'আজ',
  none: 'এই মাসে কোনো ভিজিট বাকি নেই।',
  weekdays: ['শনি', 'রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহঃ', 'শুক্র'],
};

export const feedTexts: typeof EnglishFeed = {
  button: 'ক্যালেন্ডারের ঠিকানা',
  title: 'ক্যালেন্ডারে আপনার ভিজিট',
  note: 'Google Calendar, Outlook বা ফোনের ক্যালেন্ডারে আপনার ভিজিট দেখা যায়। ঠিকানাটি যাঁর কাছে থাকবে, তিনিই দেখতে পাবেন, তাই গোপন রাখুন।',
  none: 'আপনার এখনো কোনো ঠিকানা নেই।',
  since: (day) => `${day} থেকে আপনার একটি ঠিকানা আছে। এটি জমা রাখা হয় না, আবার দেখানোও যায় না।`,
  make: 'ঠিকানা তৈরি করুন',
  renew: 'নতুন ঠিকানা তৈরি করুন',
  revoke: 'বাতিল করুন',
  once: 'ঠিকানাটি এখনই কপি করুন। শুধু একবারই দেখানো হয়।',
  address: 'ঠিকানা',
  copy: 'কপি করুন',
  copied: 'ঠিকানা কপি হয়েছে।',
  revoked: 'ঠিকানাটি আর কাজ করবে না।',
  failed: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
  close: 'বন্ধ করুন',
};

export const reminderTexts: typeof EnglishReminder = {
  button: 'রিমাইন্ডার',
  title: 'ইমেইলে মনে করিয়ে দেওয়া',
  note: 'গ্রাহক নিজের ভাষায় ইমেইল পান। ঘর ফাঁকা রাখলে ইমেইল যাবে না।',
  visit: 'ভিজিটের কত দিন আগে গ্রাহককে',
  end: 'চুক্তি শেষের কত দিন আগে গ্রাহক ও টেকনিশিয়ানকে',
  saved: 'সংরক্ষণ হয়েছে।',
  failed: 'সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
};

export const contractPageTexts: typeof EnglishContract = {
  edit: 'বদলান',
  number: 'নম্বর',
  customer: 'গ্রাহক',
  period: 'মেয়াদ',
  rhythm: 'ভিজিট',
  price: 'চুক্তির দাম',
  technician: 'টেকনিশিয়ান',
  site: 'ঠিকানা',
  units: 'এসি',
  note: 'নোট',
  visits: 'ভিজিট',
  noVisits: 'এই চুক্তির কোনো ভিজিট নেই।',
  plan: 'বাকি ভিজিট',
  renewal: {
    title: 'নবায়ন',
    note: 'গ্রাহককে পরের মেয়াদের প্রস্তাব দিন।',
    make: 'নবায়নের কোটেশন',
    making: 'তৈরি হচ্ছে...',
    open: (number) => `${number} খুলুন`,
    states: {
      draft: 'নবায়নের কোটেশন খসড়া আছে।',
      sent: 'নবায়নের কোটেশন পাঠানো হয়েছে।',
      accepted: 'গ্রাহক নবায়নে রাজি হয়েছেন। এখন চুক্তির মেয়াদ বাড়ান।',
      expired: 'নবায়নের কোটেশনের মেয়াদ শেষ।',
    },
    extend: 'মেয়াদ বাড়ান',
    extending: 'বাড়ানো হচ্ছে...',
    following: (number) => `পরের চুক্তি ${number}`,
    extended: 'পরের চুক্তি যোগ হয়েছে।',
    failed: 'কাজটি হয়নি। আবার চেষ্টা করুন।',
  },
};

export const customerServiceTexts: typeof EnglishCustomer = {
  contracts: 'রক্ষণাবেক্ষণ চুক্তি',
  noContracts: 'এখনো কোনো চুক্তি নেই।',
  addContract: 'চুক্তি যোগ করুন',
  visits: 'ভিজিট',
  noVisits: 'এখনো কোনো ভিজিট নেই।',
  addVisit: 'ভিজিট যোগ করুন',
  allVisits: 'সব ভিজিট',
  planVisit: 'ভিজিট ঠিক করুন',
  planned: 'এই অনুরোধ থেকে ঠিক করা ভিজিট:',
  from: (reference) => `সার্ভিসের অনুরোধ ${reference}`,
};

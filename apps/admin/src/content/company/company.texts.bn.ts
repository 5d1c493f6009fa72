import { inDigits } from '@shishir/format';
import type { companyTexts as English } from './company.texts';

export const companyTexts: typeof English = {
  title: 'কোম্পানির তথ্য',
  note: 'আপনাদের নাম ও যোগাযোগের তথ্য। সাইটে, ইমেইলে, কাগজপত্রে ও এই ড্যাশবোর্ডে ব্যবহার হয়।',
  onSite: 'সাইটে দেখুন',
  firstSteps: 'শুরুর কাজ',
  notReady:
    'কোম্পানির নাম ও সেলসের একটি ফোন নম্বর সংরক্ষণ না করা পর্যন্ত গ্রাহকেরা দেখবেন, সাইটটি তৈরি হচ্ছে।',
  form: 'কোম্পানির তথ্য',
  save: 'সংরক্ষণ করুন',
  submitting: 'সংরক্ষণ হচ্ছে...',
  discard: 'বাদ দিন',
  saved: 'কোম্পানির তথ্য সংরক্ষণ হয়েছে।',
  saveFailed: 'কোম্পানির তথ্য সংরক্ষণ করা যায়নি।',
  nothing: { title: 'কোনো বদল নেই', description: 'কোনো ঘর বদলানো হয়নি।' },
  checkMarked: 'কিছুই সংরক্ষণ হয়নি। চিহ্নিত ঘরগুলো দেখে নিন।',
  conflict: (by) => `${by} কোম্পানির তথ্য বদলেছেন`,
  sections: {
    company: {
      title: 'কোম্পানি',
      note: 'নামটি পাতার শিরোনামে, ইমেইলে, কাগজপত্রে ও কপিরাইটের লাইনে ব্যবহার হয়।',
    },
    sales: { title: 'সেলস', note: 'সব পাতার ওপরে ও যোগাযোগের পাতায় দেখানো হয়।' },
    headOffice: {
      title: 'প্রধান অফিস',
      note: 'সব পাতার নিচে ও যোগাযোগের পাতায় দেখানো হয়। লুকাতে চাইলে নাম ছাড়া সব খালি রাখুন।',
    },
    warehouse: {
      title: 'গুদাম',
      note: 'সব পাতার নিচে ও যোগাযোগের পাতায় দেখানো হয়। লুকাতে চাইলে নাম ছাড়া সব খালি রাখুন।',
    },
    contact: {
      title: 'যোগাযোগের ব্যক্তি',
      note: 'পণ্যের পাতায় দেখানো হয়। খালি থাকলে গ্রাহকেরা যোগাযোগের ফর্ম পান।',
    },
    socials: {
      title: 'সোশ্যাল পেজ',
      note: 'যেমন ফেসবুক ও ইউটিউব। সর্বোচ্চ ছয়টি, এই ক্রমেই দেখানো হয়।',
    },
    map: {
      title: 'ম্যাপ',
      note: 'যোগাযোগের পাতায় ও পাতার নিচে ‘ম্যাপে দেখুন’ চাপলে এটি খোলে।',
    },
  },
  labels: {
    name: 'কোম্পানির নাম',
    blurb: 'সংক্ষিপ্ত পরিচয়',
    web: 'ওয়েব ঠিকানা',
    sales_email: 'সেলসের ইমেইল',
    sales_phones: 'সেলসের ফোন নম্বর',
    sales_hours: 'কখন খোলা',
    head_office: 'প্রধান অফিস',
    warehouse: 'গুদাম',
    socials: 'সোশ্যাল পেজ',
    map_url: 'ম্যাপের লিংক',
    sales_contact: 'যোগাযোগের ব্যক্তি',
  },
  hints: {
    blurb: 'আপনারা কী করেন, এক-দুই বাক্যে। হোম পাতায় ও পাতার নিচে দেখানো হয়।',
    web: 'যেমন example.com',
    sales_hours: 'যেমন Saturday to Thursday, 9:00 to 18:00',
    map_url: 'Google Maps বা OpenStreetMap থেকে কপি করুন। https:// দিয়ে শুরু হয়',
  },
  place: { title: 'নাম', street: 'রাস্তা', city: 'শহর', email: 'ইমেইল' },
  placeTitles: { head_office: 'Head Office', warehouse: 'Service & Warehouse' },
  person: { name: 'নাম', title: 'পদ', phone: 'ফোন', email: 'ইমেইল' },
  phones: {
    of: (section) => `${section}: ফোন নম্বর`,
    one: (position) => inDigits(`ফোন ${position}`),
    add: 'ফোন নম্বর যোগ করুন',
    remove: (position) => inDigits(`ফোন ${position} সরান`),
  },
  socials: {
    name: (position) => inDigits(`পেজ ${position}, নাম`),
    url: (position) => inDigits(`পেজ ${position}, ঠিকানা`),
    add: 'পেজ যোগ করুন',
    remove: (position) => inDigits(`পেজ ${position} সরান`),
  },
  pictures: {
    logo: {
      label: 'লোগো',
      note: 'সঙ্গে সঙ্গে সংরক্ষণ হয়। লোগো না থাকলে শিশিরবিন্দু ও নাম দেখানো হয়।',
      saved: 'লোগো সংরক্ষণ হয়েছে।',
      removed: 'লোগো সরানো হয়েছে।',
    },
    'sales-contact': {
      label: 'ছবি',
      note: 'সঙ্গে সঙ্গে সংরক্ষণ হয়, চারকোনা করে কাটা হয়। ছবি না থাকলে নামের প্রথম অক্ষর দেখানো হয়।',
      saved: 'ছবি সংরক্ষণ হয়েছে।',
      removed: 'ছবি সরানো হয়েছে।',
    },
    personFirst: 'আগে যোগাযোগের ব্যক্তিকে সংরক্ষণ করুন, তারপর ছবি বেছে নিন।',
    saving: 'ছবি সংরক্ষণ হচ্ছে...',
    failed: 'ছবি সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    remove: 'ছবি সরান',
  },
  closing: {
    question: 'সাইট বন্ধ করবেন?',
    text: 'কোম্পানির নাম ও সেলসের ফোন নম্বর না থাকলে সব পাতায় লেখা থাকে, সাইটটি তৈরি হচ্ছে।',
    confirm: 'সাইট বন্ধ করুন',
  },
};

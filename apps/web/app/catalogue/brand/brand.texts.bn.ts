import { inDigits } from '@shishir/format';
import type { brandTexts as English } from './brand.texts';

export const brandTexts: typeof English = {
  home: 'হোম',
  thisCompany: 'এই কোম্পানি',
  contact: 'যোগাযোগ করুন',
  seeModels: (count) => (count === 1 ? 'মডেলটি দেখুন' : `${inDigits(count)}টি মডেলের সব দেখুন`),
  history: {
    title: 'ইতিহাস',
    source: (source) => `সূত্র: ${source}`,
  },
  categories: {
    title: 'পণ্যের ধরন',
    lead: 'এই কার্ডগুলো প্রস্তুতকারকের নিজের সাইটে যায়। আমাদের মডেল ও দাম ওপরে।',
    leadOnEnquiry: 'এই কার্ডগুলো প্রস্তুতকারকের নিজের সাইটে যায়। বাংলাদেশে দাম কত, আমাদের জিজ্ঞেস করুন।',
    on: (site) => `${site}-এ দেখুন`,
    onLabel: (category, site) => `${category}, ${site}-এ দেখুন, নতুন ট্যাবে খোলে`,
  },
  catalogue: {
    title: (brand) => `আমাদের ক্যাটালগে ${brand}`,
    allModels: (count) => inDigits(`${count}টি মডেল`),
    onEnquiry: 'অর্ডার সাপেক্ষে',
    onEnquiryText: (brand) =>
      `${brand}-এর মডেল দামসহ তালিকায় নেই; আপনার প্রজেক্টের জন্য অর্ডার করে এনে দিই। ভবনটি কী কাজের, কত বড়, বলুন। ইউনিট, দাম ও ডেলিভারির সময় জানাব।`,
    ask: (brand) => `${brand} নিয়ে জানতে চান`,
  },
  solutions: {
    title: 'নতুন সমাধান',
    models: 'মডেল',
    capacity: 'ক্যাপাসিটি',
    onEnquiry: 'অর্ডার সাপেক্ষে',
  },
  projects: {
    title: (brand) => `${brand} দিয়ে করা প্রজেক্ট`,
    all: 'সব প্রজেক্ট',
  },
  news: {
    title: 'পণ্যের খবর ইমেইলে',
    text: (brand) => `${brand}-এর নতুন মডেল ও দাম বদলের খবর, সঙ্গে সঙ্গে।`,
    subscribe: 'খবর পেতে চাই',
  },
};

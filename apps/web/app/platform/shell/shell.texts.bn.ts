import { groupLakh, inDigits } from '@shishir/format';
import type { shellTexts as English } from './shell.texts';

export const shellTexts: typeof English = {
  skip: 'মূল অংশে যান',
  otherLanguage: 'English',
  preview: {
    label: 'প্রিভিউ',
    shown: 'প্রিভিউ, এখনো প্রকাশিত নয়',
    ended: 'এই প্রিভিউর সময় শেষ। এখন প্রকাশিত পাতাটি দেখছেন।',
  },
  failedTitle: 'পাতাটি খোলা যায়নি',
  signIn: 'সাইন ইন',
  signUp: 'অ্যাকাউন্ট খুলুন',
  sales: 'সেলসে কথা বলুন',
  allProducts: 'সব পণ্য',
  compare: 'মডেল তুলনা',
  topBar: 'যোগাযোগ ও অ্যাকাউন্ট',
  nav: {
    label: 'প্রধান মেনু',
    home: 'হোম',
    contact: 'যোগাযোগ',
    menus: { Products: 'পণ্য', About: 'আমরা', Service: 'সার্ভিস', Tools: 'হিসাব' },
  },
  service: {
    request: 'সার্ভিস চাই',
    warranty: 'ওয়ারেন্টি',
    parts: 'স্পেয়ার পার্টস',
    plans: 'রক্ষণাবেক্ষণ চুক্তি',
  },
  tools: { room: 'কত টন লাগবে', vrf: 'VRF সিস্টেম সাজান' },
  products: {
    groups: {
      vrf: 'VRF সিস্টেম',
      product: 'সেন্ট্রাল ও প্যাকেজ',
      'home-appliance': 'হোম অ্যাপ্লায়েন্স',
    },
    all: (models) => `এক পাতায় ${inDigits(groupLakh(models))}টি মডেল`,
    models: (count) => `${inDigits(groupLakh(count))}টি মডেল`,
    toOrder: 'অর্ডার সাপেক্ষে',
    from: (price) => `দাম ${price} থেকে`,
    fromPlusOutdoorUnit: (price) => `দাম ${price} থেকে, আউটডোর ইউনিট আলাদা`,
  },
  search: {
    form: 'পণ্য',
    label: 'পণ্য খুঁজুন',
    hint: 'খুঁজুন, যেমন ১.৫ টন',
    close: 'খোঁজা বন্ধ করুন',
  },
  cart: {
    title: 'কোটেশন কার্ট',
    label: (count) =>
      count === 0
        ? 'কোটেশন কার্ট, এখনো কিছু নেই'
        : `কোটেশন কার্ট, ${inDigits(groupLakh(count))}টি পণ্য`,
  },
  account: {
    label: 'অ্যাকাউন্ট',
    profile: 'প্রোফাইল',
    dashboard: 'আমার পাতা',
    staff: 'স্টাফ ড্যাশবোর্ড',
    signOut: 'লগ আউট',
  },
  drawer: { title: 'মেনু', open: 'মেনু খুলুন', close: 'মেনু বন্ধ করুন', call: 'কল করুন' },
  footer: {
    profile: 'কোম্পানি পরিচিতি (PDF)',
    products: 'পণ্য',
    quickLinks: { title: 'দরকারি লিংক', home: 'হোম', services: 'সেবা', contact: 'যোগাযোগ' },
    help: {
      title: 'সহায়তা',
      room: 'কত টন লাগবে',
      vrf: 'VRF সিস্টেম সাজান',
      enquiries: 'আপনার অনুরোধ',
      state: 'অনুরোধের অবস্থা',
    },
    privacy: 'গোপনীয়তা',
    map: 'ম্যাপে দেখুন',
    sales: 'সেলস',
    legal: 'আইনি তথ্য ও সামাজিক মাধ্যম',
    copyright: (year, company) =>
      `© ${year ? inDigits(year) : ''} ${company}। সব দাম বাংলাদেশি টাকায়।`,
  },
  notFound: {
    title: 'পাতাটি পাওয়া যায়নি',
    description: 'পাতাটি নেই, অথবা অন্য ঠিকানায় সরানো হয়েছে।',
    heading: 'পাতাটি পাওয়া যায়নি',
    lead: 'এই ঠিকানায় কোনো পাতা নেই। পাতাটি সরানো হয়ে থাকতে পারে, অথবা লিংকের বানানে ভুল আছে। পণ্য খুঁজে দেখুন, কিংবা নিচের যেকোনো ধরন থেকে শুরু করুন।',
    search: 'পণ্য খুঁজুন',
    searchField: 'কী খুঁজছেন?',
    send: 'খুঁজুন',
    home: 'হোমে যান',
    back: 'ফিরে যান',
    families: 'পণ্যের ধরন',
  },
  beingSetUp: {
    title: 'সাইটটি তৈরি হচ্ছে।',
    text: 'কিছুদিন পরে আবার দেখুন।',
    signIn: 'স্টাফ সাইন ইন',
  },
};

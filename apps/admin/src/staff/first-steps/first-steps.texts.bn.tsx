import { inDigits } from '@shishir/format';
import type { firstStepsTexts as English } from './first-steps.texts';

const pieces = (count: number) => inDigits(`${count}টি`);

export const firstStepsTexts: typeof English = {
  title: 'প্রথম কাজ',
  setUp: (company) => `${company || 'আপনার কোম্পানি'} সাজিয়ে নিন`,
  complete: (company) => `${company || 'আপনার কোম্পানি'} তৈরি`,
  note: 'ছয়টি ধাপে সাইট চালু হবে, অনুরোধ আসতে পারবে। যেকোনো সময় বেরিয়ে আবার ফিরতে পারেন।',
  completeNote: 'সব ধাপ শেষ। তালিকাটি লুকিয়ে রাখতে পারেন।',
  count: (done, all) => inDigits(`${all}টির মধ্যে ${done}টি শেষ`),
  steps: (done, all) => inDigits(`${all}টি ধাপের মধ্যে ${done}টি শেষ`),
  done: 'শেষ',
  open: 'বাকি',
  failed: 'সংরক্ষণ হয়নি। একটু পরে আবার চেষ্টা করুন।',
  titles: {
    company: 'কোম্পানির তথ্য',
    mail: 'মেইল সার্ভার',
    catalogue: 'ক্যাটাগরি ও মেনু',
    products: 'পণ্য',
    staff: 'কর্মী আমন্ত্রণ',
    second_factor: 'দুই ধাপে যাচাই',
  },
  company: {
    done: 'নাম, খোলার সময়, ফোন নম্বর ও প্রধান অফিস দেওয়া আছে।',
    doneWithLogo: 'নাম, লোগো, খোলার সময়, ফোন নম্বর ও প্রধান অফিস দেওয়া আছে।',
    open: (missing) => `এখনো বাকি: ${listed(missing)}।`,
    button: 'তথ্য দিন',
    parts: {
      name: 'নাম',
      phone: 'সেলসের ফোন নম্বর',
      hours: 'খোলার সময়',
      head_office: 'প্রধান অফিস',
      logo: 'লোগো (না দিলেও চলবে)',
    },
  },
  mail: {
    open: 'প্রাপ্তির খবর, উত্তর ও সেলসের কাছে খবর পাঠায়। তার আগে ইমেইল তালিকায় অপেক্ষায় থাকে।',
    waiting: (count) => `${pieces(count)} ইমেইল অপেক্ষায়।`,
    untested: 'সার্ভার ঠিক করা আছে। চলছে কি না দেখতে পরীক্ষার ইমেইল পাঠান।',
    done: 'সার্ভার ঠিক করা আছে, ইমেইল নিয়েছে।',
    button: 'ঠিক করুন',
    later: 'পরে',
  },
  catalogue: {
    came: (categories, menus) =>
      `শুরু থেকেই ${pieces(categories)} ক্যাটাগরি ও ${pieces(menus)} মেনু আছে।`,
    none: 'এখনো কোনো ক্যাটাগরি নেই। পণ্যের জন্য একটি লাগবে।',
    look: 'দেখে নিন, যা দরকার বদলান, অথবা যেমন আছে তেমনই নিশ্চিত করুন।',
    confirmed: (date) => `আপনি ${date} তারিখে নিশ্চিত করেছেন।`,
    edited: 'শুরুর পর থেকে বদলানো হয়েছে।',
    categories: 'ক্যাটাগরি',
    menus: 'মেনু',
    confirm: 'নিশ্চিত করুন',
    add: 'ক্যাটাগরি যোগ করুন',
  },
  products: {
    open: (link) => <>আগে দেখে নিয়ে ফাইল ইমপোর্ট করুন, অথবা {link('প্রথম পণ্যটি নিজে যোগ করুন')}।</>,
    done: (count) => `ক্যাটালগে ${pieces(count)} পণ্য আছে।`,
    button: 'ফাইল ইমপোর্ট',
  },
  staff: {
    open: 'সহকর্মীর ইমেইলে পাসওয়ার্ড দেওয়ার লিংক যাবে। লিংকটি ৭ দিন চলে।',
    done: ({ accounts, invited }) =>
      inDigits(
        accounts > 1 ? `${accounts} জনের ড্যাশবোর্ড অ্যাকাউন্ট আছে।` : `${invited} জন সহকর্মী আমন্ত্রিত।`,
      ),
    button: 'আমন্ত্রণ',
  },
  second_factor: {
    open: 'পাসওয়ার্ডের সঙ্গে ফোন থেকে একটি কোড। সব কর্মীর জন্য বাধ্যতামূলক করতে পারেন।',
    done: 'আপনি পাসওয়ার্ড ও ফোনের কোড দিয়ে সাইন ইন করেন।',
    button: 'চালু করুন',
  },
  site: {
    title: 'ওয়েবসাইট',
    note: 'গ্রাহকেরা এখন যা দেখেন',
    open: (products) =>
      products === 0
        ? 'এখনো কোনো পণ্য নেই। গ্রাহকেরা ফোন করতে বা লিখতে পারেন।'
        : `ক্যাটালগে ${pieces(products)} পণ্য।`,
    closed: 'সাইটটি সাজানো হচ্ছে।',
    openNote: 'সাইট চালু আছে।',
    closedNote:
      'কোম্পানির নাম ও ফোন নম্বর সংরক্ষণ করা পর্যন্ত সাইটে লেখা থাকবে যে এটি সাজানো হচ্ছে, আর সার্চ ইঞ্জিনে দেখা যাবে না।',
    visit: 'ওয়েবসাইট খুলুন',
  },
  away: {
    title: 'তালিকার কাজ শেষ?',
    text: 'সেটিং, কোম্পানির তথ্য থেকে আবার খুলতে পারবেন।',
    dismiss: 'তালিকা লুকান',
    restoreTitle: 'তালিকা লুকানো',
    restoreText: 'সাইডবারে আর নেই।',
    restore: 'আবার দেখান',
  },
  dismissed: {
    title: 'তালিকা লুকানো হয়েছে',
    description: 'কোম্পানির তথ্য পাতায় পাবেন।',
  },
  undo: 'ফিরিয়ে আনুন',
};

/** Joins items as 'a, b ও c'. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ও ${items.at(-1)}`;
}

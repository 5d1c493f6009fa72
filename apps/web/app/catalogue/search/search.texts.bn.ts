import { inDigits } from '@shishir/format';
import type { searchTexts as English } from './search.texts';

const quoted = (word: string) => `‘${word}’`;

export const searchTexts: typeof English = {
  home: 'হোম',
  title: 'পণ্য খুঁজুন',
  titleFor: (query) => `${quoted(query)} খুঁজে যা পাওয়া গেছে`,
  description: 'ক্যাপাসিটি, মডেল বা ধরন দিয়ে ইউনিট খুঁজুন।',
  form: {
    label: 'এই পাতায়',
    field: 'পণ্য খুঁজুন',
    placeholder: 'ক্যাপাসিটি, মডেল বা ইউনিটের ধরন',
    search: 'খুঁজুন',
    try: 'যেমন',
    examples: ['১.৫ টন', '18,000 BTU', '5 kW', 'ক্যাসেট', 'Wind-Free'],
  },
  vague: {
    title: 'কোন ধরনের ইউনিট?',
    text: (query) =>
      `${quoted(query)} আমাদের অনেক ইউনিটই হতে পারে। নিচ থেকে ধরন বেছে নিন, অথবা ক্যাপাসিটি বা মডেল লিখে খুঁজুন।`,
  },
  onlyPages: {
    title: 'কোনো ইউনিট মেলেনি',
    text: 'সব শব্দ মেলে এমন ইউনিট নেই। ওপরের পাতাগুলো দেখুন, অথবা নিচ থেকে ধরন বেছে নিন।',
  },
  notFound:
    'এই শব্দে কিছু পাওয়া যায়নি। ১.৫ টন বা 5 kW-এর মতো ক্যাপাসিটি লিখে দেখুন, অথবা নিচ থেকে ধরন বেছে নিন।',
  wordsNotFound: (words) =>
    `${words.map(quoted).join(' বা ')} খুঁজে কিছু পাওয়া যায়নি। ১.৫ টন বা 5 kW-এর মতো ক্যাপাসিটি লিখে দেখুন, অথবা নিচ থেকে ধরন বেছে নিন।`,
  nearest: (asked, size, kw) =>
    `${asked}-এর সবচেয়ে কাছে: ${size}${kw === null ? '' : `, ${kw} kW`}`,
  corrected: (typed, read) => `${quoted(typed)}-এর জায়গায় ${quoted(read)} খোঁজা হয়েছে।`,
  leftOut: (words) => `এই শব্দগুলো বাদ দিয়ে খোঁজা হয়েছে: ${words.join(', ')}`,
  pages: {
    label: 'পাতা',
    kinds: { page: 'পাতা', question: 'প্রশ্ন', post: 'লেখা', project: 'প্রজেক্ট' },
    models: (count) => `${inDigits(count)}টি মডেল`,
    toOrder: 'অর্ডার সাপেক্ষে',
  },
  brand: {
    text: (brand) =>
      `${brand}-এর ইউনিট অর্ডার করলে এনে দিই। ক্যাটালগে এই খোঁজের সঙ্গে মেলে এমন কিছু নেই।`,
    ask: (brand) => `${brand}-এর দাম জেনে নিন`,
  },
  suggestions: {
    label: 'পরামর্শ',
    count: (count) => `${inDigits(count)}টি পরামর্শ`,
    modelWithSize: (model, size) => `${model}, ${size}`,
    all: 'সব ফলাফল দেখুন',
    allFor: (query) => quoted(query),
  },
};

import { groupLakh, groupThousands, inDigits } from '@shishir/format';
import type { productListTexts as English } from './product-list.texts';

const millimetres = (side: number) => `${groupThousands(side)}\u00a0mm`;
const counted = (count: number, noun: string) => inDigits(`${groupLakh(count)}টি ${noun}`);

export const productListTexts: typeof English = {
  filters: 'ফিল্টার',
  products: 'পণ্য',
  units: (count) => counted(count, 'ইউনিট'),
  sizes: (count) => counted(count, 'সাইজ'),
  lead: (min, max) => `আমরা যত ইউনিট বিক্রি করি, সব: কুলিং ${min}\u2060–\u2060${max}\u00a0TR।`,
  empty: {
    noPage: (page) => `পাতা ${inDigits(page)} নেই।`,
    pages: (count) => `এই তালিকায় ${inDigits(count)}টি পাতা আছে।`,
    firstPage: 'প্রথম পাতা',
    lastPage: 'শেষ পাতা',
    filtered: 'কোনো ইউনিট মেলেনি। একটি ফিল্টার সরান, অথবা আমাদের জিজ্ঞেস করুন।',
    search:
      '১.৫ টন, 18,000 BTU বা 5 kW-এর মতো ক্যাপাসিটি, মডেল বা ইউনিটের ধরন লিখে দেখুন। অথবা আমাদের জিজ্ঞেস করুন।',
    category: 'এখানে এখনো কিছু নেই। কী দরকার জানান।',
  },
  help: {
    label: 'সাইজ বাছতে সাহায্য',
    title: 'কোন সাইজ, বুঝতে পারছেন না?',
    text: 'কয়েকটি প্রশ্নের উত্তর দিন; সাইজ জানাব, কারণসহ।',
    textWithoutTool: 'তিনটি তথ্য পাঠান। ইঞ্জিনিয়ার মডেল জানাবেন।',
    questions: ['মেঝের মাপ ও সিলিংয়ের উচ্চতা', 'জানালা কোন দিকে', 'কয়জন থাকেন'],
    calculate: 'ঘরের হিসাব করুন',
    ask: 'ইঞ্জিনিয়ারকে জিজ্ঞেস করুন',
  },
  table: {
    title: 'সব সাইজ এক টেবিলে',
    text: 'প্রতি সাইজের জন্য একটি সারি, যা আলাদা শুধু তা-ই।',
    points: ['ক্যাপাসিটি ও মূল ইউনিটের মাপ', 'দাম, একটির নিচে আরেকটি', 'একসঙ্গে চারটি পর্যন্ত তুলনা'],
    open: 'টেবিল দেখুন',
  },
  sort: {
    label: 'সাজান',
    bestMatch: 'সবচেয়ে মেলে',
    ofVentilators: {
      cooling_tr: 'বাতাস: কম আগে',
      '-cooling_tr': 'বাতাস: বেশি আগে',
    },
    submit: 'সাজান',
  },
  view: {
    label: 'যেভাবে দেখাবে',
    families: 'ধরন',
    models: (count) => counted(count, 'মডেল'),
    cards: 'কার্ড',
    table: 'টেবিল',
  },
  pages: {
    label: 'পাতা',
    previous: (hidden) => <>আগের{hidden(' পাতা')}</>,
    next: (hidden) => <>পরের{hidden(' পাতা')}</>,
    page: (hidden, page) => (
      <>
        {hidden('পাতা ')}
        {inDigits(page)}
      </>
    ),
  },
  grid: {
    bodyHeight: (height) => `মূল ইউনিটের উচ্চতা ${millimetres(height)}`,
    bodyWidth: (width) => `ক্যাবিনেটের প্রস্থ ${millimetres(width)}`,
    sizes: (from, to, count) => `${from}\u2060–\u2060${to}, ${counted(count, 'সাইজ')}`,
  },
  same: {
    label: 'সব সাইজে একই:',
    values: (values) => `${values.join(', ')}।`,
    need: (unit, price) => (
      <>
        VRF ইনডোর ইউনিট: প্রতিটি সিস্টেমে লাগে{' '}
        {unit(price === null ? 'আউটডোর ইউনিট' : `আউটডোর ইউনিট, দাম ${price} থেকে`)}।
      </>
    ),
  },
  card: {
    tr: (capacity) => `${capacity} TR`,
    kw: (capacity) => `${capacity} kW`,
    body: (strong, width, height) => (
      <>
        প্রস্থ {strong(millimetres(width))}, উচ্চতা {millimetres(height)}
      </>
    ),
    bodyWidth: (strong, width) => <>প্রস্থ {strong(millimetres(width))}</>,
    bodyHeight: (strong, height) => <>মূল ইউনিটের উচ্চতা {strong(millimetres(height))}</>,
  },
  ladder: {
    caption: (heading) => `সাইজ অনুযায়ী ${heading}`,
    compare: 'তুলনা',
    size: 'সাইজ',
    price: 'দাম',
    cart: 'কার্ট',
    note: (number) => `টীকা ${inDigits(number)}`,
    onRequest: 'জেনে নিন',
    regularPrice: 'নিয়মিত মূল্য',
  },
};

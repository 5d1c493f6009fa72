import { groupLakh, inDigits, TAKA } from '@shishir/format';
import type { priceChangeTexts as English } from './price-change.texts';

const prices = (count: number) => inDigits(`${groupLakh(count)}টি দাম`);

export const priceChangeTexts: typeof English = {
  title: (count) => `${prices(count)} বদলান`,
  field: 'কোন দাম',
  fields: { regular_price: 'নিয়মিত মূল্য', offer_price: 'অফার মূল্য' },
  by: 'কীভাবে',
  bys: {
    percent: 'শতাংশে',
    amount: 'টাকায়',
    set: 'নতুন দাম বসান',
  },
  value: { percent: 'শতাংশ', amount: 'টাকা', set: 'নতুন দাম' },
  hint: {
    percent: 'বিয়োগ চিহ্ন দিলে দাম কমে: -5 মানে ৫% কম।',
    amount: `বিয়োগ চিহ্ন দিলে দাম কমে: -500 মানে ${TAKA}৫০০ কম।`,
    set: 'সবগুলোর একই দাম।',
  },
  roundTo: 'কাছের কত টাকায় মেলাবেন',
  roundings: {
    1: '১ টাকা',
    10: '১০ টাকা',
    50: '৫০ টাকা',
    100: '১০০ টাকা',
    500: '৫০০ টাকা',
    1000: '১,০০০ টাকা',
  },
  preview: 'ফল দেখুন',
  previewing: 'হিসাব হচ্ছে...',
  apply: (count) => `${prices(count)} বদলান`,
  applying: 'বদলানো হচ্ছে...',
  effect: 'দামে কী বদলাবে',
  model: 'মডেল',
  before: 'আগের দাম',
  after: 'নতুন দাম',
  noPrice: 'দাম নেই',
  unchanged: 'একই',
  more: (count) => inDigits(`এবং আরও ${groupLakh(count)}টি পণ্য`),
  changedMeanwhile: 'এর মধ্যে বদলেছে',
  problems: (count) => `${prices(count)} এভাবে বদলানো যায় না। ঠিক না করা পর্যন্ত কিছুই সংরক্ষণ হবে না।`,
  nothing: 'কোনো দাম বদলাবে না।',
  notANumber: 'সংখ্যা লিখুন',
  notWhole: 'পূর্ণ টাকা লিখুন',
  changed: (count) => `${prices(count)} বদলেছে।`,
  failed: 'দাম বদলানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

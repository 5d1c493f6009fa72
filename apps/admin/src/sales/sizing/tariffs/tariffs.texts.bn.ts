import {
  formatNumericDate,
  formatPaisa,
  formatTaka,
  groupThousands,
  inDigits,
  TAKA,
} from '@shishir/format';
import type {
  removalTexts as EnglishRemoval,
  slabText as EnglishSlab,
  tariffFormTexts as EnglishForm,
  tariffsTexts as English,
} from './tariffs.texts';

export const tariffsTexts: typeof English = {
  title: 'বিদ্যুতের দর',
  note: 'কবে থেকে বিদ্যুতের কত দাম। সাইটে বিদ্যুৎ খরচের সঙ্গে দর ও তারিখ দেখানো হয়।',
  none: 'এখনো কোনো দর নেই।',
  add: 'দর যোগ করুন',
  addTitle: 'নতুন দর',
  addFrom: 'নতুন দাম যোগ করুন',
  addFromOf: (code) => `${code}-এর নতুন দাম যোগ করুন`,
  from: (day) => `${formatNumericDate(day)} থেকে`,
  nameOf: (code, day) => `${code}, ${formatNumericDate(day)} থেকে`,
  states: { counts: 'এখন চলছে', later: 'সামনে চালু হবে', replaced: 'আগের' },
  earlier: (count) => inDigits(`আগের ${count}টি দর`),
  edit: (name) => `${name} বদলান`,
  remove: (name) => `${name} মুছুন`,
  prices: (name) => `${name}, দাম`,
  columns: { use: 'মাসে kWh', rate: 'প্রতি kWh দাম', time: 'সময়' },
  offPeak: 'অফ-পিক',
  peak: 'পিক',
  lifeline: (kwh) => `লাইফলাইন, ${kwh} পর্যন্ত`,
  facts: { demand: 'ডিমান্ড চার্জ', vat: 'ভ্যাট', source: 'উৎস' },
  unknown: 'লেখা নেই',
  demand: (paisa) => `মাসে প্রতি kW ${formatPaisa(paisa)}`,
  vat: (basisPoints) => inDigits(`${basisPoints / 100}%`),
  costs: {
    title: 'মাসের খরচ',
    note: (hasVat) =>
      hasVat
        ? 'ছাপা বিলের সঙ্গে মিলিয়ে দেখতে: বিদ্যুতের দাম ও এর ভ্যাট, ডিমান্ড চার্জ ছাড়া।'
        : 'ছাপা বিলের সঙ্গে মিলিয়ে দেখতে: বিদ্যুতের দাম, ডিমান্ড চার্জ ছাড়া।',
    wrong: 'দামগুলো পুরো লিখলে খরচ এখানে দেখা যাবে।',
    kwh: 'kWh',
    energy: 'বিদ্যুৎ',
    offPeak: 'সব অফ-পিকে',
    peak: 'সব পিকে',
    vat: 'ভ্যাট',
    total: 'মোট',
  },
};

export const tariffFormTexts: typeof EnglishForm = {
  editTitle: (name) => `${name} বদলান`,
  labels: {
    code: 'কোড',
    name: 'নাম',
    valid_from: 'কবে থেকে',
    kind: 'দামের ধরন',
    prices: 'দাম',
    off_peak: 'অফ-পিক',
    peak: 'পিক',
    lifeline_up_to: 'লাইফলাইন কত পর্যন্ত',
    lifeline_rate: 'লাইফলাইনের দাম',
    demand: 'ডিমান্ড চার্জ',
    vat: 'ভ্যাট',
  },
  codeHint: 'বিদ্যুৎ কোম্পানির দেওয়া নাম, যেমন LT-A।',
  validFromHint: 'যে দিন থেকে চালু।',
  kinds: { slabs: 'মাসের ধাপ অনুযায়ী', time: 'দিনের সময় অনুযায়ী' },
  slabs: 'ধাপ',
  columns: ['কত থেকে', 'কত পর্যন্ত, kWh', `দাম, ${TAKA}/kWh`],
  upTo: (number) => inDigits(`ধাপ ${number}, কত পর্যন্ত`),
  rate: (number) => inDigits(`ধাপ ${number}, দাম`),
  above: 'এর বেশি',
  addSlab: 'ধাপ যোগ করুন',
  removeSlab: (number) => inDigits(`ধাপ ${number} সরান`),
  slabsAreFull: 'একটি দরে সর্বোচ্চ ১২টি ধাপ থাকতে পারে।',
  lifelineHint: 'না থাকলে দুটোই খালি রাখুন।',
  demandHint: 'জানা না থাকলে খালি রাখুন।',
  taka: TAKA,
  perKwh: `${TAKA}/kWh`,
  perKw: `${TAKA}/kW`,
  kwh: 'kWh',
  percent: '%',
  errors: {
    rate: '০.০১ থেকে ১,০০০ টাকার মধ্যে দাম লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর',
    demand: `০ থেকে ${formatTaka(100_000).slice(1)} টাকার মধ্যে চার্জ লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর`,
    vat: '০ থেকে ১০০-এর মধ্যে শতাংশ লিখুন, দশমিকের পরে সর্বোচ্চ দুই ঘর',
    kwh: '1 থেকে 1,000,000 kWh-এর মধ্যে পূর্ণ সংখ্যা লিখুন',
  },
  confirmedBefore: (name) =>
    `আগের দামগুলো যাচাই করেছেন ${name}। নতুনগুলো কে যাচাই করেছেন লিখুন, অথবা দুটোই খালি রাখুন।`,
  added: (name) => `${name} যোগ হয়েছে।`,
  saved: (name) => `${name} সংরক্ষণ হয়েছে।`,
  failed: 'দরটি সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  conflict: (by) => `${by} এই দর বদলেছেন`,
};

export const removalTexts: typeof EnglishRemoval = {
  question: (name) => `${name} মুছবেন?`,
  text: 'এটি আর ফিরিয়ে আনা যাবে না; সংখ্যাগুলো কাজের লগে থাকবে।',
  then: (day) => `এই দর এখন চলছে। এটি না থাকলে ${formatNumericDate(day)} থেকে চালু দরটি ধরা হবে।`,
  last: (code) => `এই দর এখন চলছে। এটি না থাকলে সাইটে ${code}-এর কোনো দর থাকবে না।`,
  confirm: 'মুছুন',
  busy: 'মোছা হচ্ছে...',
  done: (name) => `${name} মোছা হয়েছে।`,
  failed: 'দরটি মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

export const slabText: typeof EnglishSlab = (after, up_to_kwh) => {
  if (up_to_kwh === null) return after === 0 ? 'সব kWh' : `${groupThousands(after)}-এর বেশি`;
  return `${groupThousands(after === 0 ? 0 : after + 1)} থেকে ${groupThousands(up_to_kwh)}`;
};

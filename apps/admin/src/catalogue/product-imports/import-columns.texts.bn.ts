import { groupLakh, inDigits } from '@shishir/format';
import type {
  columnsTexts as English,
  fieldNames as EnglishFields,
  leaveOutTexts as EnglishLeaveOut,
  sectionNames as EnglishSections,
  unclearTexts as EnglishUnclear,
} from './import-columns.texts';

const list = (headings: readonly string[]) => headings.map((one) => `‘${one}’`).join(', ');
const pieces = (count: number) => inDigits(`${groupLakh(count)}টি`);

export const columnsTexts: typeof English = {
  step: '৩ ধাপের ২: কলাম',
  nextStep: '৩ ধাপের ৩: প্রিভিউ',
  title: 'কোন কলামে কী আছে?',
  note: 'যে কলামগুলো দরকার, প্রতিটির ঘর বেছে নিন। ক্যাটালগে এখনো কিছু বদলায় না।',
  form: 'ফাইলের কলাম',
  change: 'কলাম বদলান',
  back: 'প্রিভিউতে ফিরুন',
  loading: 'কলাম আসছে...',
  show: 'প্রিভিউ দেখুন',
  sending: 'সারি দেখা হচ্ছে...',
  failed: 'ফাইলটি দেখা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  imported: (count, of) => `${pieces(of)} কলামের ${pieces(count)} নেওয়া হবে`,

  file: 'ফাইল',
  supplier: 'সরবরাহকারী',
  supplierHint: 'নাম দিলে এই সরবরাহকারীর পরের ফাইল এই কলামগুলো দিয়ে খুলবে।',
  supplierSaved: 'পরের ফাইলের জন্য এই নামে সংরক্ষণ করা হয়েছে।',
  supplierReplaced: 'এই নামে আগে সংরক্ষিত কলামের জায়গা নেবে।',
  asSaved: (name) => `${name}-এর জন্য সংরক্ষিত কলাম।`,
  partlySaved: (name, missing) => `${name}-এর জন্য সংরক্ষিত কলাম। এই ফাইলে নেই: ${list(missing)}।`,
  notSaved: (name) => `${name}-এর জন্য সংরক্ষিত কোনো কলাম এই ফাইলে নেই।`,
  sheet: 'শিট',
  line: 'কলামের নাম যে লাইনে',
  lineOf: (line, text) => `${inDigits(`লাইন ${line}`)}: ${text || 'খালি'}`,
  noLine: 'ফাইলে কলামের নাম নেই',
  placeFailed: 'এই কলামগুলো আনা যায়নি। আবার চেষ্টা করুন।',
  decimals: '3,517 ও 3.517-এর মতো সংখ্যা',
  decimalsHint: 'বোঝা না গেলে জিজ্ঞেস করুন',
  decimalsChoices: { point: 'দশমিক বিন্দু: 3.517', comma: 'দশমিক কমা: 3,517' },

  forget: {
    button: 'সংরক্ষিত কলাম মুছুন',
    question: (name) => `${name}-এর জন্য সংরক্ষিত কলাম মুছবেন?`,
    note: 'এখানে যে কলাম দেখছেন, সেগুলো একই থাকবে। অন্য ফাইলে কিছু বদলাবে না।',
    confirm: 'মুছুন',
    busy: 'মোছা হচ্ছে...',
    done: (name) => `${name}-এর জন্য সংরক্ষিত কলাম মোছা হয়েছে।`,
    failed: 'এই কলামগুলো মোছা যায়নি।',
  },

  table: 'কলাম',
  headings: {
    column: 'ফাইলের কলাম',
    samples: 'উদাহরণ',
    field: 'ঘর',
    reading: 'একক বা গুণক',
  },
  none: 'নেওয়া হবে না',
  noSamples: 'কিছু লেখা নেই',
  noField: 'মেলে এমন কোনো ঘর নেই',
  fieldOf: (heading) => `‘${heading}’ কোন ঘরে যাবে`,
  movesFrom: (heading) => `এখন ‘${heading}’`,
  open: 'ঘরের তালিকা খুলুন',
  close: 'ঘরের তালিকা বন্ধ করুন',
  unit: 'একক',
  factor: 'গুণক',
  factorOf: (heading) => `‘${heading}’-এর গুণক`,
  factorNote: 'দাম এই গুণক দিয়ে গুণ হয়: 1.15 দিলে ১৫% বাড়ে, 122 দিলে মার্কিন ডলার টাকা হয়।',
  factorWrong: '০-এর বেশি সংখ্যা লিখুন, যেমন 1.15।',
  addresses:
    'ওয়েব ঠিকানা থেকে ছবি আনা যায় না। মডেলের নামে ছবি রেখে ZIP ফাইলে আপলোড করুন, অথবা ছবির লাইব্রেরিতে দিন।',
  modelMissing: 'কোন কলামে পণ্যের মডেল বা আইডি আছে, বেছে নিন।',

  fixed: {
    title: 'সব সারিতে যা থাকবে',
    note: 'যে ঘরের তথ্য ফাইলে নেই, তার জন্য। {model}-এর জায়গায় সারির মডেল বসে: {brand} {model} হয়ে যায় Gree GS-18।',
    add: 'আরেকটি ঘর যোগ করুন',
    field: 'ঘর',
    value: 'মান',
    remove: (name) => `${name} সরান`,
    fieldMissing: 'একটি ঘর বেছে নিন।',
    unnamed: 'ঘর',
    titleExample: '{brand} {model}',
  },

  rules: {
    title: 'কোন পণ্য',
    existing: 'ক্যাটালগে আছে এমন পণ্য',
    update: { label: 'বদলান', note: 'আইডি, বা ব্র্যান্ড ও মডেল দিয়ে খোঁজা হয়।' },
    leaveExisting: { label: 'বাদ দিন', note: 'যেমন আছে তেমনই থাকবে।' },
    updates: 'কোন ঘর বদলাবে',
    all: { label: 'নেওয়া সব কলাম', note: '‘সব সারিতে যা থাকবে’ শুধু নতুন পণ্যে বসে।' },
    prices: { label: 'শুধু দাম', note: 'নিয়মিত ও অফার মূল্য।' },
    chosen: { label: 'শুধু এই ঘরগুলো', note: 'বাকি সব একই থাকবে।' },
    chosenFields: 'যে ঘর বদলাবে',
    noPrice: 'কোনো কলামে দাম নেই। ওপরে একটি বেছে নিন, অথবা অন্য ঘর বদলান।',
    noneChosen: 'কমপক্ষে একটি ঘর বেছে নিন, অথবা এই পণ্যগুলো বাদ দিন।',
    added: 'নতুন পণ্য',
    add: { label: 'যোগ করুন', note: 'শিরোনাম ও ক্যাটাগরি লাগবে।' },
    leaveNew: { label: 'বাদ দিন', note: 'শুধু ক্যাটালগে আছে এমন পণ্য বদলাবে।' },
    both: 'তাহলে কিছুই ইমপোর্ট হবে না।',
  },

  discardQuestion: 'ফাইলটি বাদ দেবেন?',
};

export const fieldNames: typeof EnglishFields = {
  id: 'আইডি',
  category: 'ক্যাটাগরি',
  image_1: 'ছবি ১',
  image_2: 'ছবি ২',
  image_3: 'ছবি ৩',
};

export const sectionNames: typeof EnglishSections = {
  identity: 'মূল তথ্য',
  price: 'দাম',
  capacity: 'ক্যাপাসিটি',
  air: 'বাতাস, শব্দ ও মাপ',
  electrical: 'বিদ্যুৎ সংযোগ',
  installation: 'ইনস্টলেশন',
  system: 'ইনডোর ইউনিট',
  water: 'ঠান্ডা পানি',
  panel: 'প্যানেল',
  commercial: 'কেনার তথ্য',
  pictures: 'ছবি',
  visibility: 'দেখানো',
  service: 'সার্ভিসের তথ্য',
};

export const unclearTexts: typeof EnglishUnclear = {
  question: (text, point, comma) => `এই ফাইলে ‘${text}’ মানে ${point}, না ${comma}?`,
  note: 'বেছে না নেওয়া পর্যন্ত এমন সংখ্যার সারি ভুল ধরা হবে। আপনার বাছাই পুরো ফাইলে চলবে।',
  whole: (number) => `পূর্ণ সংখ্যা: ${number}`,
  decimal: (number) => `দশমিকসহ: ${number}`,
  failed: 'ফাইলটি আবার দেখা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

export const leaveOutTexts: typeof EnglishLeaveOut = {
  leave: 'বাদ দিন',
  take: 'নিন',
  leaveRow: (model, row) => `${model} বাদ দিন, ${inDigits(`সারি ${row}`)}`,
  takeRow: (model, row) => `${model} নিন, ${inDigits(`সারি ${row}`)}`,
  leaveAll: (count) => `${pieces(count)} সব বাদ দিন`,
  takeAll: (count) => `${pieces(count)} সব নিন`,
  left: (count) => `${pieces(count)} সারি বাদ দেওয়া হয়েছে।`,
  taken: (count) => `${pieces(count)} সারি নেওয়া হয়েছে।`,
  failed: 'এই সারিগুলো বদলানো যায়নি।',
  nameless: 'মডেল ছাড়া সারি',
};

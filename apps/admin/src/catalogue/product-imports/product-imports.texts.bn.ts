import { groupLakh, inDigits } from '@shishir/format';
import type {
  applyTexts as EnglishApply,
  discardTexts as EnglishDiscard,
  earlierTexts as EnglishEarlier,
  exportTexts as EnglishExport,
  guideTexts as EnglishGuide,
  importTexts as English,
  previewTexts as EnglishPreview,
  undoTexts as EnglishUndo,
  uploadTexts as EnglishUpload,
  workTexts as EnglishWork,
} from './product-imports.texts';

const pieces = (count: number) => inDigits(`${groupLakh(count)}টি`);
const rows = (count: number) => `${pieces(count)} সারি`;
const products = (count: number) => `${pieces(count)} পণ্য`;

export const importTexts: typeof English = {
  title: 'পণ্য ইমপোর্ট',
  note: 'ফাইল আপলোড করুন, প্রিভিউ দেখুন, তারপর ইমপোর্ট করুন। তার আগে কিছুই বদলায় না।',
  toList: 'পণ্যের তালিকা',
  state: 'ইমপোর্টের অবস্থা',
  rows,
  effects: {
    new: 'নতুন',
    changed: 'বদলাবে',
    unchanged: 'একই',
    wrong: 'ভুল',
    left_out: 'বাদ',
  },
  statuses: {
    mapping: 'কলাম বাছাই বাকি',
    previewed: 'ইমপোর্ট করা হয়নি',
    applied: 'ইমপোর্ট হয়েছে',
    undone: 'ফেরানো হয়েছে',
  },
};

export const uploadTexts: typeof EnglishUpload = {
  title: 'ফাইল আপলোড',
  choose: 'ফাইল বেছে নিন',
  drop: 'বা এখানে ছেড়ে দিন',
  rule: 'XLSX, CSV বা JSON, অথবা ZIP-এ ছবি, সর্বোচ্চ 64\u00a0MB।',
  sending: (name, percent) => `${name} আপলোড হচ্ছে: ${inDigits(percent)}%`,
  reading: (name) => `${name} পড়া হচ্ছে...`,
  progress: 'আপলোড',
  stop: 'থামান',
  stopped: 'থামানো হয়েছে। কিছুই আপলোড হয়নি। এখানে ফাইল ছেড়ে দিন।',
  failed: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  wrongType: 'XLSX, CSV, JSON বা ZIP ফাইল বেছে নিন।',
  tooLarge: 'ফাইলটি 64\u00a0MB-এর বেশি। ছোট ফাইল বেছে নিন।',
  empty: 'ফাইলটি খালি। অন্য ফাইল বেছে নিন।',
  several: 'একবারে একটি ফাইল আপলোড করুন।',
};

export const guideTexts: typeof EnglishGuide = {
  title: 'ফাইল কেমন হবে',
  points: [
    'প্রতি সারিতে একটি পণ্য, কলামের নাম যেকোনো: সরবরাহকারীর তালিকা যেমন আছে তেমনই দিন।',
    'কলামের নাম আমাদের মতো না হলে একবার বলে দিন, কোনটি কী। এই সরবরাহকারীর পরের তালিকা আপনার বাছাই দিয়েই খুলবে।',
    'লাগবেই: মডেল বা আইডি; নতুন পণ্যে শিরোনাম ও ক্যাটাগরিও, যা সব সারিতে একই হতে পারে।',
    'যে সারিতে কোনো পণ্যের আইডি, বা ব্র্যান্ড ও মডেল থাকে, সেটি ওই পণ্য বদলায়। অন্য সারিতে নতুন পণ্য যোগ হয়।',
    'কলামের নাম আমাদের হলে, যে কলাম দেবেন না সেটি বদলাবে না। খালি ঘরে লেখা মুছে যায়।',
    'ছবি: ZIP ফাইলে JPEG, PNG বা WebP, নাম হবে মডেল, যেমন AM-224.jpg; দ্বিতীয় ছবি AM-224-2.jpg।',
    'এক্সপোর্ট থেকে শুরু করুন: যেমন আছে তেমন আপলোড করলে কিছুই বদলায় না।',
  ],
  template: 'নমুনা ফাইল ডাউনলোড করুন',
  columns: 'সব কলাম',
  column: 'কলাম',
  takes: 'যা লেখা যায়',
  required: (values) => `লাগবেই। ${values}`,
  choices: (choices) => choices.join(' বা '),
  values: {
    text: 'লেখা',
    whole: 'পূর্ণ সংখ্যা',
    decimal: 'সংখ্যা, দশমিকের পরে সর্বোচ্চ দুই ঘর',
    position: 'পূর্ণ সংখ্যা; ছোট সংখ্যা আগে আসে',
    day: 'তারিখ, যেমন ২৬/০৩/২০২৬',
    money: 'পূর্ণ টাকা',
    price: 'পূর্ণ টাকা; ‘দাম জেনে নিন’ দেখাতে খালি রাখুন',
    product: 'অন্য পণ্যের আইডি',
    balance: 'বিল থেকে পরিশোধ বাদ',
  },
  id: 'পণ্যের আইডি; নতুন পণ্যে খালি রাখুন',
  label: 'লেবেল, যেমন Wind-Free',
  category: 'ক্যাটাগরির শিরোনাম, ঠিকানা বা অন্য বানান',
  image: 'এখানে আগে আপলোড করা ছবির ঠিকানা',
  phone: 'ফোন নম্বর',
};

export const earlierTexts: typeof EnglishEarlier = {
  title: 'আগের ইমপোর্ট',
  columns: {
    file: 'ফাইল',
    status: 'স্ট্যাটাস',
    rows: 'সারি',
    new: 'নতুন',
    changed: 'বদলেছে',
    wrong: 'ভুল',
    by: 'করেছেন',
    when: 'কখন',
    action: 'কাজ',
  },
  search: { label: 'ইমপোর্ট খুঁজুন', hint: 'ফাইলের নাম' },
  empty: {
    all: 'এখনো কোনো ইমপোর্ট নেই।',
    narrowed: 'মেলে এমন কোনো ইমপোর্ট নেই।',
  },
  open: 'খুলুন',
  openOf: (name) => `${name} খুলুন`,
  undoOf: (name) => `${name} ফেরান`,
  discardOf: (name) => `${name} বাদ দিন`,
};

export const previewTexts: typeof EnglishPreview = {
  imported: (format, count, by) =>
    format === 'json' || format === 'zip'
      ? `${format.toUpperCase()}, ${rows(count)}, আপলোড করেছেন ${by}`
      : `${format.toUpperCase()}, কলামের নামের নিচে ${rows(count)}, আপলোড করেছেন ${by}`,
  uploaded: (format, by) => `${format.toUpperCase()}, আপলোড করেছেন ${by}`,
  back: 'সব ইমপোর্ট',
  gone: 'এই ঠিকানায় কোনো ইমপোর্ট নেই। হয়তো বাদ দেওয়া হয়েছে।',
  filter: 'ফল অনুযায়ী সারি',
  all: 'সব সারি',
  warnings: 'সতর্কতা',
  table: 'ফাইলের সারি',
  columns: { row: 'সারি', model: 'মডেল', effect: 'ফল', details: 'বিস্তারিত', action: 'কাজ' },
  search: { label: 'সারি খুঁজুন', hint: 'মডেল' },
  empty: { all: 'কোনো সারি নেই।', narrowed: 'মেলে এমন কোনো সারি নেই।', clear: 'সব সারি দেখুন' },
  product: (id) => `পণ্য ${id}`,
  added: 'নতুন পণ্য।',
  same: 'কোনো বদল নেই।',
  invalid: 'ভুল আছে, তাই নেওয়া হবে না।',
  left: 'আপনি বাদ দিয়েছেন।',
  more: (count) => inDigits(`${count}টি ঘরের সব দেখুন`),
  less: 'কম দেখুন',
  from: 'এখন',
  to: 'পরে',
  percent: (change) =>
    inDigits(`${change < 0 ? '\u2212' : '+'}${Number(Math.abs(change).toFixed(1))}%`),
  field: 'ঘর',
  value: 'মান',
  wrongFile: 'ভুল সারিগুলো ডাউনলোড করুন',
};

export const workTexts: typeof EnglishWork = {
  label: (task, done, total) => {
    const part = `${products(total)}, হয়েছে ${pieces(done)}।`;
    if (task === 'read' && done < total) {
      return `ছবি রাখা হচ্ছে: ${pieces(total)}, হয়েছে ${pieces(done)}।`;
    }
    if (done === 0 || task === 'read') return 'ফাইলটি ক্যাটালগের সঙ্গে মেলানো হচ্ছে।';
    return task === 'apply' ? `ইমপোর্ট হচ্ছে: ${part}` : `ফেরানো হচ্ছে: ${part}`;
  },
  note: 'কাজটি সার্ভারে চলতে থাকবে। আপনি অন্য পাতায় যেতে পারেন।',
};

export const applyTexts: typeof EnglishApply = {
  nothing: 'ক্যাটালগ আর এই ফাইল আগেই এক: ০টি বদল।',
  nothingLeft: 'যেসব সারিতে কিছু বদলাত, সবই বাদ দেওয়া আছে।',
  nothingValid: 'কোনো সারি নেওয়ার মতো নয়। কলাম বদলান, অথবা ফাইল ঠিক করে আবার আপলোড করুন।',
  ready: ({ new: added, changed }) => {
    if (changed === 0) return `এখনো ইমপোর্ট করা হয়নি। এতে ${products(added)} যোগ হবে।`;
    if (added === 0) return `এখনো ইমপোর্ট করা হয়নি। এতে ${products(changed)} বদলাবে।`;
    return `এখনো ইমপোর্ট করা হয়নি। এতে ${products(added)} যোগ হবে, ${products(changed)} বদলাবে।`;
  },
  fix: (count) => `${rows(count)} ঠিক নেই। বাদ দিন, কলাম বদলান, অথবা ফাইল ঠিক করে আবার আপলোড করুন।`,
  all: 'সব ইমপোর্ট করুন',
  valid: 'শুধু ঠিক সারিগুলো ইমপোর্ট করুন',
  question: 'ফাইলটি ইমপোর্ট করবেন?',
  confirm: (count) => `${pieces(count)} বদল ইমপোর্ট করুন`,
  busy: 'ইমপোর্ট হচ্ছে...',
  lines: {
    new: (count) => `${products(count)} যোগ হবে`,
    changed: (count) => `${products(count)} বদলাবে`,
    unchanged: (count) => `${products(count)} একই থাকবে`,
    wrong: (count) => `${pieces(count)} ভুল সারি বাদ যাবে`,
    left_out: (count) => `${rows(count)} আপনি বাদ দিয়েছেন`,
  },
  note: 'গ্রাহক সঙ্গে সঙ্গে বদলগুলো দেখবেন। ইমপোর্ট পরে ফেরানো যায়।',
  done: ({ new: added, changed }) => `${products(added)} যোগ হয়েছে, ${pieces(changed)} বদলেছে।`,
  failed: 'ইমপোর্ট করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  again: 'ফাইলটি আবার আপলোড করুন',
};

export const undoTexts: typeof EnglishUndo = {
  button: 'এই ইমপোর্ট ফেরান',
  short: 'ফেরান',
  question: 'এই ইমপোর্ট ফেরাবেন?',
  lines: {
    new: (count) => `যোগ করা ${products(count)} চিরতরে মুছে যাবে`,
    changed: (count) => `${products(count)} আগের মান ফিরে পাবে`,
  },
  note: 'এর পরে কোনোটি বদলে থাকলে কিছুই ফেরানো হবে না, আর কোনগুলো তা দেখতে পাবেন।',
  checking: 'এর পরে কোন পণ্য বদলেছে, দেখা হচ্ছে...',
  changed: ({ count }) => `এর পরে ${products(count)} বদলেছে। এগুলো রেখে বাকিগুলো ফেরান:`,
  allChanged: ({ count }) =>
    count === 1
      ? 'এর একমাত্র পণ্যটি পরে বদলেছে, তাই ফেরানোর কিছু নেই:'
      : `এর ${products(count)} সবই পরে বদলেছে, তাই ফেরানোর কিছু নেই:`,
  listed: 'ইমপোর্টের পরে বদলানো পণ্য',
  more: (count) => `আরও ${pieces(count)}`,
  confirm: 'ইমপোর্ট ফেরান',
  confirmOthers: 'বাকিগুলো ফেরান',
  busy: 'ফেরানো হচ্ছে...',
  done: ({ count }) =>
    count === 0
      ? 'ক্যাটালগ ইমপোর্টের আগের মতো হয়েছে।'
      : `ইমপোর্ট ফেরানো হয়েছে। পরে বদলানো ${products(count)} যেমন ছিল তেমনই আছে।`,
  failed: 'ইমপোর্ট ফেরানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

export const discardTexts: typeof EnglishDiscard = {
  button: 'প্রিভিউ বাদ দিন',
  short: 'বাদ দিন',
  question: 'প্রিভিউ বাদ দেবেন?',
  note: 'কিছুই ইমপোর্ট হয়নি। পরে ইমপোর্ট করতে ফাইলটি আবার আপলোড করতে হবে।',
  confirm: 'বাদ দিন',
  busy: 'বাদ দেওয়া হচ্ছে...',
  done: (name) => `${name} বাদ দেওয়া হয়েছে।`,
  failed: 'প্রিভিউ বাদ দেওয়া যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

export const exportTexts: typeof EnglishExport = {
  button: 'এক্সপোর্ট',
  label: 'এই তালিকা এক্সপোর্ট করুন',
  csv: 'CSV, স্প্রেডশিটের জন্য',
  json: 'JSON',
  feeds: {
    en: 'গুগল মার্চেন্টের ফিড, ইংরেজি',
    bn: 'গুগল মার্চেন্টের ফিড, বাংলা',
  },
};

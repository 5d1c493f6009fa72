import { groupLakh, inDigits } from '@shishir/format';
import type {
  bulkTexts as EnglishBulk,
  productsTexts as English,
  removalTexts as EnglishRemoval,
  Visibility,
  visibilityTexts as EnglishVisibility,
} from './products.texts';

const pieces = (count: number) => inDigits(`${groupLakh(count)}টি`);
const products = (count: number) => `${pieces(count)} পণ্য`;

/** The visibility that products have now, at the end of a sentence. */
const NOW: Record<Visibility, string> = {
  published: 'প্রকাশিত',
  hidden: 'লুকানো',
  discontinued: '‘আর বিক্রি হয় না’',
};

export const productsTexts: typeof English = {
  listTitle: 'পণ্যের তালিকা',
  count: products,
  columns: {
    sl: 'নং',
    model: 'মডেল',
    capacity: 'ক্যাপাসিটি',
    refrigerant: 'রেফ্রিজারেন্ট',
    inverterType: 'ইনভার্টারের ধরন',
    category: 'ক্যাটাগরি',
    airFlow: 'বাতাস',
    brand: 'ব্র্যান্ড',
    type: 'ধরন',
    kilowatts: 'kW',
    price: 'দাম',
    regularPrice: 'নিয়মিত মূল্য',
    visibility: 'দেখানো, বদল',
    position: 'ক্রম',
    service: 'সার্ভিস',
    deleted: 'মোছা হয়েছে',
    until: 'যত দিন থাকবে',
    action: 'কাজ',
  },
  search: { label: 'পণ্য খুঁজুন', hint: 'মডেল, শিরোনাম, ক্যাপাসিটি' },
  byCategory: 'ক্যাটাগরি দিয়ে খুঁজুন',
  allCategories: 'সব ক্যাটাগরি',
  visibility: 'দেখানো',
  allVisibilities: 'সব',
  published: 'প্রকাশিত',
  hidden: 'লুকানো',
  discontinued: 'আর বিক্রি হয় না',
  service: 'সার্ভিস',
  allServices: 'সব',
  priceState: 'দাম',
  priceStates: {
    all: 'সব',
    offer: 'অফার আছে',
    on_request: 'দাম জেনে নিন',
    offer_above: 'অফার দামের চেয়ে বেশি',
  },
  pictureCount: 'ছবি',
  pictureCounts: { all: 'সব', none: 'নেই', one: 'একটি' },
  checked: (count) => `দেখে নেওয়ার মতো পণ্য: ${pieces(count)}`,
  filterChip: (label, value) => `${label}: ${value}`,
  empty: {
    all: 'ক্যাটালগ খালি।',
    narrowed: 'মেলে এমন কোনো পণ্য নেই।',
  },
  emptyTrash: {
    all: 'ট্র্যাশ খালি।',
    narrowed: 'ট্র্যাশে মেলে এমন কোনো পণ্য নেই।',
  },
  views: {
    all: 'সব',
    offerAbove: 'অফার দামের চেয়ে বেশি',
    hidden: 'লুকানো',
    discontinued: 'আর বিক্রি হয় না',
    trash: 'ট্র্যাশ',
  },
  trashNote: 'মুছে ফেলা পণ্য ছবিসহ এখানে ৩০ দিন থাকে।',
  unknownCategory: (name) => `‘${name}’ নামে কোনো ক্যাটাগরি নেই।`,
  add: 'পণ্য যোগ করুন',
  view: (model) => `${model} দেখুন`,
  edit: (model) => `${model} বদলান`,
  duplicate: (model) => `${model} কপি করুন`,
  delete: (model) => `${model} মুছুন`,
  restore: (model) => `${model} ফিরিয়ে আনুন`,
  actionsFor: (model) => `${model}: কাজ`,
  actions: {
    edit: 'বদলান',
    view: 'দেখুন',
    duplicate: 'কপি করুন',
    delete: 'মুছুন',
    restore: 'ফিরিয়ে আনুন',
    changePrices: 'দাম বদলান',
  },
  close: 'বন্ধ করুন',
  categoryOff: 'ক্যাটাগরি লুকানো',
  categoryOffNote: (title, status) =>
    `গ্রাহকেরা দেখেন না: ‘${title}’ ক্যাটাগরি ${status === 'inactive' ? 'বন্ধ' : 'আর্কাইভে'}।`,
  none: '-',
  onRequest: 'দাম জেনে নিন',
  above: (price) => `${price}-এর বেশি`,
  catalogue: 'ক্যাটালগ',
  serviceRecord: 'সার্ভিসের তথ্য',
  record: 'রেকর্ড',
  notEntered: (count) => `লেখা হয়নি: ${pieces(count)} ঘর`,
  gone: 'এই ঠিকানায় কোনো পণ্য নেই।',
  serviceStatus: { pending: 'বাকি', completed: 'সম্পন্ন' },
  airFlowOrder: 'বেশি/মাঝারি/কম, cfm',
  facts: {
    capacity: 'ক্যাপাসিটি',
    kilowatts: 'ক্যাপাসিটি, kW',
    btu: 'ক্যাপাসিটি, BTU/h',
    airFlow: 'বাতাস',
    inverterType: 'ইনভার্টারের ধরন',
    size: 'মাপ (প্রস্থ × উচ্চতা × গভীরতা)',
    id: 'আইডি',
    changed: 'শেষ বদল',
  },
};

export const visibilityTexts: typeof EnglishVisibility = {
  actions: {
    published: 'প্রকাশ করুন',
    hidden: 'লুকান',
    discontinued: 'বিক্রি বন্ধ করুন',
  },
  title: { published: 'প্রকাশিত', hidden: 'লুকানো', discontinued: 'আর বিক্রি হয় না' },
  nothing: (now) => `কিছু বদলায়নি: আগে থেকেই ${NOW[now]}।`,
  done: (count, names, rest, now) => {
    if (count === 0) return visibilityTexts.nothing(now);
    const done = `${names} এখন ${NOW[now]}।`;
    return rest === 0 ? done : `${done} ${pieces(rest)} আগে থেকেই ${NOW[now]}।`;
  },
  undo: 'ফিরিয়ে আনুন',
  again: (_count, names, now) => `${names} আবার ${NOW[now]}।`,
  failed: 'বদলানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

const QUESTIONS: Record<Visibility, string> = {
  published: 'প্রকাশ করবেন?',
  hidden: 'লুকাবেন?',
  discontinued: '‘আর বিক্রি হয় না’ করবেন?',
};

export const bulkTexts: typeof EnglishBulk = {
  move: 'অন্য ক্যাটাগরিতে নিন',
  moveTitle: (count) => `${products(count)} অন্য ক্যাটাগরিতে নিন`,
  category: 'ক্যাটাগরি',
  choose: 'ক্যাটাগরি বেছে নিন',
  moveNow: 'নিন',
  moving: 'নেওয়া হচ্ছে...',
  moved: (title) => (count) =>
    count === 0
      ? `সবগুলো আগে থেকেই ‘${title}’-এ আছে।`
      : `${products(count)} ‘${title}’-এ নেওয়া হয়েছে।`,
  question: (count, now) => `${products(count)} ${QUESTIONS[now]}`,
  note: 'যা যা মেলে সবই বদলাবে, অন্য পাতারগুলোও।',
  busy: 'বদলানো হচ্ছে...',
  changed: (now) => (count) =>
    count === 0 ? visibilityTexts.nothing(now) : `${products(count)} এখন ${NOW[now]}।`,
  failed: 'পণ্যগুলো বদলানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  done: 'হয়েছে',
  removed: (count) => `${products(count)} ট্র্যাশে গেছে। ৩০ দিনের মধ্যে ফিরিয়ে আনা যাবে।`,
  undo: 'ফিরিয়ে আনুন',
  undone: (count) =>
    count === 0
      ? 'কিছুই ফেরানো হয়নি: সবগুলো এর পরে বদলেছে।'
      : `${products(count)} আগের মতো করা হয়েছে।`,
  undoFailed: 'বদলটি ফেরানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

export const removalTexts: typeof EnglishRemoval = {
  question: (name) => `${name} মুছতে চান, নিশ্চিত তো?`,
  note: 'সাইট থেকে সঙ্গে সঙ্গে সরে যাবে, ট্র্যাশে ৩০ দিন থাকবে।',
  noteOfSeveral: 'সাইট থেকে সঙ্গে সঙ্গে সরে যাবে, ট্র্যাশে ৩০ দিন থাকবে।',
  more: (count) => `এবং আরও ${pieces(count)}`,
  confirm: 'মুছুন',
  busy: 'মোছা হচ্ছে...',
  done: {
    title: 'ট্র্যাশে রাখা হয়েছে',
    text: (name) => `${name} ৩০ দিনের মধ্যে ফিরিয়ে আনা যাবে।`,
  },
  undo: 'ফিরিয়ে আনুন',
  failed: 'মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  restored: (name) => `${name} ক্যাটালগে ফিরে এসেছে।`,
  restoreFailed: 'ফিরিয়ে আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  categoryTrash: 'মুছে ফেলা ক্যাটাগরি',
  copied: (model) => `এটি ${model}-এর কপি। প্রকাশ না করা পর্যন্ত লুকানো থাকবে।`,
  copyFailed: 'পণ্যটি কপি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

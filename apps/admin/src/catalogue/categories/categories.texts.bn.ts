import { groupLakh, inDigits } from '@shishir/format';
import { CATEGORY_LABELS } from '@shishir/contract';
import type {
  categoriesTexts as English,
  categoryFormTexts as EnglishForm,
  conflictTexts as EnglishConflict,
  removalTexts as EnglishRemoval,
  trashTexts as EnglishTrash,
} from './categories.texts';

const pieces = (count: number) => inDigits(`${groupLakh(count)}টি`);
const products = (count: number) => `${pieces(count)} পণ্য`;

export const categoriesTexts: typeof English = {
  title: 'সব ক্যাটাগরি',
  count: (total) => `${pieces(total)} ক্যাটাগরি`,
  columns: {
    ...CATEGORY_LABELS,
    sl: '#',
    image: 'ছবি',
    action: 'কাজ',
  },
  search: { label: 'ক্যাটাগরি খুঁজুন', hint: 'শিরোনাম, ঠিকানা' },
  status: 'স্ট্যাটাস',
  allStatuses: 'সব',
  statuses: {
    active: 'চালু',
    inactive: 'বন্ধ',
    archived: 'আর্কাইভে',
  },
  empty: {
    all: 'এখনো কোনো ক্যাটাগরি নেই।',
    narrowed: 'মেলে এমন কোনো ক্যাটাগরি নেই।',
  },
  add: { sign: '+ ', text: 'ক্যাটাগরি যোগ করুন' },
  products,
  productsOf: (title, count) => `${title}-এ ${products(count)}`,
  aliases: (aliases) => `অন্য বানান ${aliases.join(', ')}`,
  panel: 'প্যানেলসহ',
  kindInGroup: (kind, group) => `${kind}, গ্রুপ ${group}`,
  emptyOnSite: 'সাইটে খালি',
  emptyNote: 'গ্রাহক এখানে কোনো পণ্য দেখেন না। একটি পণ্য প্রকাশ করুন, অথবা ক্যাটাগরিটি বন্ধ করুন।',
  none: '-',
  edit: 'বদলান',
  editOf: (title) => `${title} বদলান`,
  delete: 'মুছুন',
  deleteOf: (title) => `${title} মুছুন`,
  actionsFor: (title) => `${title}: কাজ`,
};

export const categoryFormTexts: typeof EnglishForm = {
  addTitle: 'নতুন ক্যাটাগরি',
  editTitle: (title) => `${title} বদলান`,
  added: 'ক্যাটাগরি যোগ হয়েছে।',
  saved: 'ক্যাটাগরি সংরক্ষণ হয়েছে।',
  failed: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  labels: { ...CATEGORY_LABELS, image: 'ছবি', menu: 'মেনুর লাইন' },
  commercial: {
    title: 'কেনার তথ্য',
    note: 'এই ক্যাটাগরির যে পণ্যে নিজের লেখা নেই, তার দামের পাশে দেখানো হয়।',
    brandNote: 'এই প্রস্তুতকারকের পণ্যে ওপরের ওয়ারেন্টির বদলে এটি দেখানো হয়।',
    brand: 'ব্র্যান্ড',
    add: 'প্রস্তুতকারক যোগ করুন',
    remove: (brand) => (brand ? `${brand}-এর ওয়ারেন্টি সরান` : 'এই প্রস্তুতকারকের ওয়ারেন্টি সরান'),
    group: (number) => inDigits(`প্রস্তুতকারক ${number}`),
  },
  kindHint: 'ধরন বেছে নিন',
  kindStays:
    'ধরন বদলানো যায় না, কারণ সাইটের লেখা ও ড্রয়িং এর ওপর নির্ভর করে। অন্য ধরন লাগলে নতুন ক্যাটাগরি যোগ করুন।',
  groupHint: 'গ্রুপ নেই',
  groupNote: (group) => `গ্রুপের অন্যগুলোর সঙ্গে /products/${group} পাতাতেও দেখানো হয়।`,
  positionHint: 'ছোট সংখ্যা আগে আসে।',
  positionAtEnd: 'শেষে রাখতে খালি রাখুন।',
  oldPathNote: (slug) => `গ্রাহক /products/${slug} খুললে এখানে চলে আসেন।`,
  aliasesHint: 'আর যেসব ঠিকানা থেকে এখানে আসা যায়, কমা দিয়ে লিখুন।',
  panelHint: 'পণ্যের ফর্মে প্যানেলের মডেল, ধরন ও রং লিখতে হয়।',
  menuHint: 'মেনুতে নেই',
  menus: {
    vrf: 'VRF',
    product: 'পণ্য',
    'home-appliance': 'হোম অ্যাপ্লায়েন্স',
    about: 'আমাদের কথা',
  },
  statusNotes: {
    active: 'পণ্যসহ সাইটে দেখা যায়।',
    inactive: 'পণ্যসহ সাইটে লুকানো।',
    archived: 'তথ্য রাখা আছে, পণ্যসহ সাইটে লুকানো।',
  },
  removePicture: 'ছবি সরান',
  keepPicture: 'ছবি রাখুন',
  removed: 'সংরক্ষণ করলে ছবিটি সরে যাবে।',
};

export const removalTexts: typeof EnglishRemoval = {
  question: 'এই ক্যাটাগরি মুছতে চান, নিশ্চিত তো?',
  note: 'সাইট থেকে সঙ্গে সঙ্গে সরে যাবে, ট্র্যাশে ৩০ দিন থাকবে।',
  confirm: 'মুছুন',
  busy: 'মোছা হচ্ছে...',
  done: {
    title: 'ক্যাটাগরি মোছা হয়েছে',
    text: (title) => `${title} আর সাইটে নেই।`,
  },
  undo: 'ফিরিয়ে আনুন',
  restored: (title) => `${title} ফিরে এসেছে।`,
  failed: 'ক্যাটাগরি মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  restoreFailed: 'ক্যাটাগরি ফিরিয়ে আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  usedTitle: 'এই ক্যাটাগরি ব্যবহার হচ্ছে',
  used: (title, count) =>
    `‘${title}’ ক্যাটাগরিতে ${products(count)} আছে। আগে অন্য ক্যাটাগরিতে নিন বা মুছুন।`,
  show: 'পণ্যগুলো দেখুন',
};

export const trashTexts: typeof EnglishTrash = {
  views: 'ভিউ',
  categories: 'ক্যাটাগরি',
  trash: 'ট্র্যাশ',
  note: 'মুছে ফেলা ক্যাটাগরি ছবিসহ এখানে ৩০ দিন থাকে।',
  empty: {
    all: 'ট্র্যাশ খালি।',
    narrowed: 'ট্র্যাশে মেলে এমন কোনো ক্যাটাগরি নেই।',
  },
  deleted: 'মোছা হয়েছে',
  until: 'যত দিন থাকবে',
  restore: 'ফিরিয়ে আনুন',
  restoreOf: (title) => `${title} ফিরিয়ে আনুন`,
};

export const conflictTexts: typeof EnglishConflict = {
  title: (by) => `${by} এই ক্যাটাগরি বদলেছেন`,
  empty: 'খালি',
  on: 'হ্যাঁ',
  off: 'না',
  noPicture: 'ছবি নেই',
  savedPicture: 'সংরক্ষিত ছবি',
};

import { groupLakh, inDigits } from '@shishir/format';
import type { paletteTexts as English } from './command-palette.texts';

const pieces = (count: number) => inDigits(`${groupLakh(count)}টি`);

export const paletteTexts: typeof English = {
  title: 'সবখানে খুঁজুন',
  close: 'খোঁজ বন্ধ করুন',
  results: 'ফলাফল',
  searching: 'খোঁজা হচ্ছে...',
  found: (count) => `${pieces(count)} ফলাফল`,
  nothing: (query) => `‘${query}’ খুঁজে কিছু পাওয়া যায়নি। মডেল, নাম, ফোন নম্বর বা রেফারেন্স লিখে দেখুন।`,
  groups: {
    recent: 'সাম্প্রতিক',
    products: 'পণ্য',
    enquiries: 'অনুরোধ',
    quotations: 'কোটেশন',
    customers: 'গ্রাহক',
    units: 'বসানো এসি',
    projects: 'প্রজেক্ট',
    users: 'ব্যবহারকারী',
    pages: 'পাতা',
    actions: 'কাজ',
  },
  onRequest: 'দাম জেনে নিন',
  productList: (category) => `পণ্যের তালিকা, ${category}`,
  productCount: (count) => `${pieces(count)} পণ্য`,
  notes: {
    product: 'পণ্য',
    project: 'প্রজেক্ট',
    gallery: 'গ্যালারি',
    users: 'ব্যবহারকারী',
    dashboard: 'ড্যাশবোর্ড',
    account: 'অ্যাকাউন্ট',
  },
  move: 'সরুন',
  open: 'খুলুন',
  newTab: 'নতুন ট্যাবে খুলুন',
  hint: 'শুধু কাজের জন্য >, শর্টকাটের জন্য ?',
  keys: [
    { keys: ['Ctrl', 'K'], does: 'খোঁজ খোলা ও বন্ধ করা' },
    { keys: ['↑', '↓'], does: 'ফলাফলে ওপরে-নিচে যাওয়া' },
    { keys: ['Enter'], does: 'বেছে নেওয়া ফলাফল খোলা' },
    { keys: ['Ctrl', 'Enter'], does: 'নতুন ট্যাবে খোলা' },
    { keys: ['>'], does: 'শুধু কাজ' },
    { keys: ['Esc'], does: 'বন্ধ' },
  ],
  actions: {
    addProduct: 'পণ্য যোগ করুন',
    addProject: 'প্রজেক্ট যোগ করুন',
    addGallery: 'গ্যালারিতে যোগ করুন',
    importProducts: 'পণ্য ইমপোর্ট করুন',
    invite: 'সহকর্মীকে আমন্ত্রণ জানান',
    changePassword: 'পাসওয়ার্ড বদলান',
    theme: { dark: 'গাঢ় রং', light: 'হালকা রং' },
    logout: 'লগ আউট',
  },
};

import { groupLakh, inDigits } from '@shishir/format';
import type { productsTexts as English } from './products.texts';

export const productsTexts: typeof English = {
  bar: {
    label: 'পণ্যের ধরন',
    results: (count) => inDigits(`${groupLakh(count)}টি পণ্য`),
  },
  families: {
    label: 'ইউনিটের ধরন',
    onEnquiry: 'অর্ডার সাপেক্ষে',
    models: (count) => inDigits(`${groupLakh(count)}টি মডেল`),
  },
  empty: {
    title: 'কোনো পণ্য পাওয়া যায়নি।',
    clearFilters: 'ফিল্টার মুছুন',
    talkToSales: 'সেলসে কথা বলুন',
    allProducts: 'সব পণ্য',
  },
  unknownCategory: 'এই নামে কোনো ধরন নেই। ওপর থেকে একটি বেছে নিন, অথবা কী দরকার জানান।',
  unknownProduct: {
    title: 'পণ্যটি পাওয়া যায়নি',
    text: 'এই পণ্য নেই, অথবা আর বিক্রি হয় না। এর বদলে কী নেবেন, সেলসে জিজ্ঞেস করুন।',
  },
  failed: {
    documentTitle: 'পণ্যগুলো আনা যায়নি',
    title: 'পণ্যগুলো আনা যায়নি',
    text: 'সংযোগ কেটে গেছে। আবার চেষ্টা করুন।',
  },
};

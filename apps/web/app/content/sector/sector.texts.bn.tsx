import { groupLakh, inDigits } from '@shishir/format';
import type { sectorTexts as English } from './sector.texts';

export const sectorTexts: typeof English = {
  home: 'হোম',
  industries: 'ভবনের ধরন',
  onThisPage: 'এই পাতায়',
  consultation: 'পরামর্শ নিন',
  retrofit: {
    title: 'পুরোনো ভবনে',
    ask: 'পুরোনো ভবন নিয়ে জানতে চান',
    subject: (sector) => `${sector}: পুরোনো ভবনে নতুন এসি`,
  },
  drawing: {
    key: 'তীরচিহ্নের অর্থ',
    streams: {
      supply: 'সাপ্লাই',
      return: 'রিটার্ন',
      exhaust: 'এগজস্ট',
      outdoor: 'বাইরের বাতাস',
    },
    estimates: 'সংখ্যাগুলো সাধারণ আনুমানিক হিসাব; আপনারটি আমরা হিসাব করে দিই।',
  },
  fits: {
    title: 'কোন ইউনিট চলবে',
    allProducts: 'সব পণ্য',
    lead: (calculator) => (
      <>
        ক্যাটালগ থেকে, ঘর অনুযায়ী। সাইজ ঠিক হয় লোড দেখে, আপনার ড্রয়িং থেকে আমরা হিসাব করি। মোটামুটি
        ধারণার জন্য নিজেই {calculator('ঘরের হিসাব করুন')}।
      </>
    ),
    capacity: (from, to) => (from === to ? `${from} TR` : `${from}\u2060–\u2060${to} TR`),
    models: (count) => inDigits(`${groupLakh(count)}টি মডেল`),
    inCatalogue: 'ক্যাটালগে আছে',
    toOrder: 'অর্ডার সাপেক্ষে',
    sizedForYou: 'আপনার মাপে',
    perUnit: 'প্রতি ইউনিট',
  },
};

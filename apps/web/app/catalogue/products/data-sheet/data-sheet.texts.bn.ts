import { inDigits } from '@shishir/format';
import type { dataSheetTexts as English } from './data-sheet.texts';

export const dataSheetTexts: typeof English = {
  documentTitle: (title) => `ডেটা শিট: ${title}`,
  description: (title, model) => `${title}, মডেল ${model}: সব স্পেসিফিকেশন এক পাতায়।`,
  toolbar: { label: 'ডেটা শিট', back: 'ইউনিটের পাতায় ফিরুন', pdf: 'PDF' },
  typeLine: (type) => `ডেটা শিট, ${type}`,
  indoorUnit: 'VRF ইনডোর ইউনিট',
  brand: 'ব্র্যান্ড',
  model: 'মডেল',
  discontinued: 'আর বিক্রি হয় না।',
  discontinuedWithSuccessor: (title, model) => `আর বিক্রি হয় না। নতুন মডেল: ${title}, মডেল ${model}।`,
  figures: {
    size: 'প্রস্থ × উচ্চতা × গভীরতা',
    rated: 'রেটেড',
    oldData: 'পুরোনো তথ্য থেকে',
    indoorUnitOnly: 'শুধু এই ইনডোর ইউনিট',
  },
  dimensions: 'মাপ',
  missing: (names) =>
    `আমাদের ক্যাটালগে এখনো নেই: ${names}। প্রস্তুতকারকের ডেটা শিট আমাদের কাছে চেয়ে নিন।`,
  notes: 'ক্যাটালগের রেটেড সংখ্যা। বদলাতে পারে; প্রস্তুতকারকের কাগজে যা আছে, সেটিই চূড়ান্ত।',
  revision: (revision, date) => `সংশোধন ${inDigits(revision)}, ${date}`,
  page: 'পাতা ১/১',
  failed: 'ডেটা শিট তৈরি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  notFound: 'পণ্যটি পাওয়া যায়নি',
};

import { groupLakh, inDigits } from '@shishir/format';
import type { listTexts as English } from './list.texts';

const pieces = (count: number) => inDigits(`${groupLakh(count)}টি`);

export const listTexts: typeof English = {
  error: (message) => `সমস্যা: ${message}`,
  retry: 'আবার চেষ্টা করুন',
  clear: 'খোঁজ ও ফিল্টার মুছুন',
  clearSearch: 'খোঁজ মুছুন',
  find: 'এই তালিকায় খুঁজুন',
  noneFound: 'এই তালিকায় এমন কিছু নেই।',
  columns: 'কলাম',
  folded: (values) => `সব: ${values.join(', ')}`,
  filters: 'ফিল্টার',
  filtersOn: (count) => `ফিল্টার, ${pieces(count)} চালু`,
  removeFilter: (label) => `ফিল্টার সরান: ${label}`,
  saved: 'সংরক্ষিত',
  keys: [
    { key: 'Enter', does: 'সংরক্ষণ' },
    { key: 'Tab', does: 'পরেরটি' },
    { key: 'Esc', does: 'বাতিল' },
  ],
  pasted: {
    title: (rows) => `${pieces(rows)} সারিতে বসানো হয়েছে`,
    problems: (count) => `${pieces(count)} মান সংরক্ষণ হয়নি। কারণ ঘরের পাশে লেখা আছে।`,
    left: (count) => `${pieces(count)} মানের জন্য এই পাতায় ঘর নেই।`,
    undo: 'ফিরিয়ে আনুন',
  },
  rowsPerPage: 'প্রতি পাতায় সারি',
  range: (from, to, total) =>
    inDigits(`${groupLakh(total)}টির মধ্যে ${groupLakh(from)}–${groupLakh(to)}`),
  previous: 'আগের পাতা',
  next: 'পরের পাতা',
  pages: 'পাতা',
  selectAll: 'এই পাতার সব বেছে নিন',
  select: (name) => `${name} বেছে নিন`,
  selectMatching: (count) => `যা যা মেলে, ${pieces(count)} বেছে নিন`,
  allSelected: (count) => `যা যা মেলে, ${pieces(count)} বেছে নেওয়া হয়েছে`,
  onlyDisplayed: (count) => `শুধু এই পাতার ${pieces(count)}`,
  selected: (count) => `${pieces(count)} বেছে নেওয়া`,
  clearSelection: 'বাছাই বাতিল',
};

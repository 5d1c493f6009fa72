import { bangla } from '@shishir/format/bangla';
import type { dataSheetTexts as English } from './data-sheet.texts';

export const dataSheetTexts: typeof English = {
  label: 'ডেটা শিট',
  documentTitle: (model) => `ডেটা শিট, ${model}`,
  kind: (kind) => `ডেটা শিট, ${kind}`,
  sizes: 'এই ধরনের সব সাইজ',
  sizesUnit: '(TR)',
  dimensions: 'মাপ',
  current: 'স্টক ও কাগজপত্র: ',
  missing: (names) => `এখানে নেই: ${names.join(', ')}। প্রস্তুতকারকের ডেটা শিট আমাদের কাছে চেয়ে নিন।`,
  rated: 'ক্যাটালগের রেটেড সংখ্যা। বদলাতে পারে; প্রস্তুতকারকের কাগজে যা আছে, সেটিই চূড়ান্ত।',
  revision: (revision, day) => `${bangla.digits(`সংশোধন ${revision}`)}, ${day}`,
};

import { inDigits } from '@shishir/format';
import type { filtersTexts as English } from './filters.texts';

export const filtersTexts: typeof English = {
  title: 'ফিল্টার',
  titleWithCount: (count) => `ফিল্টার (${inDigits(count)})`,
  close: 'ফিল্টার বন্ধ করুন',
  clear: 'সব মুছুন',
  show: 'পণ্য দেখুন',
  showCount: (count) => `${inDigits(count)}টি পণ্য দেখুন`,
  active: 'চালু ফিল্টার',
  remove: ', ফিল্টার সরান',
  capacity: {
    title: 'ক্যাপাসিটি',
    smallest: 'কমপক্ষে, TR',
    largest: 'সর্বোচ্চ, TR',
    example: '1.5',
    value: (tr) => `${tr}\u00a0TR`,
    range: (from, to) => `${from}\u2060–\u2060${to}\u00a0TR`,
    converted: (from, to) =>
      `${from === to ? from : `${from}\u2060–\u2060${to}`}\u00a0kW। kW বা BTU/h লিখলেও চলে, যেমন 7\u00a0kW।`,
  },
  flow: {
    title: 'বাতাসের পরিমাণ',
    smallest: 'কমপক্ষে, m³/h',
    largest: 'সর্বোচ্চ, m³/h',
    example: '500',
    range: (from, to) => `${from}\u2060–\u2060${to}`,
  },
  price: {
    title: 'দাম',
    lowest: 'কমপক্ষে, টাকা',
    highest: 'সর্বোচ্চ, টাকা',
    example: '৫০,০০০',
    range: (from, to) => `${from} থেকে ${to}`,
  },
  problem: (name, problem) => `${name}: ${problem}`,
};

import { groupLakh, inDigits } from '@shishir/format';
import type { familiesPageTexts as English } from './families-page.texts';

export const familiesPageTexts: typeof English = {
  heading: 'সব পণ্য',
  list: {
    title: 'সব পণ্য',
    filter: 'ফিল্টার ও সাজান',
    next: (count, total) =>
      inDigits(`মোট ${groupLakh(total)}টি মডেল, পরের ${groupLakh(count)}টি দেখুন`),
  },
  closing: {
    title: 'কোন ধরন বা সাইজ, বুঝতে পারছেন না?',
    text: 'ঘরের কথা বলুন: রোদ কেমন, কারা থাকেন। চাইলে ইঞ্জিনিয়ারই বেছে দেবেন।',
    action: 'ইঞ্জিনিয়ারকে জিজ্ঞেস করুন',
  },
};

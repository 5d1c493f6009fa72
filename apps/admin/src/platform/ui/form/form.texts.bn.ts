import { formatNumericTime, groupThousands, inDigits } from '@shishir/format';
import type { conflictTexts as EnglishConflict, formTexts as English } from './form.texts';

export const formTexts: typeof English = {
  show: (label) => `${label} দেখান`,
  hide: (label) => `${label} লুকান`,
  none: 'নেই',
  day: 'দিন/মাস/বছর',
  dayAndTime: 'দিন/মাস/বছর ঘণ্টা:মিনিট',
  unreachable: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  saveBar: {
    changes: (count) => inDigits(`${count}টি বদল সংরক্ষণ হয়নি`),
    noChanges: 'সব সংরক্ষিত',
    attention: (count) => inDigits(`${count}টি ঘর ঠিক করতে হবে`),
  },
  blank: (blank) => `পাঠানোর আগে ${blank} পূরণ করুন, অথবা বন্ধনী মুছে দিন।`,
  leave: {
    question: 'বদলগুলো বাদ দেবেন?',
    text: 'আপনার বদল এখনো সংরক্ষণ হয়নি।',
    stay: 'লিখতে থাকুন',
    go: 'বদল বাদ দিন',
  },
  draft: {
    restored: (at) => `আপনার ${formatNumericTime(at)} সময়ের লেখা ফিরিয়ে আনা হয়েছে।`,
    picturesAgain: 'ছবি আবার বেছে নিন।',
    discard: 'বাদ দিন',
  },
  markdown: {
    toolbar: 'লেখার ধরন',
    tools: {
      heading: 'শিরোনাম',
      bold: 'মোটা',
      italic: 'বাঁকা',
      list: 'তালিকা',
      callout: 'আলাদা বাক্স',
      link: 'লিংক',
      table: 'টেবিল',
      footnote: 'পাদটীকা',
    },
    samples: {
      bold: 'মোটা লেখা',
      italic: 'বাঁকা লেখা',
      link: 'লেখা',
      caption: 'কী দেখায়',
      table:
        'Table: কী দেখায়\n\n| ঘর | ক্যাপাসিটি |\n| --- | ---: |\n| বেডরুম | 1 TR |\n| অফিস | 2 TR |\n',
    },
    views: 'যেভাবে দেখবেন',
    write: 'লেখা',
    both: 'দুটোই',
    preview: 'প্রিভিউ',
    nothing: 'এখনো দেখার কিছু নেই।',
    notes: 'টীকা',
    length: (words, minutes) => inDigits(`${groupThousands(words)}টি শব্দ, পড়তে ${minutes} মিনিট`),
  },
  picture: {
    choose: 'ছবি বেছে নিন',
    another: 'অন্য ছবি বেছে নিন',
    rule: 'JPEG, PNG, WebP বা AVIF, সর্বোচ্চ 5\u00a0MB।',
    preview: 'বেছে নেওয়া ছবি',
    wrongType: 'JPEG, PNG, WebP বা AVIF ছবি বেছে নিন।',
    tooLarge: 'সর্বোচ্চ 5 MB-এর ছবি বেছে নিন।',
    empty: 'ফাইলটি খালি। অন্য একটি বেছে নিন।',
  },
};

export const conflictTexts: typeof EnglishConflict = {
  text: (time) =>
    `${time === null ? 'আপনি খোলার পরে এটি আবার সংরক্ষণ হয়েছে।' : `আপনি খোলার পরে, ${time} সময়ে, এটি আবার সংরক্ষণ হয়েছে।`} নিচের ঘরগুলো দুজনেই বদলেছেন: কোনটি থাকবে, বেছে নিন। বাকি সব বদল থাকবে।`,
  someone: 'অন্য একজন',
  field: 'ঘর',
  mine: 'আপনার',
  theirs: 'অন্যজনের',
  keepMine: (label, value) => `${label}: আপনারটি থাকবে, ${value}`,
  takeTheirs: (label, value) => `${label}: অন্যজনেরটি থাকবে, ${value}`,
  allMine: 'আমার সবগুলো রাখুন',
  allTheirs: 'অন্যজনের সবগুলো নিন',
  save: 'এটি সংরক্ষণ করুন',
  back: 'ফর্মে ফিরে যান',
};

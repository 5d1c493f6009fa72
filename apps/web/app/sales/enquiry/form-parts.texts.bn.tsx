import { inDigits } from '@shishir/format';
import type { formPartsTexts as English } from './form-parts.texts';

export const formPartsTexts: typeof English = {
  leaveEmpty: 'এই ঘরটি খালি রাখুন',
  notSent: 'এখনো পাঠানো হয়নি',
  markedFields: (count) => `নিচের ${inDigits(count)}টি ঘর ঠিক করে আবার পাঠান।`,
  reference: (number) => <>আপনার রেফারেন্স {number}</>,
  state: 'যেকোনো সময় এর অবস্থা দেখুন',
  rejected: 'কিছু তথ্য ঠিক নেই।',
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  offline: 'ইন্টারনেট নেই। আপনার লেখা এখানেই থাকবে; সংযোগ ফিরে এলে আবার পাঠান।',
  privacy: 'গোপনীয়তা নীতি',
  sending: 'পাঠানো হচ্ছে...',
};

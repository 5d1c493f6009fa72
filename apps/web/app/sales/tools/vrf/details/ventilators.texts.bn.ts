import { inDigits } from '@shishir/format';
import type { ventilatorsTexts as English } from './ventilators.texts';

export const ventilatorsTexts: typeof English = {
  add: 'আরেকটি ভেন্টিলেটর যোগ করুন',
  remove: 'সরান',
  removeNumber: (number) => `${inDigits(number)} নম্বর ভেন্টিলেটর সরান`,
  full: (max) => `এক সিস্টেমে সর্বোচ্চ ${inDigits(max)} মডেলের ভেন্টিলেটর।`,
};

import { inDigits } from '@shishir/format';
import type { modelsTexts as English } from './models.texts';

export const modelsTexts: typeof English = {
  show: (count) => `এই সাইজের ${inDigits(count)}টি মডেলই দেখুন`,
  showFirst: (max, count) => `এই সাইজের ${inDigits(count)}টি মডেলের ${inDigits(max)}টি দেখুন`,
  loading: 'মডেল আনা হচ্ছে…',
  failed: 'মডেলগুলো আনা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  unitsFailed: {
    title: 'কিছু ইউনিট আনা যায়নি',
    text: 'আপনার ঘরগুলো রাখা আছে। ইন্টারনেট সংযোগ দেখে পাতাটি আবার খুলুন।',
  },
};

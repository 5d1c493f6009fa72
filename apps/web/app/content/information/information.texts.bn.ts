import { inDigits } from '@shishir/format';
import type { informationTexts as English } from './information.texts';

export const informationTexts: typeof English = {
  related: {
    label: 'সম্পর্কিত পণ্য',
    split: 'স্প্লিট',
  },
  seeModels: (total) => (total === 1 ? 'মডেলটি দেখুন' : inDigits(`${total}টি মডেল দেখুন`)),
  questions: 'যে প্রশ্ন বেশি আসে',
  ask: {
    empty: 'কোনো পণ্য পাওয়া যায়নি।',
    toOrder: 'এই ইউনিটগুলো অর্ডার সাপেক্ষে আনি। ঘরের মাপ পাঠান, মডেল ও দাম জানাব।',
    needs: 'দাম বলতে যা লাগবে',
    title: 'দাম জানতে চান',
  },
};

import { bangla } from '@shishir/format/bangla';
import type { layoutTexts as English } from './layout.texts';

export const layoutTexts: typeof English = {
  legend: {
    gas: 'গ্যাস পাইপ',
    liquid: 'লিকুইড পাইপ',
    joint: 'ব্রাঞ্চ জয়েন্ট',
  },
  load: (load) => `লোড ${load}`,
  page: (page, pages) => bangla.digits(`পাতা ${page}/${pages}`),
};

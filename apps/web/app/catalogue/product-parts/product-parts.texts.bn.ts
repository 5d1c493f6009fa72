import { formatTaka, inDigits } from '@shishir/format';
import type { productPartsTexts as English } from './product-parts.texts';

const VALUES: Record<string, string> = {
  'Indoor Unit': 'ইনডোর ইউনিট',
  'Outdoor Unit': 'আউটডোর ইউনিট',
  'Heat Pump': 'হিট পাম্প',
  'Non-Inverter': 'ইনভার্টার নয়',
  'Wind-free': 'Wind-Free',
  'Split AC': 'স্প্লিট এসি',
  Ventilator: 'ভেন্টিলেটর',
  Chiller: 'চিলার',
  Inverter: 'ইনভার্টার',
  Ventilation: 'ভেন্টিলেশন',
};
const tons = (figure: string) => inDigits(`${figure} টন`);

export const productPartsTexts: typeof English = {
  value: (stored) => VALUES[stored] ?? stored,
  nominalTons: tons,
  titleTons: tons,
  price: {
    label: 'দাম',
    regularLabel: 'নিয়মিত মূল্য',
    saving: (saving) => `সাশ্রয় ${formatTaka(saving)}`,
    onRequest: 'দাম জেনে নিন',
  },
  need: {
    indoorUnit: 'VRF ইনডোর ইউনিট।',
    outdoorUnit: 'আউটডোর ইউনিট ছাড়া চলে না (দাম জেনে নিন)',
    outdoorUnitFrom: (price) => `আউটডোর ইউনিট ছাড়া চলে না, দাম ${formatTaka(price)} থেকে`,
  },
};

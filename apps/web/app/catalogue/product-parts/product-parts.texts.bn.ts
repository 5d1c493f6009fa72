import { formatTaka } from '@shishir/format';
import type { productPartsTexts as English } from './product-parts.texts';

export const productPartsTexts: typeof English = {
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

import { groupThousands, inDigits } from '@shishir/format';
import type { listFiltersTexts as English } from './list-filters.texts';

export const listFiltersTexts: typeof English = {
  titles: {
    category: 'ধরন',
    type: 'ইনডোর না আউটডোর',
    inverter_type: 'ইনভার্টার',
    refrigerant: 'গ্যাস',
    wind_free: 'বাতাস',
  },
  windFree: 'Wind-Free',
  notWindFree: 'সাধারণ',
  range: {
    between: (min, max) => `${min} থেকে ${max}`,
    from: (min) => `${min} থেকে`,
    upTo: (max) => `${max} পর্যন্ত`,
  },
  tr: (capacity) => `${capacity}\u00a0TR`,
  flow: (flow) => `${groupThousands(flow)}\u00a0m³/h`,
  sorts: {
    recommended: 'আমাদের পরামর্শ',
    capacityRising: 'ক্যাপাসিটি: কম আগে',
    capacityFalling: 'ক্যাপাসিটি: বেশি আগে',
    priceRising: 'দাম: কম আগে',
    priceFalling: 'দাম: বেশি আগে',
  },
  problems: {
    notNumber: 'সংখ্যা লিখুন।',
    notNumberButExample: (example) => `সংখ্যা লিখুন, যেমন ${inDigits(example)}।`,
    negative: '০ বা তার বেশি লিখুন।',
    tooLarge: 'আরও ছোট সংখ্যা লিখুন।',
    unclear: (question) => `${question}।`,
  },
  swapped: {
    capacity: 'কম ক্যাপাসিটি বেশিটির চেয়ে বড় ছিল, তাই অদলবদল করা হয়েছে।',
    flow: 'কম বাতাসের পরিমাণ বেশিটির চেয়ে বড় ছিল, তাই অদলবদল করা হয়েছে।',
    price: 'কম দাম বেশিটির চেয়ে বড় ছিল, তাই অদলবদল করা হয়েছে।',
  },
};

import type { staffErrors as English } from './staff-errors.texts';

export const staffErrors: typeof English = {
  keyNameRequired: 'নাম লিখুন',
  scopeRequired: 'অন্তত একটি অধিকার বেছে নিন',
};

import type { staffErrors as English } from './staff-errors.texts';

export const staffErrors: typeof English = {
  keyNameRequired: 'নাম লিখুন',
  scopeRequired: 'অন্তত একটি অধিকার বেছে নিন',
  webhookUrlRequired: 'ঠিকানা লিখুন',
  webhookUrlLong: 'ঠিকানা সর্বোচ্চ ৫০০ অক্ষরের হতে পারে',
  webhookUrlInvalid: 'পাসওয়ার্ড ছাড়া পুরো ঠিকানা লিখুন, যেমন https://example.com/events',
  eventRequired: 'অন্তত একটি ঘটনা বেছে নিন',
};

import { inDigits } from '@shishir/format';
import type { contentErrors as English } from './content-errors.texts';

export const contentErrors: typeof English = {
  phoneOrRemove: 'ফোন নম্বর লিখুন, অথবা লাইনটি মুছুন',
  phonesTooMany: (max) => `সর্বোচ্চ ${inDigits(max)}টি ফোন নম্বর লিখুন`,
  https: 'https:// দিয়ে শুরু ঠিকানা লিখুন',
  webAddress: 'ওয়েব ঠিকানা লিখুন, যেমন example.com বা https://example.com',
  placeEmpty: 'রাস্তা, শহর, ইমেইল বা ফোন নম্বর লিখুন',
  addressRequired: 'ঠিকানা লিখুন',
  socialsTooMany: (max) => `সর্বোচ্চ ${inDigits(max)}টি সোশ্যাল পেজ লিখুন`,
  pathOrCategory: 'ক্যাটাগরি অথবা ঠিকানা বেছে নিন, দুটো নয়',
  noThirdLevel: 'এটি আরেকটির নিচে, তাই এর নিচে আর কিছু রাখা যাবে না',
  menuTooLong: (max) => `একটি মেনুতে সর্বোচ্চ ${inDigits(max)}টি লিংক থাকতে পারে`,
  entryTwice: 'লিংকটি মেনুতে দুবার আছে',
  englishRequired: 'ইংরেজি লেখাটি লিখুন',
  banglaRequired: 'বাংলা লেখাটি লিখুন',
};

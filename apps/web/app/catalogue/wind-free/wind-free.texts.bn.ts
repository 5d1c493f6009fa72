import { inDigits } from '@shishir/format';
import type { windFreeTexts as English } from './wind-free.texts';

export const windFreeTexts: typeof English = {
  home: 'হোম',
  products: 'পণ্য',
  seeUnits: 'ইউনিটগুলো দেখুন',
  howItWorks: 'কীভাবে কাজ করে',
  questions: 'সাধারণ প্রশ্ন',
  units: {
    title: 'ক্যাটালগ থেকে',
    all: 'সব Wind-Free ইউনিট',
    area: (tr, min, max) =>
      `${tr}\u00a0TR: ছায়ায় থাকা অফিসে প্রায় ${inDigits(`${min}\u2060–\u2060${max}`)} বর্গফুট।`,
  },
};

import type { addToCartTexts as English } from './add-to-cart.texts';

export const addToCartTexts: typeof English = {
  add: 'কার্টে যোগ করুন',
  addProduct: (title) => `কার্টে যোগ করুন: ${title}`,
  added: 'কার্টে যোগ হয়েছে',
  view: 'কার্ট দেখুন',
};

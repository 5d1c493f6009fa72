import { inDigits } from '@shishir/format';
import type { exampleSystemTexts as English } from './example-system.texts';

const NUMBERS = 'শূন্য,একটি,দুটি,তিনটি,চারটি,পাঁচটি,ছয়টি,সাতটি,আটটি,নয়টি,দশটি,এগারোটি,বারোটি'.split(
  ',',
);
const inWords = (count: number) => NUMBERS[count] ?? inDigits(`${count}টি`);

const RULE = 'কোটেশনের আগে আপনার ভবনের জন্য সাইজ হিসাব করে নিই।';

export const exampleSystemTexts: typeof English = {
  title: (rooms) => `উদাহরণ: ${inWords(rooms)} ঘর`,
  lead: ({ outdoor, rooms, unit, indoors, outdoors, percent }) =>
    `একটি ${outdoor} ও ${inWords(rooms)} ${unit} ইউনিট: ${outdoors} আউটডোর ইউনিটে মোট ${indoors} ইনডোর (${inDigits(percent)}%)।`,
  drawing: (outdoor, indoor, rooms) =>
    `ছাদে ${outdoor}, এক জোড়া পাইপে ${inWords(rooms)} ঘরের ${inWords(rooms)} ${indoor} ইউনিটের সঙ্গে যুক্ত`,
  columns: { unit: 'ইউনিট', quantity: 'পরিমাণ', price: 'দাম', amount: 'মোট' },
  modelAndCapacity: (model, capacity) => `${model}, ${capacity}`,
  onRequest: 'জেনে নিন',
  total: 'যন্ত্রপাতি, মোট',
  notIncluded: `দামের মধ্যে নেই: পাইপ ও ব্রাঞ্চ জয়েন্ট, ওয়্যারিং, কন্ট্রোলার, ইনস্টলেশন, ভ্যাট। ${RULE}`,
  notIncludedWithPanels: `দামের মধ্যে নেই: প্যানেল, পাইপ ও ব্রাঞ্চ জয়েন্ট, ওয়্যারিং, কন্ট্রোলার, ইনস্টলেশন, ভ্যাট। ${RULE}`,
  addToCart: 'পুরো সিস্টেম কার্টে যোগ করুন',
  ask: 'আপনার ঘরগুলোর জন্য সিস্টেম চান',
};

import { groupLakh, inDigits } from '@shishir/format';
import type { productDetailTexts as English } from './product-detail.texts';

const TON = 'টন';
const models = (count: number) => inDigits(`${groupLakh(count)}টি মডেল`);

export const productDetailTexts: typeof English = {
  gallery: {
    label: 'ছবি',
    picture: (number, alt) => `ছবি ${inDigits(number)}: ${alt}`,
  },
  sizes: {
    title: 'কোন কোন সাইজে আছে',
    count: (total, unit) => `${models(total)}, ${unit}`,
    countOfNearest: (shown, total, unit) =>
      `মোট ${models(total)}, এখানে ${inDigits(shown)}টি, ${unit}`,
    units: {
      ton: { name: TON, plural: 'টন হিসাবে' },
      m3h: { name: 'm³/h', plural: 'm³/h-এ' },
    },
    unknown: '?',
    size: (value, unit) => `${unit === TON ? inDigits(value) : value} ${unit}`,
  },
  box: 'দাম ও ডেলিভারি',
  dataSheet: 'ডেটা শিট',
  askForDocument: 'অন্য কাগজ চাইলে জানান',
  seeSuccessor: 'নতুন মডেল দেখুন',
  bar: {
    label: 'দাম ও যোগাযোগ',
    discontinued: 'আর বিক্রি হয় না',
    successor: 'নতুন মডেল',
  },
  contact: {
    title: 'সেলসে কথা বলুন',
    about: (product) => `${product} নিয়ে প্রশ্ন`,
    phone: 'ফোন',
    email: 'ইমেইল',
    hours: 'সময়',
    call: 'কল করুন',
    sendEmail: 'ইমেইল করুন',
    close: 'বন্ধ করুন',
  },
};

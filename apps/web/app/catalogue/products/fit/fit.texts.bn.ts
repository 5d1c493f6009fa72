import { groupThousands, inDigits } from '@shishir/format';
import type { fitTexts as English } from './fit.texts';

const mm = (length: number) => `${groupThousands(length)}\u00a0mm`;

const VOID = {
  label: 'ফলস সিলিংয়ের ওপরের জায়গা',
  hint: 'ছাদের ঢালাই থেকে ফলস সিলিং পর্যন্ত, mm-এ',
  tight: (left: number) => `বাকি থাকে শুধু ${mm(left)}। সিলিং বন্ধ করার আগে আমাদের জিজ্ঞেস করুন।`,
  short: (side: number) => `শুধু মূল ইউনিটের উচ্চতাই ${mm(side)}।`,
  drawing: (width: number, height: number, space: number) =>
    `ছেদচিত্র: ${mm(width)} চওড়া ও ${mm(height)} উঁচু ইউনিট, ফলস সিলিংয়ের ওপরে ${mm(space)} জায়গায়`,
};

export const fitTexts: typeof English = {
  void: {
    ...VOID,
    fits: (left) => `হ্যাঙ্গার, পাইপ ও ড্রেনের জন্য বাকি থাকে ${mm(left)}।`,
    spare: (spare) =>
      `আনুমানিক: হ্যাঙ্গার, পাইপ ও ড্রেনের ঢালের জন্য বাড়তি প্রায় ${mm(spare)} লাগে। ইঞ্জিনিয়ার সাইটে মিলিয়ে দেখেন।`,
  },
  ventilator: {
    ...VOID,
    lead: (height) =>
      `মূল ইউনিটের উচ্চতা ${mm(height)}, ফলস সিলিংয়ের ওপরে ঝোলে। ফিল্টারের জন্য নিচে একটি ঢাকনা রাখুন।`,
    fits: (left) => `হ্যাঙ্গার ও ডাক্টের জন্য বাকি থাকে ${mm(left)}।`,
    spare: (spare) =>
      `আনুমানিক: হ্যাঙ্গার ও ডাক্টের জন্য বাড়তি প্রায় ${mm(spare)} লাগে। ইঞ্জিনিয়ার সাইটে মিলিয়ে দেখেন।`,
  },
  wall: {
    label: 'ফাঁকা দেয়াল',
    hint: 'জানালা, দরজা, বিম বা আলমারির মাঝে, mm-এ',
    fits: (left) => `দুই পাশ মিলে বাকি থাকে ${mm(left)}।`,
    tight: (left) => `দুই পাশ মিলে বাকি থাকে শুধু ${mm(left)}। আগে আমাদের জিজ্ঞেস করুন।`,
    short: (side) => `শুধু ইউনিটই ${mm(side)} চওড়া।`,
    spare: (spare) =>
      `আনুমানিক: বাতাস ও সার্ভিসের জন্য দুই পাশ মিলে বাড়তি প্রায় ${mm(spare)} লাগে। ইঞ্জিনিয়ার সাইটে মিলিয়ে দেখেন।`,
    drawing: (width, height, space) =>
      `সামনে থেকে: ${mm(width)} চওড়া ও ${mm(height)} উঁচু ইউনিট, ${mm(space)} দেয়ালে`,
  },
  least: (least) => `প্রস্তুতকারক অন্তত ${mm(least)} চান।`,
  unit: 'mm',
  inches: (space) => `= ${inDigits((space / 25.4).toFixed(1))} ইঞ্চি`,
  check: 'দেখুন',
  size: (width, height) => `${groupThousands(width)} × ${mm(height)}`,
  space: mm,
  verdicts: {
    fits: 'আঁটবে।',
    tight: 'টানাটানি।',
    short: (missing) => `আঁটবে না: ${mm(missing)} কম।`,
  },
  unclear: '9,999 পর্যন্ত পূর্ণ mm লিখুন, যেমন 300।',
};

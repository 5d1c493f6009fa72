import { formatDay, inDigits } from '@shishir/format';
import type { unitTexts as English } from './unit.texts';

export const unitTexts: typeof English = {
  title: 'আপনার এসি',
  home: 'হোম',
  registered: 'আমাদের তালিকায় আছে',
  model: 'মডেল',
  serial: 'সিরিয়াল নম্বর',
  serialEnd: (end) => `শেষে ${end}`,
  warranty: {
    valid: (day) => `ওয়ারেন্টি আছে ${formatDay(day)} পর্যন্ত`,
    left: (days) => inDigits(`আর ${days} দিন`),
    ended: (day) => `ওয়ারেন্টি শেষ হয়েছে ${formatDay(day)}`,
    endedNote: 'তবু আমরা মেরামত করি। কাজের আগে খরচ জানাব।',
    unknown: 'ওয়ারেন্টির তারিখ এখনো লেখা হয়নি',
    unknownNote: 'সমস্যা জানালে আমরা দেখে নেব।',
    passed: (days, all) => inDigits(`ওয়ারেন্টির ${all} দিনের মধ্যে ${days} দিন গেছে`),
  },
  report: 'সমস্যা জানান',
  call: 'সার্ভিসে ফোন করুন',
  about: 'এসিটির তথ্য',
  cooling: 'কুলিং',
  refrigerant: 'রেফ্রিজারেন্ট',
  startUp: 'চালু হয়েছে',
  documents: 'ম্যানুয়াল ও ডেটা শিট',
  noDocuments: 'এই মডেলের কাগজপত্র এখানে নেই। ফোন করুন, ম্যানুয়াল পাঠিয়ে দেব।',
  dataSheet: 'ডেটা শিট',
  product: 'ক্যাটালগে এই মডেল',
  private: 'এই পাতায় আপনার নাম বা ঠিকানা দেখানো হয় না।',
  unknown: {
    title: 'এই কোডটি আমাদের তালিকায় নেই',
    lead: 'লেবেলের কোডে দশটি অক্ষর ও সংখ্যা থাকে। আবার স্ক্যান করুন, অথবা যা লিখেছেন মিলিয়ে দেখুন।',
    without: 'কোড ছাড়া সার্ভিস চান',
    contact: 'যোগাযোগ করুন',
  },
  failed: 'এসিটির তথ্য আনা যায়নি',
};

import { bangla } from '@shishir/format/bangla';
import type { serverPagesTexts as English } from './server-pages.texts';

export const serverPagesTexts: typeof English = {
  titles: {
    wait: 'একটু অপেক্ষা করুন',
    tooLarge: 'ফাইলটি বেশি বড়',
    fromElsewhere: 'ফর্মটি পাঠানো যায়নি',
    failed: 'কিছু একটা ঠিক হয়নি',
  },
  manyPages: 'এক মিনিটে অনেকগুলো পাতা খোলা হয়েছে।',
  busy: 'এই মুহূর্তে অনেকে সাইটটি দেখছেন।',
  tooLarge: 'যা পাঠিয়েছেন তা 6\u00a0MB-এর বেশি। ফিরে গিয়ে ছোট একটি ফাইল বেছে নিন।',
  starting: 'সাইটটি এইমাত্র চালু করা হয়েছে। কয়েক সেকেন্ডের মধ্যে এখানেই খুলবে।',
  again: (seconds) => `${bangla.digits(String(seconds))} সেকেন্ড পরে পাতাটি আবার খুলুন।`,
  fromElsewhere: 'ফর্মটি অন্য সাইট থেকে পাঠানো হয়েছে। এই সাইটের পাতাটি খুলে আবার পাঠান।',
  failed: (id) => `সমস্যাটি আমাদের দিকে। আবার চেষ্টা করুন। আবার এমন হলে এই নম্বরটি জানান: ${id}`,
  load: 'পাতাটি আবার খুলুন',
};

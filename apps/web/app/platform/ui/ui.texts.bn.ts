import { inDigits } from '@shishir/format';
import type { uiTexts as English } from './ui.texts';

export const uiTexts: typeof English = {
  breadcrumb: 'আপনি এখানে আছেন',
  close: 'বন্ধ করুন',
  share: {
    action: 'শেয়ার',
    copied: 'লিংক কপি হয়েছে',
    failed: 'লিংক কপি করা যায়নি',
  },
  print: 'প্রিন্ট',
  notifications: 'বার্তা',
  notes: { title: 'টীকা', mark: (number) => `টীকা ${inDigits(number)}` },
  noPicture: 'ছবি এখনো নেই',
  logo: (company) => `${company}, হোম`,
  whatsApp: 'হোয়াটসঅ্যাপ',
  searchHint: 'মডেল, ধরন বা সাইজ, যেমন ২ টন',
  scroll: { back: 'আগেরগুলো দেখুন', forward: 'পরেরগুলো দেখুন' },
  empty: { products: 'সব পণ্য দেখুন', sales: 'সেলসে কথা বলুন' },
  failed: {
    title: 'পাতাটি খোলা যায়নি',
    text: 'সংযোগ পাওয়া যাচ্ছে না। আবার চেষ্টা করুন।',
    retry: 'আবার চেষ্টা করুন',
    number: (id) => `আবার হলে আমাদের এই নম্বরটি জানান: ${id}`,
  },
  offline: {
    title: 'ইন্টারনেট নেই',
    text: 'সংযোগ ফিরে এলে আবার চেষ্টা করুন।',
  },
  capacity: (tr) => `${tr}\u00a0TR`,
  capacityRange: (from, to) => `${from}\u2060–\u2060${to}\u00a0TR`,
  priceFrom: (price) => `দাম ${price} থেকে`,
  priceFromPlusOutdoorUnit: (price) => `দাম ${price} থেকে, আউটডোর ইউনিট আলাদা`,
  priceOnRequest: 'দাম জেনে নিন',
};

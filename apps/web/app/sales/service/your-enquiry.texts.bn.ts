import { inDigits } from '@shishir/format';
import type { yourEnquiryTexts as English } from './your-enquiry.texts';

export const yourEnquiryTexts: typeof English = {
  home: 'হোম',
  title: 'আপনার অনুরোধ',
  lead: 'রেফারেন্স নম্বর ও যে ফোন নম্বর দিয়েছিলেন তা লিখে দেখুন কাজ কতদূর। অ্যাকাউন্ট লাগে না।',
  reference: 'রেফারেন্স নম্বর',
  referenceHint: 'ENQ-2026-000123',
  number: 'ফোন নম্বর',
  numberHint: '01XXX XXXXXX',
  show: 'দেখুন',
  showing: 'খোঁজা হচ্ছে...',
  notFound: 'পাওয়া যায়নি',
  failed: 'খোঁজা গেল না। একটু পরে আবার চেষ্টা করুন।',
  another: 'আরেকটি অনুরোধ খুঁজুন',
  keep: 'এই পাতার ঠিকানা রেখে দিন: যেকোনো সময় এখানে অনুরোধটি দেখা যাবে।',
  facts: {
    reference: 'রেফারেন্স',
    kind: 'বিষয়',
    received: 'পেয়েছি',
    visit: 'কখন আসা দরকার',
    state: 'অবস্থা',
  },
  kinds: {
    contact: 'বার্তা',
    consultation: 'পরামর্শ',
    subscription: 'পণ্যের খবর',
    application: 'চাকরির আবেদন',
    quotation: 'কোটেশন',
    service: 'সার্ভিস',
  },
  products: (count) => inDigits(`${count}টি পণ্য`),
  states: {
    received: 'পেয়েছি। আমরা যোগাযোগ করব।',
    in_progress: 'কাজ চলছে।',
    answered: 'উত্তর দেওয়া হয়েছে',
  },
  answered: (day) => `${day} উত্তর দেওয়া হয়েছে`,
  questions: 'প্রশ্ন আছে? কল করে রেফারেন্স নম্বরটি বলুন।',
  contact: 'যোগাযোগ করুন',
};

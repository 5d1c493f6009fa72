import { inDigits } from '@shishir/format';
import type { cartTexts as English } from './cart.texts';

export const cartTexts: typeof English = {
  home: 'হোম',
  title: 'কোটেশন কার্ট',
  description: 'যেসব পণ্যের কোটেশন চান, সেগুলোর তালিকা ও দামের যোগফল।',
  empty: {
    title: 'কার্টে এখনো কিছু নেই',
    text: 'যে ইউনিটগুলো দরকার যোগ করুন, সবকিছুর একটি কোটেশন পাঠাব।',
  },
  failed: {
    title: 'কার্ট খোলা যায়নি',
    text: 'সংযোগ পাওয়া যাচ্ছে না। আবার চেষ্টা করুন। আপনার কার্ট এই ব্রাউজারে রাখা আছে।',
  },
  row: {
    gone: 'আর বিক্রি হয় না। সরিয়ে ফেলুন।',
    total: (quantity, total) => (
      <>
        {inDigits(quantity)}টির মোট: {total}
      </>
    ),
    remove: (title, hidden) => <>সরান{hidden(` ${title}`)}</>,
    removed: 'কার্ট থেকে সরানো হয়েছে',
    undo: 'ফিরিয়ে আনুন',
  },
  quantity: {
    label: 'পরিমাণ',
    of: (title) => `${title}, পরিমাণ`,
    less: 'একটি কমান',
    more: 'একটি বাড়ান',
    kept: (error, quantity) => `${error} কার্টে এখনো ${inDigits(quantity)}টি আছে।`,
    notNumber: (max) => `১ থেকে ${inDigits(max)}-এর মধ্যে সংখ্যা লিখুন।`,
    notWhole: 'পূর্ণ সংখ্যা লিখুন।',
    tooFew: 'কমপক্ষে ১টি। বাদ দিতে ‘সরান’ চাপুন।',
    tooMany: (max) => `সর্বোচ্চ ${inDigits(max)}টি। বেশি লাগলে সেলসে কথা বলুন।`,
  },
  summary: {
    title: 'সারাংশ',
    total: 'তালিকার দামে মোট',
    loading: 'দাম আসছে',
    onRequest: 'দাম জেনে নিন',
    products: (count) => `${inDigits(count)}টি পণ্য`,
    notIncluded: 'দামের মধ্যে নেই: ইনস্টলেশন, পাইপিং, ক্যাসেটের প্যানেল, ভ্যাট।',
    gone: (titles) => `আর বিক্রি হয় না: ${titles.join(', ')}`,
    noOrder: 'এটি অর্ডার নয়। আমরা একটি কোটেশন পাঠাব।',
    ask: 'কোটেশন নিন',
  },
  outdoor: {
    missing: {
      title: 'আউটডোর ইউনিট নেই।',
      text: 'এই কার্টের ইনডোর ইউনিটগুলো আউটডোর ইউনিট ছাড়া ঠান্ডা করে না।',
    },
    tooSmall: {
      title: 'আউটডোর ইউনিটটি ছোট।',
      text: 'এই কার্টের ইনডোর ইউনিটগুলোর জন্য আরও বড় আউটডোর ইউনিট লাগবে।',
    },
    needOne: (unit, kw, price) => (
      <>
        লাগবে {unit} ({kw}&nbsp;kW), {price}, অথবা কয়েকটি মিলিয়ে।
      </>
    ),
    onRequest: 'দাম জেনে নিন',
    needSeveral: 'কয়েকটি আউটডোর ইউনিট লাগবে।',
    plan: 'সিস্টেম সাজান',
  },
  withoutScript: {
    lead: (products) =>
      'কার্টের জন্য জাভাস্ক্রিপ্ট লাগে, এই ব্রাউজারে তা বন্ধ। তবু ' +
      `${products === 1 ? 'এই পণ্যের' : 'এই পণ্যগুলোর'} কোটেশন চাইতে পারেন। এটি অর্ডার নয়।`,
    noProducts: (link) => (
      <>
        কার্টের জন্য জাভাস্ক্রিপ্ট লাগে, এই ব্রাউজারে তা বন্ধ। কী লাগবে ফোনে বলুন, অথবা{' '}
        {link('আমাদের লিখুন')}।
      </>
    ),
  },
  request: {
    gone: (titles) => `আর বিক্রি হয় না বলে বাদ: ${titles.join(', ')}`,
  },
  sent: {
    title: 'ধন্যবাদ',
    items: 'আপনি যা চেয়েছেন',
    pieces: (count) => `${inDigits(count)}টি`,
    enquiries: 'আপনার অনুরোধ দেখুন',
    products: 'সব পণ্য দেখুন',
  },
};

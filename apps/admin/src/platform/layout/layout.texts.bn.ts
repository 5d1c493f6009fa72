import { inDigits } from '@shishir/format';
import type { layoutTexts as English } from './layout.texts';

export const layoutTexts: typeof English = {
  title: 'ড্যাশবোর্ড',
  home: 'হোম',
  profile: 'প্রোফাইল',
  logout: 'লগ আউট',
  openMenu: 'মেনু খুলুন',
  closeMenu: 'মেনু বন্ধ করুন',
  collapse: 'সাইডবার গুটিয়ে রাখুন',
  expand: 'সাইডবার খুলুন',
  search: 'সবখানে খুঁজুন',
  breadcrumb: 'পাতার পথ',
  sidebar: 'সাইডবার',
  pages: 'ড্যাশবোর্ড',
  skip: 'মূল অংশে যান',
  copyright: (year, company) => `© ${inDigits(year)} ${company}`,
  notFoundTitle: 'পাতাটি পাওয়া যায়নি',
  notFound: 'এই ঠিকানায় কিছু নেই। হয়তো সরানো বা মুছে ফেলা হয়েছে।',
  toOverview: 'এক নজরে পাতায় যান',
  ownerTitle: 'এই পাতা মালিকের জন্য',
  owner: 'শুধু সুপার অ্যাডমিন এটি দেখতে পারেন। কিছু দরকার হলে মালিককে বলুন।',
  brokenTitle: 'পাতাটি দেখানো যায়নি',
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  reload: 'আবার লোড করুন',
};

import { groupLakh, inDigits } from '@shishir/format';
import { enquiryTermsTexts } from '../../../sales/enquiry/enquiry-terms.texts';
import type { visitorAreaTexts as English } from './visitor-area.texts';

const counted = (count: number, what: string) => inDigits(`${groupLakh(count)}টি ${what}`);

export const visitorAreaTexts: typeof English = {
  enquiries: {
    title: 'অনুরোধ',
    new: 'নতুন অনুরোধ',
    notLoaded: 'আপনার অনুরোধগুলো আনা যায়নি। একটু পরে পাতাটি আবার খুলুন।',
    empty: 'এখনো কোনো অনুরোধ নেই।',
    emptyText:
      'একটি ইউনিট, দাম বা পুরো ভবন নিয়ে জিজ্ঞেস করুন। সাইন ইন থাকা অবস্থায় পাঠানো অনুরোধ অবস্থাসহ এখানে দেখা যাবে।',
    states: { received: 'পেয়েছি', in_progress: 'কাজ চলছে', answered: 'উত্তর দেওয়া হয়েছে' },
    kinds: {
      contact: 'বার্তা',
      consultation: 'পরামর্শ',
      subscription: 'পণ্যের খবর',
      application: 'চাকরির আবেদন',
      quotation: 'কোটেশন',
      service: 'সার্ভিস',
    },
    products: (count) => counted(count, 'পণ্য'),
    confirmAddress: 'ইমেইল ঠিকানা নিশ্চিত করলে আমাদের খবর পাবেন।',
    inProgress: 'আমরা কাজ করছি।',
    reply: (days) => `${enquiryTermsTexts.workingDays(days)}ের মধ্যে উত্তর দেব।`,
    pages: 'অনুরোধের পাতা',
    newer: 'নতুন',
    older: 'আগের',
  },
  quotations: {
    title: 'কোটেশন',
    states: {
      open: 'আপনার সিদ্ধান্ত বাকি',
      accepted: 'গৃহীত হয়েছে',
      superseded: 'নতুন সংশোধন এসেছে',
      expired: 'মেয়াদ শেষ',
    },
    priceOpen: 'দাম পরে জানাব',
    revision: (revision) => inDigits(`সংশোধন ${revision}`),
    validUntil: (day) => `মেয়াদ ${day}`,
    wasValidUntil: (day) => `মেয়াদ ছিল ${day}`,
  },
  systems: {
    title: 'VRF সিস্টেম',
    plan: 'সিস্টেম সাজান',
    planFirst: 'VRF সিস্টেম সাজান',
    notLoaded: 'আপনার সিস্টেমগুলো আনা যায়নি। একটু পরে পাতাটি আবার খুলুন।',
    notSaved: 'সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    empty: 'এখনো কোনো সিস্টেম নেই।',
    emptyText:
      'ঘর ধরে ধরে ইনডোর ও আউটডোর ইউনিট সাজান। সংরক্ষিত সিস্টেম আপনার সব ডিভাইসে এখানে দেখা যাবে।',
    summary: (rooms, units, saved) =>
      `${counted(rooms, 'ঘর')}, ${counted(units, 'ইনডোর ইউনিট')}। সংরক্ষণ ${saved}`,
    name: 'নাম',
    rename: 'নাম বদলান',
    renamed: (name) => `নতুন নাম ‘${name}’`,
    save: 'সংরক্ষণ করুন',
    delete: 'মুছে ফেলুন',
    deleteQuestion: (name) => `‘${name}’ একেবারে মুছে ফেলবেন?`,
    deleted: 'মুছে ফেলা হয়েছে',
  },
  cart: {
    title: 'কোটেশন কার্ট',
    withoutScript: (link) => (
      <>কার্টের জন্য জাভাস্ক্রিপ্ট লাগে। কোন ইউনিট লাগবে, {link('আমাদের জানান')}।</>
    ),
    empty: 'কার্টে এখনো কিছু নেই',
    emptyText: 'যেসব ইউনিট লাগবে যোগ করুন, সবগুলোর জন্য একটি কোটেশন পাঠাব।',
    products: 'সব পণ্য',
    gone: 'আর বিক্রি হয় না',
    pieces: (count) => inDigits(`${groupLakh(count)}টি`),
    onRequest: 'দাম জেনে নিন',
    total: 'তালিকার দামের যোগফল',
    open: 'কার্ট খুলুন',
    ask: 'কোটেশন চান',
    notIncluded: 'ধরা নেই: ইনস্টলেশন, পাইপ, ভ্যাট। এটি অর্ডার নয়।',
  },
};

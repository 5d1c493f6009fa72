import { inDigits } from '@shishir/format';
import type {
  acceptTexts as EnglishAccept,
  inviteTexts as English,
  ROLE_NOTES as EnglishNotes,
} from './invitations.texts';

export const ROLE_NOTES: typeof EnglishNotes = {
  admin: 'পণ্য, প্রজেক্ট, গ্যালারি ও অনুরোধ। ব্যবহারকারীর তালিকা দেখেন।',
  super_admin: 'ওপরের সবকিছু, সঙ্গে ব্যবহারকারী, কোম্পানির তথ্য, নিরাপত্তা ও লগ।',
};

export const inviteTexts: typeof English = {
  title: 'কর্মী আমন্ত্রণ',
  text: 'পাসওয়ার্ড দেওয়ার লিংক ইমেইলে যাবে। লিংকটি একবার, ৭ দিন পর্যন্ত চলে।',
  email: 'ইমেইল',
  name: 'নাম (না লিখলেও চলবে)',
  role: 'ভূমিকা',
  note: 'বার্তা (না লিখলেও চলবে)',
  send: 'আমন্ত্রণ পাঠান',
  sending: 'পাঠানো হচ্ছে...',
  failed: 'আমন্ত্রণ পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  sent: (email) => `${email} ঠিকানায় আমন্ত্রণ গেছে।`,
  raises:
    'এই ঠিকানায় গ্রাহকের অ্যাকাউন্ট আছে। আমন্ত্রণ গ্রহণ করলে সেটি নতুন পাসওয়ার্ডসহ কর্মীর অ্যাকাউন্ট হবে।',
  again: 'আবার পাঠান',
  againOf: (name) => `${name}-এর আমন্ত্রণ আবার পাঠান`,
  againFailed: 'আমন্ত্রণ আবার পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  withdraw: 'ফিরিয়ে নিন',
  withdrawOf: (name) => `${name}-এর আমন্ত্রণ ফিরিয়ে নিন`,
  withdrawQuestion: 'এই আমন্ত্রণ ফিরিয়ে নেবেন?',
  withdrawNote: 'ইমেইলের লিংকটি আর চলবে না। এই ঠিকানায় আবার আমন্ত্রণ পাঠাতে পারবেন।',
  withdrawing: 'ফিরিয়ে নেওয়া হচ্ছে...',
  withdrawn: (email) => `${email} ঠিকানার আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে।`,
  withdrawFailed: 'আমন্ত্রণ ফিরিয়ে নেওয়া যায়নি। একটু পরে আবার চেষ্টা করুন।',
  notSignedIn: 'এখনো সাইন ইন করেননি',
  invitedOn: (date) => `আমন্ত্রণ ${date}`,
  ended: 'লিংকের মেয়াদ শেষ',
  endsInDays: (days) => inDigits(`মেয়াদ আর ${days} দিন`),
  endsInHours: (hours) => inDigits(`মেয়াদ আর ${hours} ঘণ্টা`),
  link: {
    title: 'আমন্ত্রণের লিংক',
    text: (email) =>
      `মেইল সার্ভার ঠিক করা নেই। লিংকটি নিজেই ${email} ঠিকানায় পাঠান। এটি শুধু এখনই দেখানো হচ্ছে, একবার, ৭ দিন পর্যন্ত চলে।`,
    label: 'লিংক',
    copy: 'লিংক কপি করুন',
    done: 'শেষ',
  },
};

export const acceptTexts: typeof EnglishAccept = {
  title: 'আমন্ত্রণ',
  from: (company) => `${company} আপনাকে স্টাফ ড্যাশবোর্ডে আমন্ত্রণ জানিয়েছে।`,
  email: 'ইমেইল',
  as: (role) => `আপনার ভূমিকা: ${role}।`,
  name: 'নাম',
  number: 'ফোন নম্বর (না লিখলেও চলবে)',
  password: 'পাসওয়ার্ড',
  rule: 'কমপক্ষে ৮ অক্ষর।',
  nameNeeded: 'নাম লিখুন',
  passwordNeeded: 'পাসওয়ার্ড লিখুন',
  raises:
    'এই ঠিকানায় আপনার গ্রাহক অ্যাকাউন্ট আছে। এখানে দেওয়া পাসওয়ার্ডসহ সেটি কর্মীর অ্যাকাউন্ট হবে, আর অন্য সব জায়গা থেকে সাইন আউট হবে।',
  other: (email) =>
    `এই ব্রাউজারে আপনি ${email} দিয়ে সাইন ইন করেছেন। আমন্ত্রণ গ্রহণ করলে এখানে সেই অ্যাকাউন্ট সাইন আউট হবে।`,
  accept: 'গ্রহণ করে সাইন ইন করুন',
  accepting: 'সাইন ইন হচ্ছে...',
  noLink: 'ইমেইলের লিংকটি আবার খুলুন।',
  toSignIn: 'সাইন ইন পাতায় যান',
  signInWithCode: {
    title: 'আমন্ত্রণ গৃহীত হয়েছে',
    description: 'নতুন পাসওয়ার্ড ও ফোনের কোড দিয়ে সাইন ইন করুন।',
  },
};

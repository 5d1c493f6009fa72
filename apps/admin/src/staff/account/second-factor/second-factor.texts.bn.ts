import { inDigits } from '@shishir/format';
import type {
  gateTexts as EnglishGate,
  recoveryTexts as EnglishRecovery,
  secondFactorTexts as English,
} from './second-factor.texts';

export const secondFactorTexts: typeof English = {
  title: 'দুই ধাপে যাচাই',
  what: 'সাইন ইনের সময় পাসওয়ার্ডের সঙ্গে ফোনের অ্যাপ থেকে একটি কোড লিখবেন।',
  on: 'চালু',
  off: 'বন্ধ',
  setUp: 'দুই ধাপে যাচাই চালু করুন',
  codesLeft: (count) => inDigits(`${count}টি রিকভারি কোড বাকি`),
  noCodesLeft: 'আর কোনো রিকভারি কোড নেই। এখনই নতুন কোড নিন, নইলে ফোন হারালে ঢুকতে পারবেন না।',
  fewCodes: 'শেষ হওয়ার আগে নতুন কোড নিন।',
  required: 'আপনার কোম্পানিতে কর্মীদের জন্য এটি বাধ্যতামূলক, তাই বন্ধ করা যাবে না।',
  noPassword:
    'এই অ্যাকাউন্টে গুগল দিয়ে সাইন ইন হয়, এখনো পাসওয়ার্ড নেই। আগে সাইটের ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে পাসওয়ার্ড দিন।',
  newCodes: 'নতুন রিকভারি কোড',
  turnOff: 'বন্ধ করুন',
  step: (at) => inDigits(`৩ ধাপের ${at} নম্বর`),
  password: 'পাসওয়ার্ড',
  whyPassword: 'আপনিই কি না নিশ্চিত হতে আগে পাসওয়ার্ড লিখুন।',
  next: 'পরের ধাপ',
  checking: 'দেখা হচ্ছে...',
  scan: 'অথেনটিকেটর অ্যাপ দিয়ে QR কোডটি স্ক্যান করুন, তারপর অ্যাপের কোডটি লিখুন।',
  picture: 'অথেনটিকেটর অ্যাপের QR কোড',
  byHand: 'স্ক্যান হচ্ছে না? এই কী লিখুন:',
  copyKey: 'কী কপি করুন',
  turnOn: 'চালু করুন',
  turningOn: 'চালু হচ্ছে...',
  anew: 'নতুন করে শুরু',
  failed: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  prove: {
    newCodes: {
      title: 'নতুন রিকভারি কোড',
      text: 'নতুন কোড নিলেই পুরোনো কোড আর চলবে না।',
      send: 'নতুন কোড নিন',
      sending: 'তৈরি হচ্ছে...',
    },
    turnOff: {
      title: 'দুই ধাপে যাচাই বন্ধ করবেন?',
      text: 'সাইন ইনে শুধু পাসওয়ার্ডই যথেষ্ট হবে, আর রিকভারি কোড মুছে যাবে।',
      send: 'বন্ধ করুন',
      sending: 'বন্ধ হচ্ছে...',
    },
  },
  turnedOff: 'আপনার দুই ধাপে যাচাই বন্ধ হয়েছে।',
};

export const recoveryTexts: typeof EnglishRecovery = {
  title: 'আপনার রিকভারি কোড',
  text: 'ফোন হারালে অ্যাপের কোডের বদলে এর একটি ব্যবহার করুন। প্রতিটি একবার চলে। শুধু এখনই দেখানো হচ্ছে।',
  list: 'রিকভারি কোড',
  copy: 'কোড কপি করুন',
  copied: 'কপি হয়েছে',
  copyFailed: 'কপি করা যায়নি। লেখাটি বেছে নিয়ে নিজে কপি করুন।',
  download: 'টেক্সট ফাইল ডাউনলোড',
  file: 'recovery-codes.txt',
  fileHeader: (company, email) =>
    `${company}: ${email} অ্যাকাউন্টের দুই ধাপে যাচাইয়ের রিকভারি কোড।\nপ্রতিটি কোড একবার চলে।`,
  saved: 'কোডগুলো সংরক্ষণ করেছি',
  done: 'শেষ',
};

export const gateTexts: typeof EnglishGate = {
  title: 'দুই ধাপে যাচাই চালু করুন',
  text: (company) =>
    `${company || 'আপনার কোম্পানি'} সব কর্মীর জন্য দুই ধাপে যাচাই বাধ্যতামূলক করেছে: পাসওয়ার্ডের সঙ্গে ফোন থেকে একটি কোড। চালু করতে দুই মিনিট লাগে, তারপর কাজ চালিয়ে যেতে পারবেন।`,
  logout: 'লগ আউট',
};

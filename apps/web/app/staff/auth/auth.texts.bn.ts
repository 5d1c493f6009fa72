import { inDigits } from '@shishir/format';
import type { authTexts as English } from './auth.texts';

export const authTexts: typeof English = {
  name: 'নাম',
  email: 'ইমেইল',
  phone: 'ফোন নম্বর',
  password: 'পাসওয়ার্ড',
  newPassword: 'নতুন পাসওয়ার্ড',
  confirmPassword: 'পাসওয়ার্ডটি আবার',
  signIn: 'সাইন ইন',
  signUp: 'অ্যাকাউন্ট খুলুন',
  blank: {
    name: 'নাম লিখুন',
    number: 'ফোন নম্বর লিখুন',
    email: 'ইমেইল লিখুন',
    password: 'পাসওয়ার্ড লিখুন',
    confirmPassword: 'পাসওয়ার্ডটি আবার লিখুন',
  },
  sending: 'পাঠানো হচ্ছে...',
  or: 'অথবা',
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  different: 'দুটি পাসওয়ার্ড এক নয়',
  tooLong: (max) => inDigits(`পাসওয়ার্ড সর্বোচ্চ ${max} অক্ষরের হতে পারে`),
  notSignedOut: 'সাইন আউট হয়নি',
};

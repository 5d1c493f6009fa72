import { inDigits } from '@shishir/format';
import type { passwordTexts as English } from './password.texts';

export const passwordTexts: typeof English = {
  title: 'পাসওয়ার্ড বদলান',
  text: 'কমপক্ষে ৮টি অক্ষর। সব জায়গা থেকে সাইন আউট হবেন, তারপর নতুন পাসওয়ার্ডে সাইন ইন করবেন।',
  current: 'এখনকার পাসওয়ার্ড',
  new: 'নতুন পাসওয়ার্ড',
  confirm: 'নতুন পাসওয়ার্ডটি আবার',
  action: 'পাসওয়ার্ড বদলান',
  changing: 'বদলানো হচ্ছে...',
  fillAll: 'সব ঘর পূরণ করুন',
  blank: {
    currentPassword: 'এখনকার পাসওয়ার্ড লিখুন',
    newPassword: 'নতুন পাসওয়ার্ড লিখুন',
    confirmPassword: 'নতুন পাসওয়ার্ডটি আবার লিখুন',
  },
  different: 'দুটি নতুন পাসওয়ার্ড এক নয়',
  tooLong: (max) => inDigits(`পাসওয়ার্ড সর্বোচ্চ ${max} অক্ষরের হতে পারে`),
  rejected: 'পাসওয়ার্ড বদলানো যায়নি।',
};

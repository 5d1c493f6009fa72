import type { changePasswordTexts as English } from './change-password.texts';

export const changePasswordTexts: typeof English = {
  title: 'পাসওয়ার্ড বদলান',
  note: 'সব ডিভাইস থেকে সাইন আউট হবেন, তারপর নতুন পাসওয়ার্ডে সাইন ইন করবেন।',
  current: 'এখনকার পাসওয়ার্ড',
  new: 'নতুন পাসওয়ার্ড',
  confirmation: 'নতুন পাসওয়ার্ডটি আবার',
  hint: 'কমপক্ষে ৮ অক্ষর।',
  send: 'পাসওয়ার্ড বদলান',
  sending: 'বদলানো হচ্ছে...',
  empty: 'সব ঘর পূরণ করুন',
  different: 'দুটি নতুন পাসওয়ার্ড এক নয়',
  failed: 'পাসওয়ার্ড বদলানো যায়নি।',
  changed: {
    title: 'পাসওয়ার্ড বদলেছে',
    description: 'সব ডিভাইস থেকে সাইন আউট হয়েছেন। নতুন পাসওয়ার্ডে সাইন ইন করুন।',
  },
};

import type { sharedTexts as English } from './shared.texts';

export const sharedTexts: typeof English = {
  loading: 'আসছে...',
  close: 'বন্ধ করুন',
  success: 'হয়েছে',
  failure: 'হয়নি',
  partFailed: 'এই অংশ আনা যায়নি। ইন্টারনেট সংযোগ দেখে পাতাটি আবার লোড করুন।',
  reload: 'আবার লোড করুন',
  cancel: 'বাতিল',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  roles: { user: 'ব্যবহারকারী', admin: 'অ্যাডমিন', super_admin: 'সুপার অ্যাডমিন' },
  unsent: { waiting: 'এখনো যায়নি', failed: 'যায়নি' },
  thisServer: 'এই সার্ভার',
  inDhaka: (day, clock) => `${day}, ঢাকায় ${clock}`,
  scheduled: {
    badge: 'সময় ঠিক করা',
    scheduledFor: (time) => `${time} সময়ে প্রকাশ হবে`,
    at: (time) => time,
  },
};

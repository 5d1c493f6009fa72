import type { aboutTexts as English } from './about.texts';

export const aboutTexts: typeof English = {
  home: 'হোম',
  title: 'আমাদের কথা',
  picture: 'বিকেলের রোদে গুদাম: উঁচু র‍্যাকে কার্টন, প্যালেটে দুটি আউটডোর ইউনিট',
  profile: {
    view: 'কোম্পানি পরিচিতি দেখুন',
    failed: 'কোম্পানি পরিচিতি তৈরি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  projects: {
    title: 'আমাদের প্রজেক্ট',
    total: 'প্রজেক্ট',
    cooling: 'মোট কুলিং',
    ongoing: 'কাজ চলছে',
    all: 'সব প্রজেক্ট',
  },
  certificates: 'সনদ ও লাইসেন্স',
};

import type { mainMenusTexts as English } from './main-menus.texts';

export const mainMenusTexts: typeof English = {
  again: 'আরও দেখুন',
  about: {
    lines: {
      '/about-us': 'মানুষ, গুদাম ও সার্ভিস',
      '/gallery': 'সিলিং বন্ধ হওয়ার আগে আমাদের কাজ',
      '/career': 'খালি পদ',
      '/our-projects': 'যেসব ভবন ঠান্ডা করেছি বা করছি',
      '/blog': 'সাইজ, বিল ও সার্ভিস নিয়ে লেখা',
    },
    profile: 'কোম্পানি, ব্র্যান্ড ও প্রজেক্ট, প্রিন্ট করা বা পাঠানোর জন্য',
  },
};

import type { privacyTexts as English } from './privacy.texts';

export const privacyTexts: typeof English = {
  home: 'হোম',
  contents: 'এই পাতায়',
  contact: {
    title: 'কাকে জিজ্ঞেস করবেন',
    responsible: (siteName) => `এই ওয়েবসাইট ও এর তথ্যের দায়িত্বে আছে ${siteName}।`,
    reply: (time) => `আপনার তথ্য নিয়ে প্রশ্নের উত্তর ${time} মধ্যে দিই।`,
  },
};

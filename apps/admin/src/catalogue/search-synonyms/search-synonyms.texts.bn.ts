import type { synonymsTexts as English } from './search-synonyms.texts';

export const synonymsTexts: typeof English = {
  title: 'খোঁজের সমার্থক শব্দ',
  note: 'গ্রাহক খোঁজার ঘরে যা লেখেন, আর ক্যাটালগে তার যে নাম। বদল সঙ্গে সঙ্গে সাইটে চালু হয়।',
  list: 'সমার্থক শব্দ',
  add: 'শব্দ যোগ করুন',
  edit: (words) => `${words} বদলান`,
  remove: (words) => `${words} মুছুন`,
  words: 'শব্দ',
  wordsHint: 'এক বা একাধিক, কমা দিয়ে, বাংলা বা ইংরেজিতে।',
  meaning: 'অর্থ',
  meaningHint:
    'এর বদলে যা খোঁজা হবে। একাধিক হলে কমা দিন; যেকোনো একটি মিললেই হয়। শব্দটি বাদ দিতে খালি রাখুন।',
  ignored: 'বাদ দেওয়া হয়',
  none: 'এখনো কোনো সমার্থক শব্দ নেই',
  saved: (words) => `সংরক্ষণ হয়েছে: ${words}`,
  failed: 'শব্দটি সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  conflict: (by) => `${by} এই সমার্থক শব্দ বদলেছেন`,
  labels: { words: 'শব্দ', meaning: 'অর্থ' },
  question: (words) => `সমার্থক শব্দ ${words} মুছবেন?`,
  confirm: 'মুছুন',
  deleting: 'মোছা হচ্ছে...',
  deleted: (words) => `মোছা হয়েছে: ${words}`,
  notDeleted: 'শব্দটি মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

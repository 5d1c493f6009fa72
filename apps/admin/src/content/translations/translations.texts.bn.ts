import {
  type ContentSubject,
  TRANSLATED_SUBJECTS,
  type TranslatedSubject,
} from '@shishir/contract';
import { inDigits } from '@shishir/format';
import { contentRecordTexts } from '../records/content-records.texts';
import type {
  editorTexts as EnglishEditor,
  fileTexts as EnglishFiles,
  glossaryTexts as EnglishGlossary,
  SUBJECT_NAMES as EnglishSubjects,
  translationTexts as English,
  VIEW_NAMES as EnglishViews,
} from './translations.texts';

const NAMES: Partial<Record<TranslatedSubject, string>> = {
  product: 'পণ্য',
  category: 'ক্যাটাগরি',
  'menu-item': 'মেনুর লাইন',
  company: 'কোম্পানি',
  media: 'ছবি',
  gallery: 'গ্যালারি',
  'vrf-project': 'প্রজেক্ট',
};

export const SUBJECT_NAMES = Object.fromEntries(
  TRANSLATED_SUBJECTS.map((subject) => [
    subject,
    NAMES[subject] ?? contentRecordTexts[subject as ContentSubject].listTitle,
  ]),
) as typeof EnglishSubjects;

export const VIEW_NAMES: typeof EnglishViews = {
  missing: 'অনুবাদ নেই',
  stale: 'ইংরেজি বদলেছে',
  draft: 'খসড়া',
  approved: 'সম্পূর্ণ',
};

export const translationTexts: typeof English = {
  title: 'অনুবাদ',
  note: 'সাইটের বাংলা লেখা। অনুমোদিত লেখা গ্রাহকেরা দেখেন; বাকি সব ইংরেজিতেই থাকে।',
  tabs: 'অনুবাদের পাতা',
  subject: 'ধরন',
  allSubjects: 'সব ধরন',
  state: 'অবস্থা',
  allStates: 'সব অবস্থা',
  search: { label: 'অনুবাদ খুঁজুন', hint: 'নাম বা লেখা, ইংরেজি বা বাংলায়' },
  empty: { all: 'এখনো অনুবাদ করার কিছু নেই।', narrowed: 'মেলে এমন কিছু নেই।' },
  columns: { name: 'রেকর্ড', subject: 'ধরন', state: 'বাংলা', action: 'কাজ' },
  open: (name) => `${name} অনুবাদ করুন`,
  openShort: 'অনুবাদ করুন',
  missing: (count) => inDigits(`${count}টি নেই`),
  stale: (count) => inDigits(`${count}টি বদলেছে`),
  draft: (count) => inDigits(`${count}টি খসড়া`),
  complete: 'সম্পূর্ণ',
  counts: 'ধরন অনুযায়ী লেখা',
  countOf: (done, all) => inDigits(`${all}টির ${done}টি`),
};

export const editorTexts: typeof EnglishEditor = {
  title: (name) => `${name}: অনুবাদ`,
  back: 'সব অনুবাদ',
  english: 'ইংরেজি',
  bangla: 'বাংলা',
  fieldIn: (label) => `${label}, বাংলায়`,
  states: { draft: 'খসড়া', approved: 'অনুমোদিত' },
  missing: 'অনুবাদ নেই',
  stale: 'ইংরেজি বদলেছে',
  shown: (text) => `সাইটে আছে: ${text}`,
  written: (by) => `লিখেছেন ${by}`,
  glossary: 'পরিভাষা',
  noTerms: 'পরিভাষার কোনো শব্দ এই লেখাগুলোতে নেই।',
  saveDraft: 'খসড়া হিসেবে রাখুন',
  approve: 'অনুমোদন করে প্রকাশ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  drafted: 'খসড়া সংরক্ষণ হয়েছে। গ্রাহকেরা এখনো দেখেন না।',
  approved: 'লেখাগুলো সাইটে গেছে।',
  failed: 'লেখাগুলো সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  conflict: (by) =>
    `${by || 'অন্য একজন'} এই লেখাগুলো বদলেছেন। আপনার লেখা ঘরে রাখা আছে; বাঁ দিকের লেখা ও অবস্থা এখনকার। মিলিয়ে দেখে আবার সংরক্ষণ করুন।`,
  nothing: 'এই রেকর্ডে অনুবাদ করার কিছু নেই।',
};

export const fileTexts: typeof EnglishFiles = {
  export: 'এক্সপোর্ট',
  formats: 'এক্সপোর্টের ফাইল',
  xliff: 'XLIFF 2 (.xlf)',
  csv: 'স্প্রেডশিট (.csv)',
  import: 'ইমপোর্ট',
  importing: 'ইমপোর্ট হচ্ছে...',
  failed: 'ফাইলটি পড়া যায়নি। একটু পরে আবার চেষ্টা করুন।',
  result: 'অনুবাদ ইমপোর্ট',
  written: (count) => inDigits(`${count}টি লেখা নতুন খসড়া হয়েছে।`),
  unchanged: (count) => inDigits(`${count}টি লেখা একই আছে।`),
  problems: (count) => inDigits(`${count}টি লাইন বাদ গেছে:`),
  problem: (line, problem) => `${line}: ${problem}`,
  drafts: 'প্রতিটি খসড়া খুলে পড়ুন, তারপর অনুমোদন করুন।',
};

export const glossaryTexts: typeof EnglishGlossary = {
  title: 'পরিভাষা',
  note: 'ব্যবসার শব্দ ও তার বাংলা। যে লেখায় শব্দটি আছে, তার পাশে দেখানো হয়।',
  list: 'শব্দ',
  add: 'শব্দ যোগ করুন',
  edit: (english) => `${english} বদলান`,
  remove: (english) => `${english} মুছুন`,
  english: 'ইংরেজি',
  englishHint: 'এক বা একাধিক শব্দ, কমা দিয়ে। ব্যাখ্যা বন্ধনীতে লিখুন।',
  bangla: 'বাংলা',
  noteLabel: 'নোট',
  none: 'এখনো কোনো শব্দ নেই',
  saved: (english) => `সংরক্ষণ হয়েছে: ${english}`,
  failed: 'শব্দটি সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  conflict: (by) => `${by} এই শব্দ বদলেছেন`,
  labels: { english: 'ইংরেজি', bangla: 'বাংলা', note: 'নোট' },
  question: (english) => `${english} মুছবেন?`,
  confirm: 'মুছুন',
  deleting: 'মোছা হচ্ছে...',
  deleted: (english) => `মোছা হয়েছে: ${english}`,
  notDeleted: 'শব্দটি মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

import { inDigits } from '@shishir/format';
import { EXCERPT_LENGTH } from './post-view';
import type {
  postFormTexts as EnglishForm,
  postRemovalTexts as EnglishRemoval,
  postTexts as English,
} from './posts.texts';

export const postTexts: typeof English = {
  listTitle: 'ব্লগ পোস্ট',
  count: (total) => inDigits(`${total}টি পোস্ট`),
  several: 'পোস্ট',
  columns: {
    sl: '#',
    image: 'ছবি',
    title: 'শিরোনাম',
    author: 'লেখক',
    category: 'ক্যাটাগরি',
    status: 'স্ট্যাটাস',
    date: 'তারিখ',
    updated_at: 'শেষ বদল',
    action: 'কাজ',
  },
  search: { label: 'পোস্ট খুঁজুন', hint: 'শিরোনাম, লেখা, লেখক' },
  views: {
    draft: 'খসড়া',
    scheduled: 'সময় ঠিক করা',
    published: 'প্রকাশিত',
    archived: 'আর্কাইভে',
  },
  loading: 'পোস্ট আসছে...',
  loadFailed: 'পোস্টগুলো আনা যায়নি',
  empty: { all: 'এখনো কোনো পোস্ট নেই।', narrowed: 'মেলে এমন কোনো পোস্ট নেই।' },
  gone: 'এই ঠিকানায় কোনো পোস্ট নেই।',
  bulk: {
    published: 'প্রকাশ করুন',
    draft: 'খসড়া করুন',
    archived: 'আর্কাইভ করুন',
  },
};

export const postFormTexts: typeof EnglishForm = {
  addTitle: 'নতুন পোস্ট',
  editTitle: () => 'পোস্ট বদলান',
  form: (title) => `${title} বদলান`,
  labels: {
    title: 'পোস্টের শিরোনাম',
    body: 'লেখা, Markdown-এ',
    excerpt: 'সংক্ষেপ',
    author: 'লেখক',
    category: 'ক্যাটাগরি',
    read_time: 'পড়তে কত মিনিট',
    publishing: 'প্রকাশ',
    publish_at: 'প্রকাশের তারিখ ও সময়',
    image: 'ছবি',
    image_alt: 'ছবির বিবরণ',
    address: 'ঠিকানা',
  },
  titleHint: 'শিরোনাম',
  publishing: {
    draft: { label: 'খসড়া', note: 'শুধু কর্মীরা দেখেন' },
    scheduled: { label: 'সময় ঠিক করা', note: 'ঢাকার সময়ে নিজে থেকে প্রকাশ হয়' },
    published: { label: 'প্রকাশিত', note: 'সঙ্গে সঙ্গে সাইটে যায়' },
    archived: { label: 'আর্কাইভে', note: 'সাইটে নেই, এখানে রাখা থাকে' },
  },
  picture: {
    note: 'কার্ড ও পোস্টের ওপরের জন্য, 4:3',
    choose: 'বেছে নিন',
    none: 'JPEG, PNG, WebP বা AVIF, সর্বোচ্চ 5 MB।',
    saved: 'সংরক্ষিত ছবি',
    altHint: 'যাঁরা ছবি দেখতে পান না, তাঁদের জন্য ছবির কথা',
  },
  card: 'কার্ডে',
  preview: 'সাইটে কার্ড যেমন হবে',
  readTimeHint: (minutes) => inDigits(`খালি রাখলে নিজে হিসাব হবে (${minutes} মিনিট)`),
  categoryHint: 'পোস্ট ক্যাটাগরি অনুযায়ী সাজানো থাকে',
  excerptHint: (length) =>
    inDigits(`${EXCERPT_LENGTH} অক্ষরের ${length} লেখা হয়েছে, কার্ডে তিন লাইন`),
  minutes: (minutes) => inDigits(`পড়তে ${minutes} মিনিট`),
  noTitle: 'পোস্টের শিরোনাম',
  onSite: 'সাইটে দেখুন',
  imageMissing: 'ছবি দিন',
  datePast: 'সামনের কোনো তারিখ ও সময় বেছে নিন',
  bar: {
    draft: 'খসড়া, শুধু কর্মীরা দেখেন',
    published: 'সঙ্গে সঙ্গে সাইটে যাবে',
    live: (when) => `সাইটে আছে ${when} থেকে`,
    scheduled: (when) => `সাইটে যাবে ${when}`,
    noDate: 'তারিখ দেওয়া হয়নি',
    archived: 'সাইটে নেই',
  },
  save: {
    draft: 'খসড়া সংরক্ষণ করুন',
    scheduled: 'সময় ঠিক করুন',
    published: 'প্রকাশ করুন',
    archived: 'সংরক্ষণ করুন',
  },
  saveChanges: 'সংরক্ষণ করুন',
  submitting: 'সংরক্ষণ হচ্ছে...',
  saved: {
    draft: 'খসড়া সংরক্ষণ হয়েছে।',
    scheduled: 'প্রকাশের সময় ঠিক হয়েছে।',
    published: 'পোস্ট প্রকাশ হয়েছে।',
    archived: 'পোস্ট সংরক্ষণ হয়েছে।',
  },
  failed: 'পোস্ট সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
  nothing: { title: 'কোনো বদল নেই', description: 'কোনো ঘর বদলানো হয়নি।' },
  autosave: {
    draft: (time) => `খসড়া সংরক্ষণ হয়েছে ${time}`,
    saving: 'খসড়া সংরক্ষণ হচ্ছে...',
    failed: 'খসড়া নিজে থেকে সংরক্ষণ হয়নি।',
  },
  conflict: (by) => `${by} এই পোস্ট বদলেছেন`,
};

export const postRemovalTexts: typeof EnglishRemoval = {
  title: 'পোস্ট মুছবেন?',
  question: 'এই পোস্ট মুছতে চান, নিশ্চিত তো?',
  note: 'সাইট থেকে সঙ্গে সঙ্গে সরে যাবে, ট্র্যাশে ৩০ দিন থাকবে।',
  confirm: 'মুছুন',
  failed: 'পোস্ট মোছা যায়নি',
};

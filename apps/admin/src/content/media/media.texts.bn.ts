import { formatNumericDate, groupThousands, inDigits, pictureWidths } from '@shishir/format';
import { fileSize } from '../../platform/ui/page/field-text';
import { ofEachRecord } from '../records/content-records';
import type {
  mediaTexts as English,
  panelTexts as EnglishPanel,
  pictureDialogTexts as EnglishDialogs,
  placeNote as EnglishPlaceNote,
  SUBJECT_TITLES as EnglishSubjects,
} from './media.texts';

const pieces = (count: number) => inDigits(`${groupThousands(count)}টি`);
const places = (count: number) => inDigits(`${groupThousands(count)} জায়গায়`);
const MAX_NAMED = 3;

export const mediaTexts: typeof English = {
  title: 'ছবির লাইব্রেরি',
  kinds: 'ধরন',
  all: 'সব',
  kindNames: {
    product: 'পণ্য',
    project: 'প্রজেক্ট',
    gallery: 'গ্যালারি',
    post: 'ব্লগ পোস্ট',
    page: 'পাতা',
    portrait: 'মানুষের ছবি',
  },
  search: { label: 'ছবি খুঁজুন', hint: 'বিবরণ, ফাইল বা রেকর্ড' },
  used: { label: 'ব্যবহার', any: 'সব', true: 'হচ্ছে', false: 'হচ্ছে না' },
  sort: {
    label: 'ক্রম',
    '-created_at': 'নতুন আগে',
    created_at: 'পুরোনো আগে',
    '-bytes': 'বড় আগে',
    bytes: 'ছোট আগে',
  },
  total: (count, bytes) => {
    const pictures = `${pieces(count)} ছবি`;
    return bytes === null ? pictures : `${pictures}, ${fileSize(bytes)}`;
  },
  loading: 'ছবি আসছে...',
  loadFailed: 'ছবিগুলো আনা যায়নি',
  empty: {
    all: 'এখনো কোনো ছবি নেই।',
    narrowed: 'মেলে এমন কোনো ছবি নেই।',
  },
  uses: ({ uses, released_at }) => {
    if (uses > 0) return `${places(uses)} আছে`;
    return released_at ? 'শুধু আগের সংস্করণে' : 'কোথাও নেই';
  },
};

export const panelTexts: typeof EnglishPanel = {
  label: 'ছবির তথ্য',
  gone: 'এই ঠিকানায় কোনো ছবি নেই।',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
  close: 'তথ্য বন্ধ করুন',
  form: (name) => `ছবি ${name}`,
  focal: {
    heading: 'ছবির মূল অংশ',
    point: (x, y) => inDigits(`মূল অংশ, বাঁ দিক থেকে ${x}%, ওপর থেকে ${y}%। তীরচিহ্নের কি দিয়ে সরান।`),
    left: 'বাঁ দিক থেকে',
    top: 'ওপর থেকে',
    centre: 'মাঝখানে আনুন',
    crops: [
      { name: '16:9, ব্যানার', ratio: '16 / 9' },
      { name: '4:3, কার্ড', ratio: '4 / 3' },
      { name: '1:1, তালিকা', ratio: '1' },
    ],
    value: ({ x, y }) => inDigits(`${x}% / ${y}%`),
  },
  description: 'যাঁরা ছবি দেখতে পান না, তাঁদের জন্য বিবরণ',
  length: (count, max) => inDigits(`${max} অক্ষরের ${count} লেখা হয়েছে`),
  used: (count) => (count === 0 ? 'কোথাও নেই' : `${places(count)} আছে`),
  moreUses: (count) => `এবং আরও ${pieces(count)}`,
  usedNote: (count) =>
    `‘পাল্টান’ চাপলে ${count === 1 ? 'এই জায়গায়' : inDigits(`এই ${groupThousands(count)} জায়গার সবগুলোতে`)} ছবি বদলে যাবে। কোথাও না থাকলে তবেই মোছা যায়।`,
  unusedNote: 'কোথাও নেই। কেউ না মোছা পর্যন্ত এখানে থাকবে।',
  keptNote: (until) => `কোথাও নেই। আগের সংস্করণের জন্য ${formatNumericDate(until)} পর্যন্ত রাখা হবে।`,
  former: 'আগের যে সংস্করণে আছে',
  inTrash: 'ট্র্যাশে',
  file: 'ফাইল',
  size: 'মাপ',
  sizeOf: ({ picture: { width, height }, bytes }) => `${width} x ${height} px, ${fileSize(bytes)}`,
  formats: 'যেভাবে রাখা',
  formatsOf: (width) => {
    const widths = pictureWidths(width);
    const range = widths.length > 1 ? `${widths[0]} থেকে ${widths.at(-1)}` : String(widths[0]);
    return `AVIF ও WebP, ${range} px`;
  },
  uploaded: 'যোগ হয়েছে',
  uploadedOf: (moment, by) =>
    by === null ? formatNumericDate(moment) : `${formatNumericDate(moment)}, ${by}`,
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  saved: 'ছবি সংরক্ষণ হয়েছে।',
  unchanged: 'কোনো বদল নেই।',
  failed: 'ছবি সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',
  conflict: (by) => `${by} এই ছবি বদলেছেন`,
  replace: 'পাল্টান',
  delete: 'মুছুন',
};

export const pictureDialogTexts: typeof EnglishDialogs = {
  drop: {
    title: 'এখানে ছবি ছেড়ে দিন',
    note: 'অথবা এই ডিভাইস থেকে বেছে নিন',
    another: 'বদলাতে নতুন ছবি ছেড়ে দিন',
  },
  replace: {
    title: (name) => `${name} পাল্টান`,
    now: 'এখন',
    then: 'পরে',
    none: 'এখনো ছবি বেছে নেওয়া হয়নি',
    note: (count) =>
      count === 0
        ? 'কোথাও নেই। বিবরণ একই থাকবে; মূল অংশ আবার মাঝখানে আসবে।'
        : `সঙ্গে সঙ্গে ${places(count)} নতুন ছবি দেখা যাবে। বিবরণ একই থাকবে; মূল অংশ আবার মাঝখানে আসবে। আগের সংস্করণে পুরোনো ছবিই থাকবে।`,
    send: 'পাল্টান',
    sending: 'পাল্টানো হচ্ছে...',
    done: (count) => (count === 0 ? 'ছবি পাল্টানো হয়েছে।' : `${places(count)} ছবি পাল্টানো হয়েছে।`),
    failed: 'ছবি পাল্টানো যায়নি। আবার চেষ্টা করুন।',
  },
  upload: {
    button: 'আপলোড করুন',
    title: 'ছবি আপলোড',
    description: 'যাঁরা ছবি দেখতে পান না, তাঁদের জন্য বিবরণ',
    hint: 'ছবিতে কী আছে, এক বাক্যে লিখুন',
    send: 'আপলোড করুন',
    sending: 'আপলোড হচ্ছে...',
    done: 'ছবি লাইব্রেরিতে যোগ হয়েছে।',
    failed: 'ছবি আপলোড করা যায়নি। আবার চেষ্টা করুন।',
  },
  missing: 'আগে একটি ছবি বেছে নিন।',
  remove: {
    question: 'ছবিটি মুছবেন?',
    text: (name) => `${name} ও এর সব ফাইল চিরতরে মুছে যাবে।`,
    former: (names) => {
      const shown = names.slice(0, MAX_NAMED).join(', ');
      const more = names.length > MAX_NAMED ? ` ও আরও ${pieces(names.length - MAX_NAMED)}` : '';
      return `আগের সংস্করণে ছবিটি আছে: ${shown}${more}। সেই সংস্করণ ফিরিয়ে আনলে ছবিটি থাকবে না।`;
    },
    confirm: 'মুছুন',
    busy: 'মোছা হচ্ছে...',
    done: 'ছবি মোছা হয়েছে।',
    failed: 'ছবি মোছা যায়নি। আবার চেষ্টা করুন।',
  },
};

export const SUBJECT_TITLES: typeof EnglishSubjects = {
  product: 'পণ্য',
  category: 'ক্যাটাগরি',
  ...ofEachRecord(({ title }) => title),
  company: 'কোম্পানি',
  user: 'অ্যাকাউন্ট',
};

const FIELDS: Record<string, string> = {
  image_1_id: 'ছবি ১',
  image_2_id: 'ছবি ২',
  image_3_id: 'ছবি ৩',
  logo_id: 'লোগো',
  contact_picture_id: 'যোগাযোগের ব্যক্তি',
};
export const placeNote: typeof EnglishPlaceNote = ({ subject, field, in_trash }) =>
  in_trash ? panelTexts.inTrash : (FIELDS[field] ?? (subject === 'user' ? 'নিজের ছবি' : 'ছবি'));

import {
  formatDayName,
  formatNumericDate,
  formatTime,
  formatWeekdayTime,
  inDigits,
} from '@shishir/format';
import { ofEachRecord } from '../../content/records/content-records';
import type {
  FIELD_LABELS as EnglishLabels,
  historyTexts as English,
  LISTS as EnglishLists,
} from './history.texts';

const fields = (count: number) => inDigits(`${count}টি ঘর`);

export const historyTexts: typeof English = {
  title: (name) => `${name}: ইতিহাস`,
  untitled: 'ইতিহাস',
  overview: 'এক নজরে',
  link: 'ইতিহাস',
  linkOf: (name) => `${name}: ইতিহাস`,
  versions: 'সংস্করণ',
  chosen: 'বেছে নেওয়া সংস্করণ',
  day: (moment, now = new Date()) => {
    const day = formatNumericDate(moment);
    return `${day === formatNumericDate(now) ? 'আজ' : formatDayName(moment)}, ${day}`;
  },
  clock: formatTime,
  heading: (moment) =>
    `${formatDayName(moment)} ${formatNumericDate(moment)}, ${formatTime(moment)} সময়ের সংস্করণ`,
  import: 'ইমপোর্ট',
  importUndone: 'ইমপোর্ট ফিরিয়ে নেওয়া হয়েছে',
  automatic: 'সিস্টেম নিজে করেছে',
  deletedAccount: 'মুছে ফেলা অ্যাকাউন্ট',
  by: (version) => {
    const who = version.by?.name ?? (version.automatic ? null : 'মুছে ফেলা অ্যাকাউন্ট');
    if (version.import) {
      const what = version.import.undone
        ? `‘${version.import.file_name}’-এর ইমপোর্ট ফিরিয়ে নেওয়ায়`
        : `‘${version.import.file_name}’ ইমপোর্টে`;
      return who ? `${what}, শুরু করেছেন ${who}` : what;
    }
    return who ? `করেছেন ${who}` : 'সিস্টেম নিজে করেছে';
  },
  now: 'এখনকার সংস্করণ',
  number: (number) => inDigits(`সংস্করণ ${number}`),
  added: 'যোগ হয়েছে',
  deleted: 'মোছা হয়েছে',
  takenOut: 'ট্র্যাশ থেকে ফিরেছে',
  restored: (from) =>
    from ? `${formatWeekdayTime(from)} সময়ের সংস্করণ ফিরেছে` : 'আগের একটি সংস্করণ ফিরেছে',
  nothingChanged: 'কোনো ঘর বদলায়নি',
  and: (names, more) => {
    const last = more > 0 ? inDigits(`আরও ${more}টি`) : names.at(-1)!;
    const first = more > 0 ? names : names.slice(0, -1);
    return first.length > 0 ? `${first.join(', ')} ও ${last}` : last;
  },
  fromTo: (field, before, after) => `${field}: ${before} থেকে ${after}`,
  picture: {
    replaced: 'পাল্টানো হয়েছে',
    added: 'যোগ হয়েছে',
    removed: 'সরানো হয়েছে',
    gone: 'ছবি মুছে ফেলা হয়েছে',
  },
  noPicture: '-',
  lostText: 'রাখা হয়নি',
  none: '-',
  goneReference: 'মুছে ফেলা হয়েছে',
  edit: 'বদলান',
  changed: 'এই সংস্করণের বদল',
  comparison: 'এখনকার সঙ্গে এই সংস্করণের তুলনা',
  columns: { field: 'ঘর', before: 'আগে', then: 'এই সংস্করণে', now: 'এখন' },
  same: (count) => inDigits(`আরও ${count}টি ঘর`),
  theSame: 'একই',
  restore: 'এই সংস্করণ ফিরিয়ে আনুন',
  restoring: 'ফিরিয়ে আনা হচ্ছে...',
  note: {
    title: (count) => `ফিরিয়ে আনলে ${fields(count)} বদলাবে।`,
    text: 'নতুন একটি সংস্করণ তৈরি হবে। সব সংস্করণ তালিকায় থাকবে, তাই আবার ফেরানো যাবে।',
    nothing: 'এই সংস্করণ আর এখনকারটি একই।',
    nothingText: 'ফিরিয়ে আনার কিছু নেই।',
    inTrash: 'রেকর্ডটি ট্র্যাশে আছে।',
    inTrashText: 'আগে সেখান থেকে ফিরিয়ে আনুন।',
  },
  obstacles: {
    title: (count) => `${fields(count)} ফিরিয়ে আনা যাবে না।`,
    text: () => 'যেমন আছে তেমনই থাকবে।',
  },
  confirm: {
    question: (moment) => `${formatWeekdayTime(moment)} সময়ের সংস্করণ ফিরিয়ে আনবেন?`,
    changes: 'যা বদলাবে:',
    stays: 'এগুলো ফেরানো যাবে না, যেমন আছে তেমনই থাকবে:',
    more: (amount) => inDigits(`এবং আরও ${amount}টি`),
    change: (field, now, then) => `${field}: ${now} থেকে ${then}`,
    obstacle: (field, why) => `${field}: ${why}`,
    picture: (field) => `${field}: আগের ছবি`,
    text: (field) => `${field}: আগের লেখা`,
  },
  done: 'সংস্করণ ফিরিয়ে আনা হয়েছে।',
  failed: 'সংস্করণটি ফিরিয়ে আনা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  empty: (days) => inDigits(`গত ${days} দিনে কিছু বদলায়নি।`),
  gone: 'রেকর্ডটি নেই, অথবা চিরতরে মুছে ফেলা হয়েছে।',
  goneVersion: 'সংস্করণটি নেই, অথবা আর রাখা হয়নি।',
  back: 'শেষ সংস্করণে ফিরে যান',
  loading: 'সংস্করণ আসছে...',
  pages: 'সংস্করণের পাতা',
  newer: 'নতুন সংস্করণ',
  older: 'পুরোনো সংস্করণ',
};

export const FIELD_LABELS: typeof EnglishLabels = {
  category_id: 'ক্যাটাগরি',
  image_1_id: 'ছবি ১',
  image_2_id: 'ছবি ২',
  image_3_id: 'ছবি ৩',
  socials: 'সোশ্যাল পেজ',
};

export const LISTS: typeof EnglishLists = {
  product: 'পণ্যের তালিকা',
  category: 'ক্যাটাগরি',
  ...ofEachRecord(({ listTitle }) => listTitle),
  company: 'কোম্পানির তথ্য',
};

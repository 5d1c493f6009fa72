import { inDigits } from '@shishir/format';
import type {
  MAIL_SECURITY_NAMES as EnglishSecurity,
  MAIL_STATUS_NAMES as EnglishStatuses,
  mailServerTexts as EnglishServer,
  mailTexts as English,
} from './mail.texts';

const attempts = (count: number) => inDigits(`${count} বার চেষ্টা`);

export const mailTexts: typeof English = {
  title: 'ইমেইলের তালিকা',
  tabs: 'ইমেইল',
  note: 'সিস্টেম যত ইমেইল পাঠায়, নতুনগুলো আগে।',
  columns: {
    to: 'প্রাপক',
    subject: 'বিষয়',
    status: 'স্ট্যাটাস',
    date: 'তারিখ',
    action: 'কাজ',
  },
  search: { label: 'ইমেইল খুঁজুন', hint: 'প্রাপক, বিষয়' },
  status: 'স্ট্যাটাস',
  allStatuses: 'সব',
  empty: {
    all: 'এখনো কোনো ইমেইল নেই। প্রাপ্তির খবর, পাসওয়ার্ডের লিংক ও অনুরোধের খবর এখানে দেখা যাবে।',
    narrowed: 'এমন কোনো ইমেইল নেই।',
    clear: 'সব ইমেইল',
  },
  notSending: 'মেইল সার্ভার ঠিক করা নেই। ঠিক করা পর্যন্ত ইমেইল এখানে অপেক্ষায় থাকবে।',
  toServer: 'মেইল সার্ভার ঠিক করুন',
  attempts,
  tryAgain: (count) => `${attempts(count)}, আবার চেষ্টা হবে`,
  openShort: 'খুলুন',
  open: (subject, to) => `${to} ঠিকানার ‘${subject}’ ইমেইল খুলুন`,
  dialog: 'ইমেইল',
  written: 'লেখা হয়েছে',
  sent: 'পাঠানো হয়েছে',
  notSent: 'এখনো নয়',
  tried: 'চেষ্টা',
  reason: 'মেইল সার্ভারের উত্তর',
  whatNow: 'কী করবেন',
  forGood: 'সার্ভার এই ইমেইল নেয়নি, তাই আর পাঠানো হবে না। ঠিকানা দেখে নিন, আর অন্যভাবে যোগাযোগ করুন।',
  tooOften: 'কোনোবারই সার্ভার এটি নেয়নি। অন্যভাবে যোগাযোগ করুন, অথবা আবার পাঠান।',
  openEnquiry: 'অনুরোধ খুলুন',
  enquiry: 'অনুরোধ',
  secret: 'এই ইমেইলের লেখা লুকানো: এতে গোপন কিছু আছে, যেমন পাসওয়ার্ডের লিংক, যা শুধু প্রাপকের জন্য।',
  gone: 'এই ঠিকানায় কোনো ইমেইল নেই।',
};

export const MAIL_STATUS_NAMES: typeof EnglishStatuses = {
  waiting: 'অপেক্ষায়',
  sent: 'পাঠানো হয়েছে',
  failed: 'যায়নি',
};

export const mailServerTexts: typeof EnglishServer = {
  title: 'মেইল সার্ভার',
  note: 'প্রাপ্তির খবর, উত্তর ও সেলসের কাছে খবর পাঠায়।',
  form: 'মেইল সার্ভার',
  labels: {
    server: 'সার্ভার',
    port: 'পোর্ট',
    security: 'নিরাপত্তা',
    user_name: 'ইউজার নেম',
    password: 'পাসওয়ার্ড',
    sender_name: 'প্রেরকের নাম',
    sender_address: 'প্রেরকের ঠিকানা',
  },
  passwordHint: 'গোপনে রাখা হয়, আর দেখানো হয় না',
  passwordKept: 'একটি পাসওয়ার্ড রাখা আছে। সেটিই রাখতে ঘরটি খালি রাখুন।',
  senderNameHint: 'না লিখলে কোম্পানির নাম',
  senderAddressHint: 'গ্রাহকেরা এই ঠিকানায় উত্তর দেন',
  save: 'মেইল সার্ভার সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  saved: 'মেইল সার্ভার সংরক্ষণ হয়েছে।',
  failed: 'মেইল সার্ভার সংরক্ষণ হয়নি। একটু পরে আবার চেষ্টা করুন।',
  environment:
    'SMTP_URL ও MAIL_FROM দিয়ে সার্ভারে ঠিক করা, শুধু সেখানেই বদলানো যায়। এখান থেকে পরীক্ষার ইমেইল পাঠাতে পারেন।',
  environmentPassword: (isSet) => (isSet ? 'দেওয়া আছে, দেখানো হয় না' : 'নেই'),
  test: {
    form: 'পরীক্ষার ইমেইল',
    to: 'যে ঠিকানায় পরীক্ষার ইমেইল যাবে',
    send: 'পরীক্ষার ইমেইল পাঠান',
    sending: 'পাঠানো হচ্ছে...',
    failed: 'পরীক্ষার ইমেইল পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
    accepted: (time) => `সার্ভার ${time} সময়ে পরীক্ষার ইমেইল নিয়েছে।`,
    look: (to) => `${to}-এর ইনবক্স দেখুন। পাঁচ মিনিটে কিছু না এলে স্প্যাম ফোল্ডারও দেখে নিন।`,
    saveNext: 'এই সেটিং এখনো সংরক্ষণ হয়নি।',
    rejected: 'পরীক্ষার ইমেইল নেওয়া হয়নি।',
  },
  remove: {
    button: 'মেইল সার্ভার সরান',
    question: 'মেইল সার্ভার সরাবেন?',
    text: 'সেটিং ও পাসওয়ার্ড মুছে যাবে। আরেকটি সার্ভার ঠিক করা পর্যন্ত ইমেইল তালিকায় অপেক্ষায় থাকবে।',
    confirm: 'সরান',
    busy: 'সরানো হচ্ছে...',
    done: 'মেইল সার্ভার সরানো হয়েছে।',
    failed: 'মেইল সার্ভার সরানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
};

export const MAIL_SECURITY_NAMES: typeof EnglishSecurity = {
  starttls: 'STARTTLS',
  tls: 'TLS',
  none: 'নেই (শুধু পরীক্ষার জন্য)',
};

import { inDigits } from '@shishir/format';
import type { apiKeysTexts as English } from './api-keys.texts';

export const apiKeysTexts: typeof English = {
  title: 'API কী',
  note: 'অ্যাকাউন্টের বদলে কী দিয়ে কোনো প্রোগ্রাম API ডাকে। আপনি যে অধিকার দেন, শুধু সেটুকুই তার থাকে।',
  docs: 'API-এর নির্দেশিকা',
  list: 'API কীর তালিকা',
  add: 'কী বানান',
  none: 'এখনো কোনো কী নেই।',
  columns: {
    name: 'নাম',
    key: 'কী',
    rights: 'অধিকার',
    used: 'শেষ ব্যবহার',
    expires: 'কতদিন চলবে',
  },
  never: 'কখনো না',
  unlimited: 'বাতিল করা পর্যন্ত',
  rights: (count) => `${inDigits(count)}টি অধিকার`,
  remove: (name) => `${name} বাতিল করুন`,
  question: (name) =>
    `${name} কী বাতিল করবেন? যেসব প্রোগ্রাম এটি ব্যবহার করে, সঙ্গে সঙ্গে বন্ধ হয়ে যাবে।`,
  confirm: 'বাতিল করুন',
  deleting: 'বাতিল হচ্ছে…',
  deleted: (name) => `বাতিল হয়েছে: ${name}`,
  notDeleted: 'কী বাতিল হয়নি।',
  dialog: {
    title: 'API কী বানান',
    name: 'নাম',
    nameHint: 'যে প্রোগ্রাম ব্যবহার করবে, যেমন ‘স্টক সফটওয়্যার’',
    expires: 'কতদিন চলবে',
    expiresHint: 'খালি রাখলে বাতিল করা পর্যন্ত চলবে',
    scopes: 'অধিকার',
    read: 'পড়া',
    write: 'লেখা',
    right: (domain, verb) => `${domain} ${verb}`,
    create: 'কী বানান',
    creating: 'বানানো হচ্ছে…',
    failed: 'কী বানানো যায়নি।',
  },
  created: {
    title: 'কীটি এখনই কপি করুন',
    text: 'এটি একবারই দেখানো হয়। হারিয়ে গেলে বাতিল করে আরেকটি বানান।',
    label: 'নতুন কী',
    copy: 'কী কপি করুন',
    done: 'হয়েছে',
  },
};

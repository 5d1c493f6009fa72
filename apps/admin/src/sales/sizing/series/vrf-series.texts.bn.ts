import { inDigits } from '@shishir/format';
import { figure } from '../figure';
import type { seriesTexts as English } from './vrf-series.texts';

export const seriesTexts: typeof English = {
  title: 'VRF সিরিজ',
  note: 'আউটডোর ইউনিটের ম্যানুয়াল থেকে সীমা। না লেখা পর্যন্ত সিস্টেমে সাধারণ সীমা ধরা হয়, আর ‘আনুমানিক’ লেখা থাকে।',
  none: 'ক্যাপাসিটি দেওয়া কোনো আউটডোর ইউনিট প্রকাশ করা নেই।',
  sizes: (smallest, largest) =>
    smallest === largest ? `${smallest} HP` : `${smallest} থেকে ${largest} HP`,
  models: (count) => inDigits(`${count}টি মডেল`),
  typical: 'সাধারণ সীমা',
  edit: (series) => `${series} বদলান`,
  labels: {
    module_sets: 'কম্বিনেশন',
    run_max_m: 'সবচেয়ে লম্বা পাইপ',
    height_above_max_m: 'আউটডোর ইউনিট ওপরে থাকলে',
    height_below_max_m: 'আউটডোর ইউনিট নিচে থাকলে',
  },
  facts: {
    anySets: 'লেখা নেই: সিরিজের সর্বোচ্চ তিনটি মডিউল ধরা হয়, আনুমানিক',
    noSets: 'নেই: ইউনিট জোড়া দেওয়া হয় না',
    typical: (value) => `${value}, সাধারণ মান`,
  },
  setsHint: 'মডিউলগুলোর HP, যেমন 8 + 10, 10 + 10। ইউনিট জোড়া না দিলে ‘নেই’ লিখুন।',
  runHint: 'আউটডোর ইউনিট থেকে সবচেয়ে দূরের ইনডোর ইউনিট পর্যন্ত পাইপ।',
  aboveHint: 'সবচেয়ে নিচের ইনডোর ইউনিট থেকে উচ্চতা।',
  belowHint: 'সবচেয়ে ওপরের ইনডোর ইউনিট থেকে কতটা নিচে।',
  metre: 'm',
  metres: (value) => `${figure(value)}\u00a0m`,
  noSets: 'নেই',
  setsError: 'দুই বা তিন মডিউলের সেট লিখুন, যেমন 8 + 10, 10 + 10 + 12, অথবা ‘নেই’',
  metresError: (max) => `1 থেকে ${figure(max)} m-এর মধ্যে পূর্ণ সংখ্যা লিখুন`,
  confirmedBefore: (name) =>
    `আগের সীমাগুলো যাচাই করেছেন ${name}। নতুনগুলো কে যাচাই করেছেন লিখুন, অথবা দুটোই খালি রাখুন।`,
  saved: (series) => `${series} সংরক্ষণ হয়েছে।`,
  failed: 'সিরিজটি সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  conflict: (by) => `${by} এই সিরিজ বদলেছেন`,
};

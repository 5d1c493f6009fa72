import type { Language, Locale } from './language';

const ZERO = 0x09e6;

const digits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)));

const months = 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(
  ' ',
);

const weekdays = 'রবিবার সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার'.split(' ');
const shortWeekdays = 'রবি সোম মঙ্গল বুধ বৃহঃ শুক্র শনি'.split(' ');

/** Parts of a day by the hour at which they begin. */
const PARTS_OF_DAY: [from: number, name: string][] = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
];

function time(hour: number, minute: number): string {
  const [, part] = PARTS_OF_DAY.find(([from]) => hour >= from)!;
  const clock = digits(String(hour % 12 || 12));
  return minute === 0
    ? `${part} ${clock}টা`
    : `${part} ${clock}:${digits(String(minute).padStart(2, '0'))}`;
}

export const language: Language = {
  locale: 'bn',
  digits,
  months,
  shortMonths: months,
  weekdays,
  shortWeekdays,
  time,
  afterWeekday: ' ',
  age: {
    justNow: 'এইমাত্র',
    minutes: (minutes) => digits(`${minutes} মিনিট`),
    hours: (hours) => digits(`${hours} ঘণ্টা`),
    days: (days) => digits(`${days} দিন`),
  },
  device: (name) => name?.replace(/^(.+) on (.+)$/, '$1 ($2)') ?? 'অচেনা ডিভাইস',
  tons: (figure) => `${digits(figure)} টন`,
  noPrice: 'দাম জেনে নিন',
  notNumber: (example) => `সংখ্যা লিখুন, যেমন ${digits(example)}`,
  unclearNumber: (whole, decimal) => digits(`${whole} না ${decimal}? যেটি ঠিক, সেটি লিখুন`),
};

export const LOCALE: Locale = language.locale;

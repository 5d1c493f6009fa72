import {
  dhakaParts,
  formatDayName,
  formatNumericDate,
  formatTime,
  groupLakh,
  inDigits,
} from '@shishir/format';
import type {
  CHECK_TEXTS as EnglishChecks,
  durationParts as englishParts,
  durationText as englishDuration,
  greeting as englishGreeting,
  overviewTexts as English,
  recently as englishRecently,
  todayText as englishToday,
} from './overview.texts';

type Period = '৭ দিনের' | '৩০ দিনের' | '১২ সপ্তাহের';

const pieces = (count: number) => (count === 0 ? 'একটিও না' : inDigits(`${groupLakh(count)}টি`));
const people = (count: number) => inDigits(`${groupLakh(count)} জন`);

/** Returns ', আগের ৭ দিনের চেয়ে ৩টি বেশি'; empty if there were none before. */
function comparison(count: number, previous: number, period: Period): string {
  if (previous === 0) return '';
  const difference = count - previous;
  if (difference === 0) return `, আগের ${period} সমান`;
  const word = difference > 0 ? 'বেশি' : 'কম';
  return `, আগের ${period} চেয়ে ${pieces(Math.abs(difference))} ${word}`;
}

export const overviewTexts: typeof English = {
  title: 'এক নজরে',
  openInbox: 'ইনবক্স খুলুন',
  addProduct: 'পণ্য যোগ করুন',
  strip: 'আজকের অবস্থা',
  newEnquiries: 'নতুন অনুরোধ',
  late: 'এক দিনের বেশি অপেক্ষায়',
  lateNote: (oldest, weekAgo, em) =>
    oldest === null ? (
      `এক সপ্তাহ আগে ${pieces(weekAgo)}`
    ) : (
      <>
        {em(`সবচেয়ে পুরোনো ${oldest}`)}; এক সপ্তাহ আগে {pieces(weekAgo)}
      </>
    ),
  received: (count, previous) =>
    `গত ৭ দিনে ${pieces(count)}${comparison(count, previous, '৭ দিনের')}`,
  answerTime: 'উত্তর দিতে সাধারণত লাগে',
  last30Days: 'গত ৩০ দিন',
  asFast: 'গত ৩০ দিন, আগের ৩০ দিনের সমান',
  faster: (change, em) => <>গত ৩০ দিন, আগের ৩০ দিনের চেয়ে {em(`${change} দ্রুত`)}</>,
  slower: (change, em) => <>গত ৩০ দিন, আগের ৩০ দিনের চেয়ে {em(`${change} ধীর`)}</>,
  noReplies: 'গত ৩০ দিনে কোনো উত্তর যায়নি',
  offerAbove: 'দামের চেয়ে বেশি অফার',
  noOfferAbove: 'সব অফার মূল্য নিয়মিত মূল্যের কম',
  failedMails: 'না যাওয়া ইমেইল',
  failedBefore: (previous) => `গত ৭ দিন; তার আগের ৭ দিনে ${pieces(previous)}`,
  totalUsers: 'মোট ব্যবহারকারী',
  successProducts: 'সম্পন্ন সার্ভিস',
  pendingProducts: 'বাকি সার্ভিস',
  cards: 'ব্যবহারকারী ও সার্ভিসের রেকর্ড',
  people: (staff, visitors) => `কর্মী ${people(staff)}, গ্রাহক ${people(visitors)}`,
  completed: 'সার্ভিসের রেকর্ড সম্পন্ন',
  pending: 'সার্ভিসের রেকর্ড বাকি',
  oldest: (days) =>
    days < 1
      ? 'সার্ভিসের রেকর্ড, সবচেয়ে পুরোনোটি আজকের'
      : inDigits(`সার্ভিসের রেকর্ড, সবচেয়ে পুরোনোটি ${groupLakh(days)} দিনের`),
  per: { week: 'সপ্তাহে কত অনুরোধ', day: 'দিনে কত অনুরোধ' },
  parts: { contact: 'যোগাযোগ', quotation: 'কোটেশন', other: 'অন্যান্য' },
  columns: { week: 'সপ্তাহ শুরু', day: 'দিন' },
  now: { week: 'এই সপ্তাহ', day: 'আজ' },
  total: (count, previous, per) =>
    per === 'week'
      ? `১২ সপ্তাহে${comparison(count, previous, '১২ সপ্তাহের')}`
      : `৩০ দিনে${comparison(count, previous, '৩০ দিনের')}`,
  noEnquiries: 'এখনো কোনো অনুরোধ নেই। সাইটের ফর্ম থেকে আসা অনুরোধ এখানে দেখা যাবে।',
  nextSteps: {
    title: 'আমার পরের কাজ',
    all: 'আমার সব কাজ',
  },
  sales: {
    title: 'অনুরোধ থেকে অর্ডার',
    pipeline: 'বিক্রির ধাপ',
    period: 'এসেছে',
    days: (days) => inDigits(`গত ${days} দিনে`),
    by: 'যা ধরে',
    groups: { kind: 'উৎস', product: 'পণ্য', place: 'জায়গা', owner: 'দায়িত্বে' },
    without: {
      kind: '',
      product: 'পণ্য নেই',
      place: 'জায়গা নেই',
      owner: 'কেউ নেই',
    },
    stages: 'ধাপ অনুযায়ী অনুরোধ',
    groupsOf: (group) => `${group} অনুযায়ী অনুরোধ`,
    stage: 'ধাপ',
    count: 'অনুরোধ',
    value: 'মূল্য',
    open: 'চলমান',
    openValue: 'চলমানের মূল্য',
    wonValue: 'অর্ডারের মূল্য',
    conversion: 'অর্ডার %',
    percent: (share) => inDigits(`${Math.round(share * 100)}%`),
    none: 'এই সময়ে কোনো অনুরোধ নেই।',
  },
  waitingTitle: 'উত্তরের অপেক্ষায়',
  inbox: 'ইনবক্স',
  nobody: 'দায়িত্বে কেউ নেই',
  reply: 'উত্তর',
  inAll: (count) => `পুরোনোটি আগে। মোট ${pieces(count)}।`,
  nobodyWaits: 'সব উত্তর দেওয়া হয়েছে।',
  check: 'যে পণ্য দেখা দরকার',
  productList: 'পণ্যের তালিকা',
  nothingToCheck: 'দেখার কিছু নেই। সব পণ্যের দাম, ছবি ও মান ঠিক আছে।',
  noProducts: 'এখনো কোনো পণ্য নেই। প্রথম পণ্য যোগ করুন, অথবা তালিকা ইমপোর্ট করুন।',
  importProducts: 'ইমপোর্ট',
  andOthers: (model, others) => `${model} ও আরও ${pieces(others)}`,
  mailLog: 'ইমেইলের তালিকা',
  noTrouble: 'সব ইমেইল পৌঁছেছে।',
  notDelivered: (subject) => `পৌঁছায়নি: ${subject}`,
  isWaiting: (subject) => `অপেক্ষায়: ${subject}`,
  nextAttempt: (time) => `আবার চেষ্টা ${time}`,
  sendAgain: 'আবার পাঠান',
  sendAgainOf: (subject) => `আবার পাঠান: ${subject}`,
  sentAgain: 'ইমেইলটি আবার পাঠানো হচ্ছে।',
  notSentAgain: 'ইমেইলটি আবার পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  sent: (count) => `গত ৩০ দিনে ${pieces(count)} ইমেইল গেছে।`,
  changes: 'সর্বশেষ বদল',
  auditLog: 'কাজের লগ',
  noChanges: 'এখনো কিছু বদলায়নি।',
};

export const CHECK_TEXTS: typeof EnglishChecks = {
  offer_above: 'অফার মূল্য নিয়মিত মূল্যের বেশি',
  no_price: 'দাম নেই',
  no_picture: 'ছবি নেই',
  one_picture: 'মাত্র একটি ছবি',
  hidden: 'লুকানো',
  larger_costs_less: 'বড় সাইজের দাম কম',
  fan_input: 'ফ্যানের বিদ্যুৎ ঠিক মনে হয় না (পুরোনো তথ্য)',
  same_cop: 'COP ঠিক মনে হয় না (পুরোনো তথ্য)',
  same_cabinet: 'ইউনিটের মাপ ঠিক মনে হয় না',
};

export const durationParts: typeof englishParts = (minutes) => {
  const hours = Math.floor(minutes / 60);
  const parts =
    hours >= 24
      ? [
          { value: Math.floor(hours / 24), unit: 'দিন' },
          { value: hours % 24, unit: 'ঘণ্টা' },
        ]
      : [
          { value: hours, unit: 'ঘণ্টা' },
          { value: minutes % 60, unit: 'মিনিট' },
        ];
  const filled = parts.filter(({ value }) => value > 0);
  return filled.length > 0 ? filled : [{ value: 0, unit: 'মিনিট' }];
};

export const durationText: typeof englishDuration = (minutes) =>
  durationParts(minutes)
    .map(({ value, unit }) => `${inDigits(value)} ${unit}`)
    .join(' ');

export const greeting: typeof englishGreeting = (name, now) => {
  const { hour } = dhakaParts(now);
  const firstName = name.trim().split(/\s+/)[0];
  if (hour < 12) return `শুভ সকাল, ${firstName}`;
  return hour < 18 ? `শুভ অপরাহ্ন, ${firstName}` : `শুভ সন্ধ্যা, ${firstName}`;
};

export const todayText: typeof englishToday = (now) =>
  `${formatDayName(now)}, ${formatNumericDate(now)}, ঢাকায় ${formatTime(now)}`;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const recently: typeof englishRecently = (moment, now) => {
  if (formatNumericDate(moment) === formatNumericDate(now)) return formatTime(moment);
  if (now.getTime() - new Date(moment).getTime() >= WEEK_MS) return formatNumericDate(moment);
  return `${formatDayName(moment)} ${formatTime(moment)}`;
};

import { formatTaka, groupLakh, inDigits } from '@shishir/format';
import type { familiesTexts as English } from './families.texts';

const kinds = (count: number) => inDigits(`${count} ধরনের পণ্য`);
const models = (count: number) => inDigits(`${groupLakh(count)}টি মডেল`);

/** Numbers of families: all, and those with models. */
interface FamilyCounts {
  all: number;
  listed: number;
}

/** Returns the number of families on enquiry as the end of a sentence. */
const onEnquiry = ({ all, listed }: FamilyCounts) =>
  all > listed ? `, ${inDigits(all - listed)} ধরন অর্ডার সাপেক্ষে।` : '।';
/** Returns the number of families with models as the start of a sentence. */
const listedOf = (counts: FamilyCounts) =>
  counts.all > counts.listed
    ? `${kinds(counts.all)}: ${inDigits(counts.listed)} ধরনের`
    : `${kinds(counts.all)},`;

export const familiesTexts: typeof English = {
  home: 'হোম',
  products: 'পণ্য',
  lead: {
    none: 'এখানে এখনো কিছু নেই। কী দরকার জানান।',
    onEnquiry: (count) => `${kinds(count)}, অর্ডার সাপেক্ষে।`,
    priced: (counts) => `${listedOf(counts)} সাইজ ও দাম দেওয়া আছে${onEnquiry(counts)}`,
    unpriced: (counts) => `${listedOf(counts)} সাইজ দেওয়া আছে (দাম জেনে নিন)${onEnquiry(counts)}`,
    partlyPriced: (counts, withoutPrice) =>
      `${listedOf(counts)} সাইজ ও দাম দেওয়া আছে (${withoutPrice.join(' ও ')}: দাম জেনে নিন)${onEnquiry(counts)}`,
  },
  finder: {
    label: 'ক্যাপাসিটি বা মডেল দিয়ে',
    field: 'ক্যাপাসিটি বা মডেল দিয়ে খুঁজুন',
    placeholder: '১.৫ টন, 5 kW বা মডেল',
    search: 'খুঁজুন',
    classes: 'ক্যাপাসিটি অনুযায়ী মডেল',
    tons: (capacity) => inDigits(`${capacity} টন`),
    models: (count) => (count === 1 ? models(count) : inDigits(count)),
  },
  view: {
    label: 'যেভাবে দেখাবে',
    families: 'ধরন',
    models,
  },
  axis: { capacity: 'ক্যাপাসিটি, TR', price: 'দাম, টাকা' },
  row: {
    models,
    onRequest: 'দাম জেনে নিন',
    priceFrom: (price) => `দাম ${formatTaka(price)} থেকে`,
    capacity: (tr) => `${tr} TR`,
    capacities: (from, to) => `${from}\u2060–\u2060${to} TR`,
    airflows: (from, to) => `${from}\u2060–\u2060${to} m³/h`,
  },
  onEnquiry: {
    title: 'অর্ডার সাপেক্ষে',
    text: 'অর্ডার পেলে তৈরি হয়। ঘরের মাপ বা লোড পাঠান, দাম জানাব।',
    ask: 'দাম জেনে নিন',
  },
  groups: {
    outdoor: {
      title: 'আউটডোর ইউনিট',
      text: 'একটি আউটডোর ইউনিট একটি তলা বা পুরো ভবনের ইনডোর ইউনিট চালায়। দুটো মিলে VRF সিস্টেম।',
    },
    indoor: {
      title: 'ইনডোর ইউনিট',
      text: 'প্রতিটি চলে আউটডোর ইউনিটের সঙ্গে। দাম শুধু ইনডোর ইউনিটের।',
    },
    water: {
      title: 'ঠান্ডা পানির ব্যবস্থা',
      text: 'বড় ভবনের জন্য। চিলার পানি ঠান্ডা করে; পাম্প তা এয়ার হ্যান্ডলার ও ফ্যান কয়েলে পৌঁছায়।',
    },
    air: {
      title: 'তাজা বাতাস',
      text: 'ভেন্টিলেটর বাতাস চলাচল করায়, ঠান্ডা করে না। সাইজ ঠিক হয় বাতাসের পরিমাণ দেখে।',
    },
    other: { title: 'অন্য যন্ত্রপাতি', text: 'সাইজ ও দাম দেওয়া আছে।' },
  },
  uses: {
    outdoor_unit: 'ছাদে বা বারান্দায় বসে, এক জোড়া পাইপে অনেক ঘর চালায়।',
    round_cassette: 'সিলিংয়ে গোল প্যানেল, সব দিকে বাতাস। লবি, দোকান ও উঁচু ঘরের জন্য।',
    four_way_cassette: 'সিলিংয়ে চৌকো প্যানেল, চার দিকে বাতাস। অফিস, ক্লাসরুম ও দোকানের জন্য।',
    two_way_cassette: 'সিলিংয়ে লম্বা প্যানেল, দুই দিকে বাতাস। করিডর ও লম্বা ঘরের জন্য।',
    one_way_cassette: 'সিলিংয়ে সরু প্যানেল, এক দিকে বাতাস। বেডরুম ও হোটেলের ঘরের জন্য।',
    big_duct: 'লম্বা ডাক্টের জন্য জোরালো ফ্যান। একটি ইউনিটে একটি হল বা কয়েকটি ঘর ঠান্ডা হয়।',
    medium_duct: 'ফলস সিলিংয়ের ওপরে থাকে। অফিস ও রেস্টুরেন্টে মাঝারি ডাক্টের জন্য।',
    slim_duct: 'পাতলা ইউনিট, ফলস সিলিংয়ের ওপরে থাকে। বেডরুম ও ছোট অফিসের জন্য।',
    wall_mounted: 'দেয়ালে ঝোলে, ফলস সিলিং লাগে না। বেডরুম ও ছোট ঘরের জন্য।',
    ceiling_mounted:
      'ছাদের ঢালাইয়ের নিচে ঝোলে, বাতাস ঘরের দূর পর্যন্ত যায়। ফলস সিলিং নেই এমন হলের জন্য।',
    floor_standing: 'মেঝেতে দেয়াল ঘেঁষে বসে। দোকান ও অপেক্ষার ঘরের জন্য।',
    ventilation: 'তাজা বাতাস আনে, বাসি বাতাস বের করে, ঠান্ডার কিছুটা বাঁচায়।',
    air_handling_unit: 'ডাক্ট দিয়ে পুরো তলার বাতাস ফিল্টার ও ঠান্ডা করে।',
    chiller: 'এয়ার কুলড মডিউল, লোড অনুযায়ী পাশাপাশি বসে।',
    split: 'ভেতরে একটি, বাইরে একটি ইউনিট, একটি ঘরের জন্য।',
    rooftop_package: 'কুলিং, ফ্যান ও ফিল্টার ছাদের এক ক্যাবিনেটে, ডাক্টের সঙ্গে যুক্ত।',
    cold_room: 'খাবার, ওষুধ বা ফুলের জন্য ইনসুলেশন করা ঘর, আপনার মাপে তৈরি।',
    dehumidifier: 'আর্দ্রতা কমানোর যন্ত্র। গুদাম, মহাফেজখানা ও ওয়ার্কশপের জন্য।',
    filter: 'মোটা ধুলা থেকে মিহি কণা পর্যন্ত সব ধরনের এয়ার ফিল্টার।',
  },
};

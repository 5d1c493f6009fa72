import { inDigits } from '@shishir/format';
import type { sizingTexts as English } from './sizing.texts';

const BANGLA_UNIT = /^[\u0980-\u09ff]/;

/** A figure takes Bangla digits without a unit and before a Bangla one. */
const figure = (value: string, unit = '') =>
  unit === '' || unit === '%' || BANGLA_UNIT.test(unit) ? inDigits(value) : value;

/** '%' and 'টি' follow their figure without a space. */
const withUnit = (value: string, unit: string) =>
  `${figure(value, unit)}${unit === '' || unit === '%' || unit === 'টি' ? '' : '\u00a0'}${unit}`;

const helps = {
  ventilator:
    'আর্দ্রতার বেশির ভাগ আসে বাইরের বাতাসের সঙ্গে। এনার্জি রিকভারি ভেন্টিলেটর বা বাতাস শুকিয়ে দেয় এমন ফ্রেশ এয়ার ইউনিট (DOAS) তা ঘরে ঢোকার আগেই সরিয়ে নেয়। কম ফ্যান স্পিডে বড় কয়েল কিছুটা কাজে দেয়; শুধু বড় ইউনিট নিলে লাভ নেই।',
  dehumidifier:
    'আর্দ্রতার বেশির ভাগ আসে মানুষের শরীর থেকে। কম ফ্যান স্পিডে বড় কয়েলের ইউনিট নিন, অথবা ডিহিউমিডিফায়ার লাগান। শুধু বড় ইউনিট নিলে লাভ নেই।',
};

export const sizingTexts: typeof English = {
  roomKinds: {
    bedroom: 'বেডরুম',
    living_room: 'বসার ঘর',
    office: 'অফিস',
    shop: 'দোকান',
    restaurant: 'রেস্টুরেন্ট',
    classroom: 'ক্লাসরুম',
    hall: 'হল',
    ward: 'ওয়ার্ড',
    gym: 'জিম',
    server_room: 'সার্ভার রুম',
  },
  directions: {
    n: 'উত্তর',
    ne: 'উত্তর-পূর্ব',
    e: 'পূর্ব',
    se: 'দক্ষিণ-পূর্ব',
    s: 'দক্ষিণ',
    sw: 'দক্ষিণ-পশ্চিম',
    w: 'পশ্চিম',
    nw: 'উত্তর-পশ্চিম',
  },
  stations: {
    dhaka: 'ঢাকা',
    chattogram: 'চট্টগ্রাম',
    sylhet: 'সিলেট',
    rajshahi: 'রাজশাহী',
    khulna: 'খুলনা',
    rangpur: 'রংপুর',
    barishal: 'বরিশাল',
    mymensingh: 'ময়মনসিংহ',
  },
  months: {
    3: 'মার্চ',
    4: 'এপ্রিল',
    5: 'মে',
    6: 'জুন',
    7: 'জুলাই',
    8: 'আগস্ট',
    9: 'সেপ্টেম্বর',
    10: 'অক্টোবর',
  },
  advice: {
    tooHumid: {
      title: (percent) => `ঘরের আর্দ্রতা বেশি থাকবে: প্রায় ${inDigits(percent)}%`,
      text: (by) =>
        `সাধারণ ইউনিট ঘর ঠান্ডা করতে পারবে, কিন্তু বাতাস যথেষ্ট শুকাতে পারবে না। ${helps[by]}`,
    },
    openFront: {
      title: (kw) => `খোলা দরজা দিয়ে ${kw}\u00a0kW গরম ঢোকে`,
      text: 'এয়ার কার্টেন আছে ধরে নেওয়া হয়েছে। না থাকলে প্রায় তিন গুণ গরম ঢুকবে। বড় ইউনিটের চেয়ে নিজে বন্ধ হয় এমন দরজার খরচ কম।',
    },
    littleAir: {
      title: (flow_l_s) => `বাইরের বাতাস কম: ${flow_l_s}\u00a0L/s`,
      text: (needed_l_s) =>
        `এত মানুষের জন্য লাগে ${needed_l_s}\u00a0L/s (ASHRAE 62.1; ওয়ার্ডে ASHRAE 170)। এতটা বাতাসের ফ্রেশ এয়ার ইউনিট বেছে নিন; লোড বাড়বে।`,
    },
    coldRoom: {
      title: 'ক্যাপাসিটির রেখার চেয়ে ঠান্ডা',
      text: 'প্রকাশিত রেখা 12.8 °C ওয়েট বাল্ব পর্যন্ত, মানে ৫০% আর্দ্রতায় প্রায় 19 °C। এর নিচে ইউনিট দেখানো মানের চেয়ে কম দেয়: প্রস্তুতকারকের ছক মিলিয়ে দেখুন।',
    },
    allYear: {
      title: 'এই ঘরে আলাদা ইউনিট লাগবে',
      text: 'দিনরাত চলে, জানুয়ারিতেও। বাতাস শুকনো, তাই সেনসিবল ক্যাপাসিটি মিলিয়ে দেখুন, আর একটি নষ্ট হলে চালানোর জন্য দ্বিতীয় ইউনিট রাখুন।',
    },
  },
  labels: {
    'Floor area': 'মেঝের মাপ',
    'Ceiling height': 'সিলিংয়ের উচ্চতা',
    'Glass area': 'কাচের মাপ',
    People: 'কয়জন থাকেন',
    Lights: 'বাতি',
    Equipment: 'যন্ত্রপাতি',
    'Fresh air': 'বাইরের বাতাস',
    'Room temperature': 'ঘরের তাপমাত্রা',
    'Type of room': 'কেমন ঘর',
    Direction: 'দিক',
    Shading: 'ছায়া',
    Door: 'দরজা',
    Place: 'জায়গা',
    Windows: 'জানালা',
    'Outside walls': 'বাইরের দেয়াল',
    Activity: 'কী করেন',
    'Hours a day': 'দিনে কত ঘণ্টা',
    'Days a month': 'মাসে কত দিন',
    'Average load': 'গড় লোড',
    'Other use of the household': 'বাসার অন্য ব্যবহার',
    'Power input': 'বিদ্যুৎ লাগে',
    Demand: 'ডিমান্ড',
    Load: 'লোড',
    Number: 'সংখ্যা',
    'Peak hours': 'পিক আওয়ার',
    'Units in this room': 'এই ঘরে ইউনিট',
    'Rooms like this': 'এমন ঘর',
    Diversity: 'ডাইভার্সিটি',
    'Longest run': 'সবচেয়ে লম্বা পাইপ',
    'Height of the outdoor unit': 'আউটডোর ইউনিটের উচ্চতা',
    'Refrigerant charge': 'গ্যাসের পরিমাণ',
    'Volume of the smallest room': 'সবচেয়ে ছোট ঘরের আয়তন',
    'Number of ventilators': 'ভেন্টিলেটরের সংখ্যা',
    'Air flow of a ventilator': 'প্রতি ভেন্টিলেটরে বাতাস',
    rooms: 'টি',
    persons: 'জন',
    h: 'ঘণ্টা',
    units: 'টি',
    days: 'দিন',
    '1/h': 'বার/ঘণ্টা',
    '% of the load': '% (লোডের)',
    '% of the moisture': '% (আর্দ্রতার)',
    '% of the loads': '% (সব লোডের)',
  },
  errors: {
    range: (label, isWhole, min, max, unit) =>
      `${label}: ${figure(min, unit)} থেকে ${withUnit(max, unit)} পর্যন্ত ${isWhole ? 'পূর্ণ সংখ্যা' : 'সংখ্যা'} লিখুন।`,
    choice: (label, choices) => `${label}: এগুলোর একটি বেছে নিন: ${choices}।`,
    tooMany: (label, max) => `${label}: সর্বোচ্চ ${figure(max)}টি লিখুন।`,
    outOfOrder: (label, other) => `${label} ‘${other}’-এর চেয়ে কম হতে পারে না।`,
    noWall: 'বাইরের দেয়াল না থাকলে কাচে রোদ পড়ে না। কাচের মাপ ০ লিখুন, অথবা বাইরের দেয়াল বেছে নিন।',
    glassTooLarge: (walls, limit) =>
      `বাইরের ${inDigits(walls)}টি দেয়াল মিলে ${limit}, কাচ এর চেয়ে বড় হতে পারে না। ${limit} পর্যন্ত লিখুন, অথবা দেয়াল বদলান।`,
    tooManyDirections: (directions, walls) =>
      `কাচ ${inDigits(directions)} দিকে, কিন্তু ঘরের বাইরের দেয়াল ${inDigits(walls)}টি। দিক বা দেয়াল বদলান।`,
    tooManyPeople: (area, max) =>
      `${area} জায়গায় সর্বোচ্চ ${figure(max)} জন ধরে। সংখ্যা বা মাপ বদলান।`,
    tooWarm: (outdoor) => `ঘরের তাপমাত্রা বাইরের ${outdoor}\u00a0°C-এর চেয়ে কম হতে হবে।`,
    moreThanADay: (hours) => `দিনে ${figure(hours)} ঘণ্টা চলে, পিক আওয়ার এর বেশি হতে পারে না।`,
  },
};

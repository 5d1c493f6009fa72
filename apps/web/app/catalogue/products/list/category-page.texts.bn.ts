import { formatTaka, groupLakh, groupThousands, inDigits } from '@shishir/format';
import type { categoryPageTexts as English } from './category-page.texts';

const millimetres = (side: number) => `${groupThousands(side)}\u00a0mm`;
const range = (min: string, max: string) => `${min}\u2060–\u2060${max}`;

const SIDES = { width: 'প্রস্থ', height: 'উচ্চতা', depth: 'গভীরতা' };

export const categoryPageTexts: typeof English = {
  home: 'হোম',
  products: 'পণ্য',
  heading: (category) => category,
  titleOfPage: (heading, page) => `${heading}, পাতা ${inDigits(page)}`,
  all: {
    heading: 'সব পণ্য',
    description:
      'VRF আউটডোর ও ইনডোর ইউনিট, ক্যাসেট, ডাক্ট, ওয়াল মাউন্টেড, ভেন্টিলেশন ও চিলার। ক্যাপাসিটি TR ও kW-এ, দাম টাকায়।',
  },
  groupLeads: {
    duct: 'ফলস সিলিংয়ের ওপরে, চোখের আড়ালে: ফ্ল্যাট ও হোটেলের ঘরে স্লিম, দোকান ও অফিসে মিডিয়াম, হলে বিগ।',
  },
  unknown: {
    title: 'কোনো পণ্য পাওয়া যায়নি',
    description: 'এই নামে কোনো ধরন নেই।',
  },
  description: {
    ofTitle: (title) => `${title}: মডেল, ক্যাপাসিটি ও দাম।`,
    withFacts: (description, facts) => `${description} ${facts.join(', ')}।`,
    models: (count) => inDigits(`${groupLakh(count)}টি মডেল`),
    capacities: (min, max) => `${range(min, max)} TR`,
    priceFrom: (price) => `দাম ${formatTaka(price)} থেকে`,
  },
  notes: {
    ignored: (values) => `বোঝা যায়নি বলে বাদ গেছে: ${values.join(', ')}।`,
    value: (parameter, value) => `${parameter} ‘${value}’`,
    parameters: {
      tr_min: 'ক্যাপাসিটি কমপক্ষে',
      tr_max: 'ক্যাপাসিটি সর্বোচ্চ',
      flow_min: 'বাতাস কমপক্ষে',
      flow_max: 'বাতাস সর্বোচ্চ',
      price_min: 'দাম কমপক্ষে',
      price_max: 'দাম সর্বোচ্চ',
      sort: 'সাজান',
      page: 'পাতা',
      view: 'যেভাবে দেখাবে',
    },
  },
  facts: {
    range,
    sizes: 'সাইজ',
    capacity: 'কুলিং ক্যাপাসিটি',
    refrigerant: 'রেফ্রিজারেন্ট (গ্যাস)',
    bodyHeight: 'মূল ইউনিটের উচ্চতা',
    bodyWidth: 'প্রস্থ',
    either: (one, other) => `${one} বা ${other}`,
    price: 'দাম',
    onRequest: 'জেনে নিন',
    priceFrom: 'দাম শুরু',
  },
  same: {
    compressor: (inverterType) =>
      inverterType === 'Inverter' ? 'ইনভার্টার কম্প্রেসর' : 'ইনভার্টার নয় এমন কম্প্রেসর',
    heatPump: 'হিট পাম্প (ঠান্ডা ও গরম দুটোই)',
    cop: (cop) => `COP ${cop}`,
    wide: (width) => `প্রস্থ ${millimetres(width)}`,
    high: (height) => `উচ্চতা ${millimetres(height)}`,
    deep: (depth) => `গভীরতা ${millimetres(depth)}`,
  },
  ladder: {
    range,
    columns: {
      tr: { title: 'TR', unit: 'TR' },
      kw: { title: 'kW', unit: 'kW' },
      inputKw: { title: 'বিদ্যুৎ, kW', unit: 'kW বিদ্যুৎ' },
      inputW: { title: 'বিদ্যুৎ, W', unit: 'W বিদ্যুৎ' },
      cop: { title: 'COP', unit: 'COP' },
      sound: { title: 'শব্দ, dB(A)', unit: 'dB(A)' },
      weight: { title: 'ওজন, kg', unit: 'kg' },
      size: (sides) => ({
        title: `${sides.map((side) => SIDES[side]).join(' × ')}, mm`,
        unit: sides.length === 1 ? `mm ${SIDES[sides[0]!]}` : 'mm',
      }),
    },
    copNote:
      'COP হলো নির্ধারিত পরীক্ষার অবস্থায় কুলিং ক্যাপাসিটি ÷ যত বিদ্যুৎ লাগে (শর্তগুলো ডেটা শিটে আছে)।',
  },
  help: {
    building: {
      title: 'আপনার ভবনে কোন সাইজ?',
      questions: [
        'কয়টি ঘর, কত মাপ, কী কাজে',
        'ছাদ বা বারান্দায় কতটুকু জায়গা',
        'সবচেয়ে লম্বা পাইপ কত, উঁচু-নিচু কত',
      ],
      tool: 'VRF সিস্টেম সাজান',
    },
    room: {
      title: 'আপনার ঘরে কোন সাইজ?',
      questions: [
        'মেঝের মাপ ও সিলিংয়ের উচ্চতা',
        'জানালা কোন দিকে, ঘর ছাদের ঠিক নিচে কি না',
        'কয়জন থাকেন, কী কী যন্ত্রপাতি চলে',
      ],
      tool: 'ঘরের হিসাব করুন',
    },
    air: {
      title: 'কতটুকু তাজা বাতাস দরকার?',
      questions: ['কয়টি ঘর, কত মাপ, কী কাজে', 'কয়জন থাকেন', 'বাইরের বাতাস কোন দিক দিয়ে আনা যায়'],
    },
    plant: {
      title: 'আপনার ভবনে কোন মডিউল?',
      questions: [
        'লোড, অথবা ভবনের মাপ ও কী কাজে',
        'পানির তাপমাত্রা, পাম্প লাগবে কি না',
        'মডিউল কোথায় বসবে, ক্রেন যেতে পারে কি না',
      ],
    },
  },
  cabinets: {
    title: 'কত বড়?',
    upTo: (size) => `${size} পর্যন্ত ক্যাবিনেট, একই স্কেলে আঁকা।`,
    clearance: 'বাতাস চলাচল ও সার্ভিসের জন্য চারপাশে ফাঁকা জায়গা রাখুন (কতটুকু, ডেটা শিটে আছে)।',
    person: '1.75 m',
    size: (width, height) => `প্রস্থ ${millimetres(width)}, উচ্চতা ${millimetres(height)}`,
    sizes: range,
    joined: {
      size: (width) => `প্রস্থ 2 × ${millimetres(width)}`,
      note: (size) => `${size}-এর ওপরে: দুই ক্যাবিনেটে এক সিস্টেম, অর্ডার সাপেক্ষে`,
    },
  },
};

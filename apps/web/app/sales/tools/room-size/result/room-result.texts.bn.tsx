import { inDigits, language } from '@shishir/format';
import type { roomResultTexts as English } from './room-result.texts';

const plain = (figure: number | string) => inDigits(Number(figure));
const tons = (figure: number | string) => `${plain(figure)}\u00a0টন`;
const peak = (month: string, hour: number) => `${month}, ${language.time(hour, 0)}`;

export const roomResultTexts: typeof English = {
  title: 'কত ঠান্ডা দরকার',
  estimate: 'আনুমানিক',
  likely: (figure, quiet) => (
    <>
      {figure} TR {quiet('সম্ভাব্য')}
    </>
  ),
  kwAndRange: (kw, low, high) => `${kw}\u00a0kW; ${low}\u2060–\u2060${high}\u00a0TR`,
  scale: (low, likely, high) =>
    `ইউনিটের সাইজ: কমপক্ষে ${low}, সম্ভাব্য ${likely}, সর্বোচ্চ ${high}\u00a0TR`,
  scaleEnd: (tr) => `${tr}\u00a0TR`,
  marks: 'রেখার নিচের দাগগুলো ক্যাটালগের সাইজ; লম্বা দাগের সাইজ এই ঘরে চলবে।',
  figures: {
    size: 'ইউনিটের সাইজ',
    sizeValue: (kw, tr) => `লেবেলে ${kw}\u00a0kW (${tr}\u00a0TR)`,
    peak: 'সবচেয়ে গরম',
    peakValue: peak,
  },
  recommendation: {
    split: (size) =>
      `আমাদের পরামর্শ: ${tons(size)} স্প্লিট এসি, অথবা VRF সিস্টেমে এই সাইজের ইনডোর ইউনিট।`,
    several: 'আমাদের পরামর্শ: কয়েকটি ইউনিট মিলিয়ে এই সাইজ।',
  },
  sizes: 'ইউনিটের সাইজ: TR, kW ও BTU/h',
  conditions: {
    title: 'গরমের সময়, আর্দ্রতা ও ক্যাপাসিটি',
    peak: 'এই ঘরে সবচেয়ে গরম কখন',
    peakValue: (month, hour, outdoor) => `${peak(month, hour)}, বাইরে ${outdoor}\u00a0°C`,
    sensible: 'সেনসিবল লোড',
    sensibleValue: (kw, percent) => `${kw}\u00a0kW (${inDigits(percent)}%)`,
    sensiblePeak: 'সবচেয়ে বেশি সেনসিবল লোড',
    sensiblePeakValue: (kw, month, hour) =>
      `${kw}\u00a0kW, ${peak(month, hour)}; ইউনিটের সাইজে এটাও ধরা আছে`,
    latent: 'ল্যাটেন্ট লোড (আর্দ্রতা)',
    kw: (kw) => `${kw}\u00a0kW`,
    humidity: 'ঘরে আর্দ্রতা দাঁড়াবে',
    humidityValue: (percent, max) => `প্রায় ${inDigits(percent)}% (সর্বোচ্চ ${inDigits(max)}%)`,
    rated: 'লেবেলের সংখ্যা যে অবস্থায়',
    ratedValue: '27\u00a0°C / ওয়েট বাল্ব 19\u00a0°C, বাইরে 35\u00a0°C',
    corrected: 'সাধারণ ইউনিট দেবে',
    correctedValue: (percent, room, wetBulb, outdoor) =>
      `${inDigits(percent)}%, ঘরে ${room}\u00a0°C / ওয়েট বাল্ব ${wetBulb}\u00a0°C, বাইরে ${outdoor}\u00a0°C হলে`,
    coil: 'ইউনিটের সেনসিবল অংশ',
    percent: (percent) => `${inDigits(percent)}%`,
    typical: 'প্রস্তুতকারকের তালিকা না বসানো পর্যন্ত সাধারণ মান।',
  },
  ranges: { unit: 'একক', columns: ['কমপক্ষে', 'সম্ভাব্য', 'সর্বোচ্চ'] },
  parts: {
    title: 'গরম আসছে কোথা থেকে',
    watts: (figure) => `${figure}\u00a0W`,
    kilowatts: (figure) => `${figure}\u00a0kW`,
    likely: 'সম্ভাব্য',
    high: 'সর্বোচ্চ পর্যন্ত',
  },
  send: 'ইঞ্জিনিয়ারকে পাঠান',
  share: 'ঘরে কত ঠান্ডা দরকার',
  toSystem: 'ঘরটি VRF সিস্টেমে যোগ করুন',
  none: 'ফলাফল এখনো নেই',
  bar: {
    none: 'ফলাফল এখনো নেই।',
    problem: 'কী ঠিক করতে হবে দেখুন',
    likely: (strong, tr) => <>{strong(`${tr}\u00a0TR`)} সম্ভাব্য</>,
    range: (low, high, kw) => `${low}\u2060–\u2060${high}\u00a0TR, ${kw}\u00a0kW`,
    open: 'বিস্তারিত',
    close: 'বন্ধ করুন',
  },
  drawing: ({ length, width, height, underRoof, glass }) =>
    [
      `স্কেল অনুযায়ী আঁকা ঘর: ${length} × ${width}\u00a0m`,
      `উচ্চতা ${height}\u00a0m`,
      underRoof && 'ওপরে খোলা ছাদ',
      glass !== null && `কাচ ${glass}\u00a0m²`,
    ]
      .filter(Boolean)
      .join(', '),
  rules: {
    title: 'একেক দোকান একেক কথা বলে কেন',
    lead: (area, least, most, isOpen) =>
      `একই ${inDigits(area)} বর্গফুট ঘরের জন্য বাজারের নিয়মে ${plain(least)} থেকে ${tons(most)}${isOpen ? 'ের বেশি' : ''} পর্যন্ত আসে। বেশির ভাগ নিয়ম শুধু মেঝের মাপ দেখে।`,
    largest: (first, second, percent) =>
      `এই ঘরে ${inDigits(percent)}% গরম আসছে ‘${first}’ ও ‘${second}’ থেকে।`,
    axis: 'TR',
    own: {
      title: 'এই হিসাব',
      text: (count) => `আপনার ঘরের ${inDigits(count)}টি দিক ধরে`,
    },
    names: {
      shop_rule: {
        title: 'দোকানের নিয়ম: ১০০\u2060–\u2060১৫০ বর্গফুটে ১ টন',
        text: 'শুধু মেঝের মাপ',
      },
      shop_list: { title: 'দোকানের তালিকা: ২০০ বর্গফুট পর্যন্ত ২ টন', text: 'শুধু মেঝের মাপ' },
      btu_per_sqft: {
        title: 'প্রতি বর্গফুটে 20\u00a0BTU/h',
        text: 'আমেরিকার নিয়ম, শুধু মেঝের মাপ',
      },
      energy_star: {
        title: 'ENERGY STAR-এর তালিকা',
        text: 'যুক্তরাষ্ট্র; রোদ ও মানুষ যোগ করা; যাচাই বাকি',
      },
      check_figure: {
        title: 'ডিজাইনারদের মোটা হিসাব',
        text: 'ঠান্ডা দেশের আবহাওয়া, ঘরের ধরন ধরে',
      },
    },
    larger: (rule) => `${rule}; এই ঘর তার চেয়ে বড়`,
    over: (tr) => `${tr}+`,
    range: (low, high) => `${low}\u2060–\u2060${high}`,
  },
  units: {
    title: 'এই ঘরে যা চলবে',
    rated: ({ room, outdoor, percent }) =>
      `লেবেলের ক্যাপাসিটি ঘরে 27\u00a0°C (ওয়েট বাল্ব 19\u00a0°C) ও বাইরে 35\u00a0°C-এর জন্য। ঘরে ${room}\u00a0°C, আর্দ্রতা ৫০% ও বাইরে ${outdoor}\u00a0°C হলে সাধারণ ইউনিট তার ${inDigits(percent)}% দেয়।`,
    range: (from, to) => `তাই লেবেলে ${from}\u2060–\u2060${to}\u00a0kW লাগবে।`,
    corrected: (total, sensible) =>
      `আপনার ঘরে প্রায় ${total}\u00a0kW, এর মধ্যে সেনসিবল ${sensible}\u00a0kW`,
    none: 'ক্যাটালগে এত বড় একটি ইনডোর ইউনিট নেই; এই ঘরে কয়েকটি লাগবে।',
    larger: 'এই সাইজের মধ্যে ইউনিট নেই; এগুলো পরের বড় সাইজ।',
    needOutdoor: (link) => <>এগুলো VRF সিস্টেমের ইনডোর ইউনিট, সঙ্গে {link('আউটডোর ইউনিট')} লাগবে।</>,
    needOutdoorFrom: (link, price) => (
      <>
        এগুলো VRF সিস্টেমের ইনডোর ইউনিট, সঙ্গে {link('আউটডোর ইউনিট')} লাগবে: {price} থেকে, কয়েকটি ঘর
        চলে।
      </>
    ),
    kw: (figure) => `${figure}\u00a0kW`,
    headroom: (percent, kw) => `${inDigits(percent)}% বেশি (${kw}\u00a0kW)`,
  },
  split: {
    title: 'শুধু এই একটি ঘর?',
    text: 'তাহলে সাধারণত স্প্লিট এসিই ভালো। ইনস্টলেশনসহ দাম জানিয়ে দেব।',
    ask: 'স্প্লিট এসির দাম জানুন',
    about: (category) => `${category} সম্পর্কে`,
    recommended: (size, kw, spare) =>
      `আমাদের পরামর্শ: ${tons(size)} (লেবেলে ${kw}\u00a0kW), হাতে থাকে ${spare}\u00a0kW`,
    recommendedAboveHigh: (size, kw) =>
      `আমাদের পরামর্শ: ${tons(size)} (লেবেলে ${kw}\u00a0kW), সর্বোচ্চ লোডও সামলায়`,
    larger: (size, kw, spare) =>
      `এক সাইজ বড়: ${tons(size)} (লেবেলে ${kw}\u00a0kW), হাতে থাকে ${spare}\u00a0kW`,
    largerAboveHigh: (size, kw) =>
      `এক সাইজ বড়: ${tons(size)} (লেবেলে ${kw}\u00a0kW), সর্বোচ্চ লোডও সামলায়`,
  },
  cost: {
    title: 'চালাতে কত খরচ',
    lead: 'এই ঘরের বিদ্যুৎ খরচ। যা মেলে না, বদলে নিন।',
    leadWithOtherUse: 'বাসার অন্য খরচের ওপর এই ঘরের বিদ্যুৎ খরচ। যা মেলে না, বদলে নিন।',
    loadHint: 'চলার সময় সম্ভাব্য লোডের কত ভাগ',
    cop: 'কার্যকারিতা (COP)',
    copHint: 'ইউনিটের লেবেলে লেখা থাকে',
  },
};

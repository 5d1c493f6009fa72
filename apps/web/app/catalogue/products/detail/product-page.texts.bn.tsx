import { groupThousands, inDigits, language } from '@shishir/format';
import { PEAK_HOURS } from '@shishir/sizing';
import type { productPageTexts as English } from './product-page.texts';

/** Returns 'ওজন, পাইপের মাপ ও EER'. */
const listed = (names: string[]) => names.join(', ').replace(/, ([^,]+)$/, ' ও $1');

const BRANDS: Record<string, string> = { Samsung: 'স্যামসাং', Haier: 'হায়ার', EBARA: 'এবারা' };

const PEAK = `${language.time(PEAK_HOURS.from, 0)} থেকে ${language.time(PEAK_HOURS.to, 0)}`;

/** Returns the charges that a cost includes. */
function chargesText({ demand, vat }: { demand: boolean; vat: boolean }): string {
  if (demand === vat) return `ডিমান্ড চার্জ ও ভ্যাট ${demand ? 'ধরা আছে' : 'আলাদা'}।`;
  return demand ? 'ডিমান্ড চার্জ ধরা আছে, ভ্যাট আলাদা।' : 'ভ্যাট ধরা আছে, ডিমান্ড চার্জ আলাদা।';
}

export const productPageTexts: typeof English = {
  home: 'হোম',
  products: 'পণ্য',
  meta: {
    description: (title, model, facts) => `${title}, মডেল ${model}: ${facts}।`,
    ton: (capacity) => inDigits(`${capacity} টন`),
    onRequest: 'দাম জেনে নিন',
    needsOutdoorUnit: 'আউটডোর ইউনিট লাগবে',
    unknownTitle: 'পণ্যটি পাওয়া যায়নি',
    unknownDescription: 'এই পণ্য নেই, অথবা আর বিক্রি হয় না।',
  },
  head: {
    model: (model) => `মডেল ${model}`,
    modelOfBrand: (brand, model) => `${BRANDS[brand] ?? brand}, মডেল ${model}`,
    roomSize: 'আপনার ঘরের হিসাব করুন',
    plan: 'এই ইউনিট দিয়ে VRF সিস্টেম সাজান',
    discontinued: (strong, link) => (
      <>
        {strong('আর বিক্রি হয় না।')} এই ইউনিট এখন বিক্রি করি না, তবে সার্ভিস করি ও স্পেয়ার পার্টস দিই:{' '}
        {link('জিজ্ঞেস করুন')}।
      </>
    ),
    successor: 'নতুন মডেল',
  },
  need: {
    singleRoom: (split) => <>একটি ঘরের জন্য দেখুন {split}।</>,
    indoorUnits: (strong, link, from) => (
      <>
        {strong('শুধু আউটডোর ইউনিট।')}{' '}
        {link(from === null ? 'ইনডোর ইউনিট লাগবে' : `ইনডোর ইউনিট লাগবে, দাম ${from} থেকে`)}
      </>
    ),
    ventilation: (strong) => <>{strong('তাজা বাতাস আনে, ঠান্ডা করে না।')} যেকোনো এসির সঙ্গে চলে।</>,
    chiller: (strong) => <>{strong('পানির লাইন লাগবে,')} কোটেশনে একসঙ্গে দিই।</>,
  },
  figures: {
    ton: 'টন',
    recoveryAssumed: (percent) => `কার্যকারিতা ${inDigits(percent)}%, ধরে নেওয়া`,
    calculatedFlow: 'ΔT 5 K ধরে হিসাব করা',
    ratedPower: 'বিদ্যুৎ লাগে (রেটেড)',
    indoorUnitOnly: 'শুধু এই ইনডোর ইউনিট',
    oldData: 'পুরোনো তথ্য থেকে',
    soundRange: (levels) => levels.join('\u2060–\u2060'),
    fanSpeeds: 'কম থেকে বেশি ফ্যান স্পিডে',
    mm: 'mm',
    body: {
      label: 'মূল ইউনিটের উচ্চতা',
      unit: 'mm',
      main: 'মূল ইউনিটের উচ্চতা',
      others: 'প্রস্থ × গভীরতা',
    },
    cabinet: { label: 'প্রস্থ', unit: 'mm', main: 'প্রস্থ', others: 'উচ্চতা × গভীরতা' },
    sides: (others) => `${others} mm`,
  },
  commercial: {
    noLongerSold: 'আর বিক্রি হয় না',
    included: 'দামের মধ্যে আছে',
    notIncluded: 'দামের মধ্যে নেই',
    inStock: (mark) => mark('স্টকে আছে'),
    inStockAt: (mark, place) => (
      <>
        {mark('স্টকে আছে')}, {place}
      </>
    ),
    onOrder: (mark) => mark('অর্ডার সাপেক্ষে'),
    onOrderWeeks: (mark, weeks) => (
      <>
        {mark('অর্ডার সাপেক্ষে')}, প্রায় {inDigits(weeks)} সপ্তাহ
      </>
    ),
    onOrderRange: (mark, min, max) => (
      <>
        {mark('অর্ডার সাপেক্ষে')}, প্রায় {inDigits(`${min}\u2060–\u2060${max}`)} সপ্তাহ
      </>
    ),
    delivery: 'ডেলিভারি',
    installation: 'ইনস্টলেশন',
    installationFrom: (price) => `${price} থেকে`,
    installationFromWithNote: (price, note) => `${price} থেকে, ${note}`,
    warranty: 'ওয়ারেন্টি',
    terms: 'শর্ত',
    termsSince: (date) => `এই শর্ত ${date} থেকে।`,
    reply: (time) => `${time}ের মধ্যে উত্তর দেব।`,
  },
  documents: {
    title: 'কাগজপত্র',
    types: {
      labels: {
        data_sheet: 'ডেটা শিট',
        manual: 'ব্যবহার নির্দেশিকা',
        submittal: 'সাবমিটাল',
        certificate: 'সনদ',
        drawing: 'ড্রয়িং',
        wiring_diagram: 'ওয়্যারিং ডায়াগ্রাম',
        start_up_report: 'চালু করার রিপোর্ট',
      },
    },
    languages: {
      labels: { en: 'ইংরেজি', bn: 'বাংলা', en_bn: 'ইংরেজি ও বাংলা', other: 'অন্য ভাষা' },
    },
    pdf: (language) => `PDF, ${language}`,
  },
  cost: {
    title: 'বিদ্যুৎ খরচ',
    method: 'হিসাবটি কীভাবে করা হয়',
    month: 'মাসে',
    kwh: 'kWh মাসে',
    co2e: 'kg CO₂e মাসে, প্রায়',
    assumptions: (assumed) =>
      [
        `দিনে ${inDigits(assumed.hours)} ঘণ্টা, এর ${inDigits(assumed.peakHours)} ঘণ্টা পিক আওয়ারে (${PEAK}), মাসে ${inDigits(assumed.days)} দিন, ${inDigits(assumed.loadPercent)}% লোড, পুরো লোডে ${groupThousands(assumed.inputW)} W।`,
        `বিদ্যুতের দর ${assumed.tariff}: প্রতি kWh ${assumed.offPeakPrice}, পিক আওয়ারে ${assumed.peakPrice}${assumed.confirmed ? '' : ' (এখনো যাচাই করা হয়নি)'}।`,
        `${chargesText(assumed)} ইনডোর ফ্যান ধরা হয়নি। প্রতি kWh বিদ্যুতে প্রায় ${assumed.gridGrams} g CO₂e।`,
      ].join(' '),
    school: (tariff, price) => `স্কুল, হাসপাতাল ও উপাসনালয়ে ${tariff} দরে মাসে ${price} লাগে।`,
  },
  specification: {
    title: 'স্পেসিফিকেশন',
    lead: (model) => `মডেল ${model}।`,
    missing: (names) => `${listed(names)}। এগুলো প্রস্তুতকারকের ডেটা শিটে আছে।`,
    missingLabel: 'এখানে নেই:',
    ask: 'আমাকে পাঠান',
  },
  around: {
    sizes: 'অন্য সাইজ',
    sizesAndTypes: 'অন্য সাইজ ও ধরন',
    sizesAndCombinations: 'পরের সাইজ ও কম্বিনেশন',
    nextSize: 'পরের সাইজ',
    steps: { smaller: 'ছোট', larger: 'বড়' },
    smallest: 'এটিই সবচেয়ে ছোট সাইজ।',
    largest: 'এটিই সবচেয়ে বড় সাইজ।',
    others: 'একই ক্যাপাসিটির অন্য ইউনিট',
    othersOfCapacity: (kw) => `অন্য ধরনে একই ${kw} kW`,
    more: (amount) => `${amount} বেশি`,
    less: (amount) => `${amount} কম`,
  },
  modules: {
    title: 'পাশাপাশি কয়েকটি মডিউল',
    columns: { count: 'এই সাইজের মডিউল', kw: 'kW', tr: 'TR', flow: 'পানি, m³/h' },
    note: 'পানির পরিমাণ 5 K পার্থক্যে সাধারণ পানির জন্য হিসাব করা। প্রস্তুতকারকের কাগজে যা আছে, সেটিই চূড়ান্ত।',
  },
  projects: {
    title: 'এই ধরনের ইউনিট বসানো হয়েছে',
    all: 'আমাদের প্রজেক্ট',
  },
};

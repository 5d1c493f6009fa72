import { inDigits } from '@shishir/format';
import type { vrfResultTexts as English } from './vrf-result.texts';

const pieces = (count: number, name: string) => `${inDigits(count)}টি ${name}`;
const percent = (figure: number) => `${inDigits(figure)}%`;

/** Text of an enumeration: 'ক, খ ও গ'. */
function enumerate(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const others = items.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ও ${last}`;
}

export const vrfResultTexts: typeof English = {
  outdoor: {
    title: 'আউটডোর ইউনিট',
    titleOf: (system) => `আউটডোর ইউনিট: ${system}`,
    warnings: (count) => pieces(count, 'সতর্কতা'),
    fits: 'মিলেছে',
    ratio: (figure, quiet) => (
      <>
        {figure}% {quiet('কম্বিনেশন রেশিও')}
      </>
    ),
    noRatio: 'রেশিও এখনো নেই',
    capacities: (indoor, outdoor, size) => `ইনডোর ${indoor}, আউটডোর ${outdoor} (${size})`,
    indoorOnly: (indoor) => `ইনডোর ${indoor}`,
    wrongFigures: {
      title: (count) => `${pieces(count, 'সংখ্যা')} ঠিক নেই`,
      text: 'তালিকায় চিহ্ন দেওয়া ঘরগুলো দেখুন। ঠিক না করা পর্যন্ত সেগুলো হিসাবে ধরা হবে না।',
    },
    moreWarnings: {
      title: (count) => `আরও ${pieces(count, 'সতর্কতা')}`,
      text: 'তালিকায় চিহ্ন দেওয়া ঘরগুলো দেখুন।',
    },
    choose: 'আউটডোর ইউনিট বেছে নিন',
    more: (count) => `আরও ${inDigits(count)}টি`,
    combination: 'কয়েকটি মডিউল মিলিয়ে যা দেখাচ্ছে তা আনুমানিক; প্রস্তুতকারকের তালিকা পেলে নিশ্চিত করব।',
    chooseBest: 'সবচেয়ে মানানসইটি বেছে দিন',
    prices: 'তালিকার দাম',
    notIncluded: 'পাইপিং, ইনস্টলেশন ও ভ্যাট ছাড়া',
    onRequest: (items) => `${enumerate(items)}: দাম জেনে নিন`,
    items: {
      unit: (count) => pieces(count, 'ইউনিট'),
      panel: (count) => pieces(count, 'প্যানেল'),
      branchJoint: (count) => pieces(count, 'ব্রাঞ্চ জয়েন্ট'),
      moduleJoint: (count) => pieces(count, 'মডিউল জয়েন্ট'),
    },
    ask: 'কোটেশন নিন',
    goToRoom: 'ঘরটিতে যান',
    use: (size, ratio) => `${size} নিন, ${ratio}`,
  },
  peak: {
    diversity: 'ডাইভার্সিটি, জানা থাকলে',
    calculated: (figure) => inDigits(Math.round(figure)),
    percent: '%',
    hint: (load) =>
      `সব ঘর একসঙ্গে ধরা হয়েছে: ${load}। লোড ‘ঘরের হিসাব’ থেকে নিলে কোন ঘর কখন চলে তাও ধরা হয়। ডাইভার্সিটি দিলে রেশিও ১৩০% পর্যন্ত হতে পারে।`,
  },
  gauge: {
    label: (ratio, min, max) =>
      `কম্বিনেশন রেশিও ${ratio}, হতে পারে ${percent(min)} থেকে ${percent(max)}`,
    percent,
  },
  alternatives: {
    onRequest: 'দাম জেনে নিন',
    aboveMax: (max) => `${percent(max)} ছাড়িয়েছে`,
    belowMin: (min) => `${percent(min)} হয়নি`,
    tooManyUnits: (max) => `সর্বোচ্চ ${pieces(max, 'ইউনিট')}`,
    mixedRefrigerants: 'রেফ্রিজারেন্ট আলাদা',
    mixedSeries: 'সিরিজ আলাদা',
    notCombined: 'জোড়া চলে না',
    belowLoads: 'লোডের চেয়ে কম',
    fits: 'মিলেছে',
    aboveLoads: (figure) => `লোডের ${percent(figure)} বেশি`,
  },
  line: {
    fits: (ratio) => <>রেশিও {ratio}, মিলেছে</>,
    warnings: (ratio, count) => (
      <>
        রেশিও {ratio}, {pieces(count, 'সতর্কতা')}
      </>
    ),
    prices: (size, total) => `${size}, তালিকার দাম ${total}`,
    pricesOnRequest: (size) => `${size}, দাম জেনে নিন`,
    resultOf: (system) => `ফলাফল: ${system}`,
    noRatio: 'রেশিও এখনো নেই',
    noneFits: 'কোনো আউটডোর ইউনিট মেলে না',
    chooseUnits: 'প্রতিটি ঘরে ইউনিট বেছে নিন',
    open: 'আউটডোর ইউনিট',
  },
  drawing: {
    title: 'সিস্টেমের ড্রয়িং',
    lead: 'ছাদ থেকে প্রতিটি ইনডোর ইউনিট পর্যন্ত এক জোড়া পাইপ যায়। পাইপের মাপ ও দৈর্ঘ্য পাইপিং ডিজাইনের সঙ্গে পাবেন।',
    gas: 'গ্যাস পাইপ',
    liquid: 'লিকুইড পাইপ',
    joint: 'ব্রাঞ্চ জয়েন্ট',
  },
  bill: {
    title: 'মালামালের তালিকা',
    lead: (date) => `${date} তারিখের তালিকার দাম। যেগুলোর দাম লেখা নেই, কোটেশনে জানাব।`,
    columns: {
      model: 'মডেল',
      description: 'বিবরণ',
      quantity: 'পরিমাণ',
      unitPrice: 'একক দাম',
      amount: 'মোট',
    },
    total: 'তালিকার দামে মোট',
    onRequest: 'দাম জেনে নিন',
    noPrice: 'জেনে নিন',
    panel: (units) => `প্যানেল: ${units}`,
    notIncluded: {
      title: 'দামের মধ্যে নেই',
      text: 'ইঞ্জিনিয়ার সাইটে পাইপের পথ মেপে এগুলোর দাম জানাবেন।',
    },
    pdf: 'PDF',
    csv: 'CSV',
  },
  project: {
    title: 'এই প্রজেক্টের সব সিস্টেম',
    columns: {
      system: 'সিস্টেম',
      rooms: 'ঘর',
      units: 'ইনডোর ইউনিট',
      outdoor: 'আউটডোর ইউনিট',
      ratio: 'রেশিও',
      price: 'তালিকার দাম',
    },
    none: 'এখনো নেই',
    total: 'সর্বমোট',
  },
  cost: {
    title: 'বিদ্যুৎ খরচ',
    lead: (outdoor, fans) =>
      fans === null
        ? `লেবেলে লেখা বিদ্যুৎ ধরে: আউটডোর ইউনিট ${outdoor}, ইনডোর ফ্যান বাদে।`
        : `পুরো সিস্টেমের লেবেলে লেখা বিদ্যুৎ ধরে: পুরো লোডে আউটডোর ইউনিট ${outdoor} ও ইনডোর ফ্যান ${fans}।`,
    leadByCop: (outdoor, cop, fans) =>
      fans === null
        ? `ক্যাটালগে এই আউটডোর ইউনিটে কত বিদ্যুৎ লাগে লেখা নেই। তাই ক্যাপাসিটি ও COP ${cop} থেকে ${outdoor} ধরেছি, ইনডোর ফ্যান বাদে।`
        : `ক্যাটালগে এই আউটডোর ইউনিটে কত বিদ্যুৎ লাগে লেখা নেই। তাই ক্যাপাসিটি ও COP ${cop} থেকে ${outdoor} ধরেছি, আর ইনডোর ফ্যানের জন্য ${fans}।`,
    loadHint: 'চলার সময় পুরো লোডের কত ভাগ',
    note: 'সব লোডেই লেবেলের বিদ্যুৎ ধরা হয়েছে, তাই ইনভার্টার সিস্টেমে আসল খরচ এর চেয়ে কম।',
  },
};

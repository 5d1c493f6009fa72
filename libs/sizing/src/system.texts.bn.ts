import { bangla } from '@shishir/format/bangla';
import { sizingTexts } from './sizing.texts.bn';
import type { systemTexts as English } from './system.texts';

const inDigits = (value: number | string) => bangla.digits(String(value));
const percent = (figure: number) => `${inDigits(figure)}%`;
const noLongerSold = 'একটি পণ্য আর বিক্রি হয় না';

export const systemTexts: typeof English = {
  months: sizingTexts.months,
  stations: sizingTexts.stations,
  kilowatts: (figure) => `${figure}\u00a0kW`,
  percent,
  room: (number) => `ঘর ${inDigits(number)}`,
  system: (number) => `সিস্টেম ${inDigits(number)}`,
  roomsAlike: (room, count) => `${room}, ${inDigits(count)}টি ঘর`,
  window: (model, min, max, units) =>
    `${model}: কম্বিনেশন রেশিও ${percent(min)} থেকে ${percent(max)} হতে পারে, ইনডোর ইউনিট সর্বোচ্চ ${inDigits(units)}টি।`,
  typicalWindow: 'এগুলো সাধারণ সীমা, প্রস্তুতকারকের তালিকা দেখে মিলিয়ে নিতে হবে।',
  conditions: {
    rated: (room_c, wet_bulb_c, outdoor_c) =>
      `লেবেলের ক্যাপাসিটি ঘরে ${room_c}\u00a0°C (ওয়েট বাল্ব ${wet_bulb_c}\u00a0°C) ও বাইরে ${outdoor_c}\u00a0°C ধরে।`,
    corrected: ({ place, room_c, room_percent, outdoor_c, percent: share, outdoor }) =>
      `ঘরে ${room_c}\u00a0°C, আর্দ্রতা ${percent(room_percent)} ও বাইরে ${outdoor_c}\u00a0°C${place && ` (${place})`} হলে ইউনিট তার প্রায় ${percent(share)} দেয়` +
      `${outdoor ? `; আউটডোর ইউনিট দেয় ${outdoor[0]}, লেবেলে ${outdoor[1]}` : ''}। প্রস্তুতকারকের তালিকা না বসানো পর্যন্ত এগুলো সাধারণ মান।`,
  },
  peak: {
    typed: (share, load, sum, ratio) =>
      `আপনার দেওয়া ডাইভার্সিটি ${percent(share)}। মোট ${sum} লোডের মধ্যে ${load} ধরে আউটডোর ইউনিট বাছা হয়েছে, রেশিও ${percent(ratio)} পর্যন্ত।`,
    hourly: (load, month, hour, share) =>
      `ঘরগুলো চলার সময় ধরে সবচেয়ে বেশি লোড ${load}: ${month} মাসে, ${bangla.time(hour, 0)} (সৌর সময়)। সব ঘরের যোগফলের ${percent(share)}।`,
    constant: (rooms) => `${inDigits(rooms)}টি ঘরের শুধু লোড জানা, তাই সব সময় সেটাই ধরা হয়েছে।`,
  },
  ventilator: (count, model, flow_m3h, kw, efficiency) =>
    `${count > 1 ? `${inDigits(count)}টি ` : ''}${model} ${flow_m3h}\u00a0m³/h বাইরের বাতাস আনে ও প্রায় ${kw} ঠান্ডা ফিরিয়ে দেয় (আনুমানিক, কার্যকারিতা ${percent(efficiency)})।`,
  ventilation: 'আউটডোর ইউনিট বাছার সময় লোড থেকে এটুকু বাদ যায়, তাই বাইরের বাতাসসহ লোড লিখুন।',
  pipes: {
    lost: (run, share) => `${run} লম্বা পাইপে আউটডোর ইউনিটের ক্যাপাসিটি প্রায় ${percent(share)} কমে।`,
    limits: (limits) => `সীমা: ${limits.join(', ')}।`,
    runLimit: (run) => `পাইপ ${run}`,
    heightLimit: (height, isBelow) =>
      `উচ্চতার তফাত ${height}, আউটডোর ইউনিট ${isBelow ? 'নিচে' : 'ওপরে'} হলে`,
    typical: 'এগুলো সাধারণ সীমা, প্রস্তুতকারকের ম্যানুয়াল দেখে মিলিয়ে নিতে হবে।',
    sizes: (model, liquid_mm, gas_mm) =>
      `${model}: মূল লিকুইড পাইপ ${liquid_mm}\u00a0mm, গ্যাস পাইপ ${gas_mm}\u00a0mm।`,
  },
  refrigerant: {
    missing: {
      charge_and_room: 'গ্যাসের পরিমাণ ও সবচেয়ে ছোট ঘরের আয়তন লিখুন',
      charge: 'গ্যাসের পরিমাণ লিখুন',
      room: 'সবচেয়ে ছোট ঘরের আয়তন লিখুন',
      refrigerant: 'এই ইউনিটগুলোর রেফ্রিজারেন্টের সীমা জানা নেই',
    },
    notChecked: (missing) => `সবচেয়ে ছোট ঘরে রেফ্রিজারেন্ট: যাচাই করা হয়নি। ${missing}।`,
    checked: (charge_kg, refrigerant, room_m3, density) =>
      `সবচেয়ে ছোট ঘরে রেফ্রিজারেন্ট: ${room_m3}\u00a0m³ ঘরে ${charge_kg}\u00a0kg ${refrigerant}, অর্থাৎ ${density}।`,
    limits: (limits) => `সীমা: ${limits.join(', ')}।`,
    shareOfLfl: (share) => `LFL মানের ${percent(share)}`,
  },
  drawing: {
    units: (units) => `${inDigits(units)}টি ইনডোর ইউনিট`,
    noOutdoor: 'আউটডোর ইউনিট এখনো নেই',
    outdoor: (size, kw) => `VRF আউটডোর ইউনিট ${size}, ${kw}`,
    connected: (units, ratio) => `${units}, রেশিও ${ratio}`,
    connectedInFull: (units, ratio) => `${units}, কম্বিনেশন রেশিও ${ratio}`,
    noUnit: 'ইউনিট নেই',
    roof: 'ছাদ',
    riser: 'খাড়া পাইপ',
    label: (models, units, rooms) =>
      `সিস্টেমের ড্রয়িং: ${models ? `আউটডোর ইউনিট ${models}` : 'আউটডোর ইউনিট এখনো নেই'}, ${inDigits(rooms)}টি ঘরে ${units}`,
  },
  joints: {
    branch_joint: { model: 'ব্রাঞ্চ জয়েন্ট', title: 'পাইপের ডিজাইনের সঙ্গে বাছা হবে' },
    module_joint: { model: 'মডিউল জয়েন্ট', title: 'আউটডোর ইউনিটের মডিউলগুলো জোড়া দেয়' },
  },
  notIncluded: {
    piping: 'কপার পাইপ, ইনসুলেশন ও ড্রেন পাইপ',
    cables: 'তার, সুইচগিয়ার ও রিমোট',
    installation: 'ইনস্টলেশন, ওপরে তোলা, প্রেশার টেস্ট ও কমিশনিং',
    vat: 'ভ্যাট ও অগ্রিম আয়কর (AIT)',
  },
  warnings: {
    theOutdoorUnit: 'আউটডোর ইউনিট',
    indoorSum: (kw) => `ইনডোর ইউনিট মিলে ${kw}।`,
    noUnit: {
      title: 'একটি ঘরে ইউনিট নেই',
      text: (room) => `${room}: একটি ইনডোর ইউনিট বেছে নিন। না নিলে ঘরটি রেশিওতে ধরা হবে না।`,
    },
    hiddenOutdoor: {
      title: noLongerSold,
      text: (id) =>
        `এই সিস্টেমের একটি আউটডোর ইউনিট (ক্যাটালগ নং ${id}) এখন ক্যাটালগে নেই। আরেকটি বেছে নিন; ঘরগুলো যেমন আছে থাকবে।`,
    },
    hiddenIndoor: {
      title: noLongerSold,
      text: (room, id) =>
        `${room}: এর ইউনিট (ক্যাটালগ নং ${id}) এখন ক্যাটালগে নেই। আরেকটি বেছে নিন; নাম ও লোড যেমন আছে থাকবে।`,
    },
    hiddenVentilator: {
      title: noLongerSold,
      text: (id) =>
        `এই সিস্টেমের একটি ভেন্টিলেটর (ক্যাটালগ নং ${id}) এখন ক্যাটালগে নেই। আরেকটি বেছে নিন।`,
    },
    tooSmall: {
      title: 'একটি ইউনিট ছোট',
      text: (room, model, kw) => `${room}: ${model} ঘরের লোডের চেয়ে ${kw} কম দেয়।`,
    },
    sensibleTooSmall: {
      title: 'একটি ইউনিট বাতাস কম ঠান্ডা করে',
      text: (room, model, nominal, needed) =>
        `${room}: ক্যালকুলেটরের হিসাবে সেনসিবল গরম ও ঘরের তাপমাত্রার জন্য লাগে ${needed} নমিনাল; ${model} দেয় ${nominal}।`,
    },
    tooLarge: {
      title: 'একটি ইউনিট বেশি বড়',
      text: (room, model, share) =>
        `${room}: ${model} লোডের ${percent(share)} দেয়। বারবার বন্ধ ও চালু হবে, আর্দ্রতা কম কমাবে। ছোট ইউনিট নিন।`,
    },
    serverRoom: {
      title: 'সার্ভার রুম সারা বছর চলে',
      text: (room) =>
        `${room}: আলাদা সিস্টেম দিন। সবার সঙ্গে হলে রাতে ও শীতে বন্ধ থাকে, আর কম লোডে আউটডোর ইউনিট থেমে যেতে পারে।`,
    },
    panelMissing: {
      title: 'একটি প্যানেল বাদ পড়েছে',
      text: (room, model, panel) => `${room}: ${model} ইউনিটের সঙ্গে ${panel} প্যানেল লাগে।`,
    },
    noPrice: {
      title: 'দাম জেনে নিন',
      text: (model) => `তালিকায় ${model} মডেলের দাম নেই।`,
    },
    noOutdoor: {
      title: 'কোনো আউটডোর ইউনিট মেলে না',
      text: (sum) =>
        `${sum} কোনো আউটডোর ইউনিট বা তিনটি মডিউল মিলিয়েও এত হয় না। ঘরগুলো দুই সিস্টেমে ভাগ করুন, অথবা অন্য ইনডোর ইউনিট নিন।`,
    },
    tooFewUnits: {
      title: 'VRF সিস্টেমের জন্য ছোট',
      text: (sum, least) =>
        `${sum} সবচেয়ে ছোট আউটডোর ইউনিট চালাতেও লাগে কমপক্ষে ${least} ইনডোর ইউনিট। ঘর যোগ করুন, অথবা স্প্লিট এসি নিন।`,
    },
    mostlyRecovered: {
      title: 'ভেন্টিলেটর লোডের অনেকটা ফেরায়',
      text: (share) =>
        `লোড থেকে ${percent(share)} বাদ যায়, বাইরের বাতাসের লোড সাধারণত এত হয় না। বাতাসের পরিমাণ মিলিয়ে দেখুন, আর লোডে এই বাতাস ধরা আছে কি না দেখুন।`,
    },
    runBelowHeight: {
      title: 'পাইপ উচ্চতার চেয়ে ছোট',
      text: (run, height) =>
        `${run} পাইপে ${height} উচ্চতা হয় না। খাড়া অংশসহ পাইপের পুরো দৈর্ঘ্য লিখুন।`,
    },
    ratioTooLow: {
      title: (ratio) => `রেশিও কম: ${ratio}`,
      text: (sum, outdoor, min, kw) =>
        `${sum} ${outdoor} চালাতে লাগে কমপক্ষে ${percent(min)}, মানে ${kw}। ছোট আউটডোর ইউনিট নিন, অথবা ঘর যোগ করুন।`,
    },
    ratioTooHigh: {
      title: (ratio) => `রেশিও বেশি: ${ratio}`,
      text: (sum, outdoor, max, kw) =>
        `${sum} ${outdoor} সর্বোচ্চ ${percent(max)} চালাতে পারে, মানে ${kw}।`,
    },
    belowLoads: {
      title: 'ঘরগুলোর লোডের চেয়ে কম',
      text: (load, outdoor, kw) =>
        `একই সময়ে ঘরগুলোর লাগে ${load}; আপনার এলাকার গরমে ${outdoor} দেয় ${kw}। বড় ইউনিট নিন, অথবা লোড মিলিয়ে দেখুন।`,
    },
    highRatio: {
      title: (share) => `রেশিও ১০০%-এর বেশি: ${percent(share)}`,
      text: (share) =>
        `সব ঘরে একসঙ্গে পুরো ঠান্ডা লাগলে প্রতিটি ঘর তার সর্বোচ্চ ${percent(share)} পাবে। ঘরগুলো আলাদা সময়ে গরম হলে তবেই এটি নিন।`,
    },
    aboveLoads: {
      title: 'ঘরগুলোর যা লাগে তার চেয়ে অনেক বেশি',
      text: (outdoor, share) =>
        `আপনার এলাকার গরমে ${outdoor} লোডের ${percent(share)} দেয়। ছোট আউটডোর বা ইনডোর ইউনিট নিন, অথবা লোড মিলিয়ে দেখুন।`,
    },
    tooManyUnits: {
      title: 'ইনডোর ইউনিট বেশি',
      text: (units, outdoor, max) =>
        `ইনডোর ইউনিট ${inDigits(units)}টি; ${outdoor} চালাতে পারে সর্বোচ্চ ${inDigits(max)}টি। বড় আউটডোর ইউনিট নিন, কম সংখ্যায় বড় ইনডোর ইউনিট নিন, অথবা দ্বিতীয় সিস্টেম করুন।`,
    },
    mixedRefrigerants: {
      title: 'দুই রকম রেফ্রিজারেন্ট',
      text: (refrigerants) =>
        `এক সিস্টেমে এক রকম রেফ্রিজারেন্ট চলে; এই ইউনিটগুলোতে আছে ${refrigerants.join(' ও ')}।`,
    },
    mixedSeries: {
      title: 'দুই সিরিজের মডিউল',
      text: 'আউটডোর ইউনিটের সব মডিউল একই সিরিজের হতে হবে।',
    },
    tooMuchAir: {
      title: 'ভেন্টিলেটর এত বাতাস দিতে পারে না',
      text: (model, flow_m3h) =>
        `${model} সর্বোচ্চ ${flow_m3h}\u00a0m³/h বাতাস দেয়। কমিয়ে লিখুন, অথবা আরেকটি ভেন্টিলেটর যোগ করুন।`,
    },
    tooMuchRefrigerant: {
      title: (density) => `সবচেয়ে ছোট ঘরের জন্য রেফ্রিজারেন্ট বেশি: ${density}`,
      text: (refrigerant, least_m3) =>
        `এতটা ${refrigerant} থাকলে ঘর হতে হবে কমপক্ষে ${least_m3}\u00a0m³। ঘরগুলো ছোট সিস্টেমে ভাগ করুন, ঘরটি পাশের ঘরের সঙ্গে খোলা রাখুন, অথবা লিক ধরার যন্ত্র ও ভেন্টিলেশন দিন।`,
    },
    runTooLong: {
      title: (run) => `পাইপ বেশি লম্বা: ${run}`,
      text: (outdoor, max) =>
        `${outdoor} সর্বোচ্চ ${max} পাইপে চলে। ইউনিটটি ঘরের কাছে বসান, অথবা ঘরগুলো দুই সিস্টেমে ভাগ করুন।`,
    },
    heightTooLarge: {
      title: (height) => `উচ্চতার তফাত বেশি: ${height}`,
      text: (outdoor, max, isBelow) =>
        `ঘরের ${isBelow ? 'নিচে' : 'ওপরে'} বসালে ${outdoor} সর্বোচ্চ ${max} তফাতে চলে। মাঝের কোনো তলায় বসান, অথবা দূরের তলাগুলোকে আলাদা সিস্টেম দিন।`,
    },
    moduleSet: {
      title: 'এই মডিউলগুলো একসঙ্গে চলে না',
      text: (sizes, allowed) =>
        `প্রস্তুতকারকের তালিকায় ${sizes}\u00a0HP মিলিয়ে কোনো সেট নেই। ${allowed ? `আছে ${allowed}\u00a0HP।` : 'এই সিরিজের মডিউল জোড়া দেওয়া যায় না।'}`,
    },
  },
};

import { formatTaka, inDigits } from '@shishir/format';
import type { ReactNode } from 'react';
import type { quotationTexts as English } from './quotation.texts';

const revisionOf = (revision: number | undefined) => inDigits(`সংশোধন ${revision}`);
const pieces = (count: number) => inDigits(`${count}টি`);

const difference = (before: number, after: number) =>
  after < before ? `${formatTaka(before - after)} কম` : `${formatTaka(after - before)} বেশি`;

type Bold = (text: string) => ReactNode;

export const quotationTexts: typeof English = {
  home: 'হোম',
  dashboard: 'আমার পাতা',
  title: 'কোটেশন',
  titleOf: (number) => `কোটেশন ${number}`,
  heading: (number) => <>কোটেশন {number}</>,
  description: 'দাম ও শর্তসহ আপনার কোটেশন। এখানেই প্রশ্ন করুন বা গ্রহণ করুন।',
  preparedFor: (title, recipient) => `${title}। ${recipient}-এর জন্য তৈরি।`,
  revision: (revision, sent) => (sent ? `${revisionOf(revision)}, ${sent}` : revisionOf(revision)),
  validUntil: (day) => `মেয়াদ ${day}`,
  accept: 'গ্রহণ করুন',
  priceOpen: 'দাম পরে জানাব',
  letter: 'চিঠি',
  terms: 'শর্তাবলি',
  validity: 'মেয়াদ',
  validityText: (day) => `এই কোটেশনের মেয়াদ ${day} দিনশেষ পর্যন্ত।`,
  replaces: (revision, before) => `${revisionOf(before)}-এর বদলে এখন ${revisionOf(revision)}।`,
  changes: {
    title: (revision) => `${revisionOf(revision)}-এ নতুন কী`,
    none: (before) => `${revisionOf(before)}-এর তুলনায় কিছু বদলায়নি।`,
    added: (name, count) => (
      <>
        {name} নতুন, {pieces(count)}
      </>
    ),
    removed: (name) => <>{name} বাদ</>,
    quantity: (name, before, after) => (
      <>
        {name} {pieces(after)}, আগে {pieces(before)}
      </>
    ),
    price: (name, before, after, quantity) => (
      <>
        {name} {quantity > 1 && 'প্রতিটি '}
        {formatTaka(after)}, {difference(before, after)}
      </>
    ),
    discountRemoved: (bold: Bold, before) => (
      <>
        {formatTaka(before)} {bold('ছাড়')} বাদ
      </>
    ),
    discountNew: (bold: Bold, after) => (
      <>
        যন্ত্রপাতিতে {bold('ছাড়')} {formatTaka(after)}
      </>
    ),
    discount: (bold: Bold, before, after) => (
      <>
        যন্ত্রপাতিতে {bold('ছাড়')} {formatTaka(after)}, আগে {formatTaka(before)}
      </>
    ),
    total: (bold: Bold, before, after) => (
      <>
        {bold('মোট')} {formatTaka(after)}, {difference(before, after)}
      </>
    ),
    chosen: (name) => <>{name} এখন প্রস্তাবের মধ্যে</>,
    notChosen: (name) => <>{name} এখন শুধু বিকল্প</>,
    rate: (bold: Bold, kind, before, after) => (
      <>
        {bold({ vat: 'ভ্যাট', ait: 'অগ্রিম আয়কর', advance: 'অগ্রিম' }[kind])} {after ?? 'আর ধরা হয়নি'}
        {after && before && `, আগে ${before}`}
      </>
    ),
    letter: (bold: Bold) => <>নতুন {bold('চিঠি')}</>,
    design: (bold: Bold) => <>{bold('সিস্টেম')} বদলেছে</>,
    terms: (bold: Bold) => <>{bold('শর্তাবলি')} বদলেছে</>,
    validUntil: (bold: Bold, day) => (
      <>
        {bold('মেয়াদ')} {day} পর্যন্ত
      </>
    ),
  },
  design: {
    title: { room: 'ঘর', system: 'সিস্টেম', project: 'সব সিস্টেম' },
    open: {
      room: 'ঘরের হিসাবে খুলুন',
      system: 'সিস্টেম সাজানোর পাতায় খুলুন',
      project: 'সিস্টেম সাজানোর পাতায় খুলুন',
    },
    area: 'মেঝের মাপ',
    load: 'কত ঠান্ডা দরকার, সম্ভাব্য',
    from: 'কমপক্ষে',
    to: 'সর্বোচ্চ',
    rooms: 'ঘর',
    roomLoads: 'ঘরের লোড',
    indoorUnits: 'ইনডোর ইউনিট',
    outdoorUnit: 'আউটডোর ইউনিট',
    noOutdoorUnit: 'আউটডোর ইউনিট নেই',
    ratio: 'কম্বিনেশন রেশিও',
    earlierEdition: 'আমাদের হিসাবের আগের সংস্করণে করা। সংখ্যাগুলো তখনকার মতোই রাখা হয়েছে।',
  },
  prices: {
    title: 'দাম',
    number: 'নং',
    item: 'বিবরণ',
    quantity: 'পরিমাণ',
    unitPrice: 'একক দাম',
    amount: 'মোট',
    subtotal: 'উপমোট',
    discount: 'যন্ত্রপাতিতে ছাড়',
    vat: (percent) => `ভ্যাট ${percent}%`,
    total: 'সর্বমোট, ভ্যাট ছাড়া',
    grandTotal: 'সর্বমোট, ভ্যাটসহ',
    ait: (percent) => `অগ্রিম আয়কর (AIT) ${percent}%, উৎসে কাটলে`,
    payable: 'AIT কাটার পর আমাদের প্রাপ্য',
    advance: (percent) => `অগ্রিম, সর্বমোটের ${percent}%`,
    inWords: (words) => `কথায়: ${words}`,
    options: 'চাইলে নিতে পারেন',
    alternatives: (name) => `${name}: একটি বেছে নিন`,
    recalculate: 'সর্বমোট আবার হিসাব করুন',
    included: 'দামের মধ্যে আছে',
    timesIncluded: 'দামের মধ্যে আছে',
  },
  decision: {
    label: 'আপনার সিদ্ধান্ত',
    total: 'সর্বমোট, ভ্যাট ছাড়া',
    grandTotal: 'সর্বমোট, ভ্যাটসহ',
    advance: (percent, amount) => `অগ্রিম ${percent}%: ${amount}।`,
    daysLeft: (days) => (days === 0 ? 'আজ শেষ দিন' : inDigits(`আর ${days} দিন`)),
    validity: (day, discount) =>
      discount ? `মেয়াদ ${day} পর্যন্ত। ${discount} ছাড়সহ।` : `মেয়াদ ${day} পর্যন্ত।`,
    accepted: 'গৃহীত হয়েছে',
    acceptedBy: (name, revision, contact) =>
      contact
        ? `${name} ${revisionOf(revision)} গ্রহণ করেছেন। তারিখ ঠিক করতে ${contact} ফোন করবেন।`
        : `${name} ${revisionOf(revision)} গ্রহণ করেছেন। তারিখ ঠিক করতে আমরা ফোন করব।`,
    replacedBy: (revision) => `এর বদলে এখন ${revisionOf(revision)}`,
    acceptedOn: (name, revision, at) => `${name} ${revisionOf(revision)} গ্রহণ করেছেন, ${at}।`,
    openNewest: (revision, sent) =>
      (sent
        ? `${revisionOf(revision)} নিয়ে ${sent} তারিখে পাঠানো ইমেইলের লিংকটি খুলুন। `
        : `${revisionOf(revision)} নিয়ে পাঠানো ইমেইলের লিংকটি খুলুন। `) +
      'প্রতিটি সংশোধনের আলাদা লিংক থাকে। না পেলে আবার পাঠাতে বলুন।',
    expired: 'মেয়াদ শেষ',
    expiredOn: (day) => `মেয়াদ শেষ হয়েছে ${day}`,
    expiredText: 'এর মধ্যে দাম বদলাতে পারে। নতুন সংশোধন চান, একই ঠিকানায় পাঠিয়ে দেব।',
    ask: {
      open: 'প্রশ্ন করুন',
      accepted: 'প্রশ্ন করুন',
      superseded: 'লিংকটি আবার চান',
      expired: 'নতুন সংশোধন চান',
    },
    pdf: 'PDF',
    acceptedPdf: 'অর্ডার নিশ্চিতকরণ (PDF)',
    name: 'আপনার নাম',
    agreement: (revision, terms) => (
      <>
        {revisionOf(revision)}, এর দাম ও {terms('শর্তাবলি')} মেনে নিচ্ছি।
      </>
    ),
    order: 'ক্রয়াদেশ (ঐচ্ছিক)',
    orderHint: (megabytes) => `PDF, JPG বা PNG, সর্বোচ্চ ${megabytes} MB`,
    orderAgain: 'ক্রয়াদেশের ফাইলটি আবার বেছে নিন।',
    purchaseOrder: (name) => `ক্রয়াদেশ: ${name}।`,
    stored: (privacy) => <>আপনার নাম, সময় ও IP ঠিকানা রাখি। {privacy('গোপনীয়তা')}</>,
    accept: 'কোটেশন গ্রহণ করুন',
    accepting: 'পাঠানো হচ্ছে...',
    noPayment: 'এখন কোনো টাকা দিতে হবে না। তারিখ ঠিক করতে ফোন করব।',
    notAccepted: (reason) => `গ্রহণ করা হয়নি। ${reason}`,
    sales: 'সেলস',
    salesTeam: 'আমাদের সেলস টিম',
  },
  log: {
    title: 'প্রশ্ন ও সংশোধন',
    revision: revisionOf,
    total: (total) => `${total}।`,
    totalReplaced: (total, next) => `${total}। এর বদলে ${revisionOf(next)}।`,
    pdf: 'PDF খুলুন',
    question: 'আপনার প্রশ্ন',
    answer: (by) => (by ? `উত্তর দিয়েছেন ${by}` : 'উত্তর'),
    accepted: (revision) => `${revisionOf(revision)} গৃহীত হয়েছে`,
    acceptedBy: (name) => `গ্রহণ করেছেন ${name}।`,
  },
  ask: {
    label: 'প্রশ্ন করুন বা কিছু বদলাতে বলুন',
    placeholder: 'যেমন: প্যান্ট্রি বাদ দিলে কত পড়বে?',
    prefill: {
      expired: 'এই কোটেশনের নতুন সংশোধন পাঠান।',
      superseded: 'সবশেষ সংশোধনের লিংকটি আবার পাঠান।',
    },
    send: 'প্রশ্ন পাঠান',
    sending: 'পাঠানো হচ্ছে...',
    sent: (contact) =>
      contact
        ? `প্রশ্ন পাঠানো হয়েছে। ${contact} ইমেইলে উত্তর দেবেন, উত্তর এখানেও দেখা যাবে।`
        : 'প্রশ্ন পাঠানো হয়েছে। ইমেইলে উত্তর দেব, উত্তর এখানেও দেখা যাবে।',
    notSent: (reason) => `পাঠানো হয়নি। ${reason}`,
  },
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  pdfFailed: 'ফাইলটি তৈরি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  missing: {
    down: {
      title: 'কোটেশনটি খোলা যায়নি',
      text: 'আপনার লিংক ঠিক আছে, কিছুই হারায়নি। একটু পরে আবার চেষ্টা করুন।',
    },
    none: {
      title: 'কোটেশন খুলুন',
      text: 'প্রতিটি কোটেশনের নিজস্ব লিংক থাকে। লিংকটি আমাদের ইমেইলে পাবেন।',
    },
    broken: {
      title: 'এই লিংকে কোনো কোটেশন খোলে না',
      text: 'লিংকের কিছু অংশ হয়তো বাদ পড়েছে। ইমেইল থেকে পুরো লিংকটি খুলুন, অথবা নতুন লিংক চান।',
    },
    writeToUs: 'আমাদের লিখুন',
    questionNotSent: (text) => `আপনার প্রশ্ন পাঠানো হয়নি: ‘${text}’`,
    notAccepted: 'কোটেশনটি গ্রহণ করা হয়নি।',
    sendAgain: 'আবার পাঠান',
    acceptAgain: 'আবার গ্রহণ করুন',
  },
};

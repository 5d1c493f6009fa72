import { inDigits } from '@shishir/format';
import { changeValue } from './quotation-values';
import type {
  changeText as EnglishChange,
  changeTexts as EnglishChanges,
  editorTexts as EnglishEditor,
  LISTED_STATES as EnglishListed,
  quotationTexts as English,
  REVISION_STATES as EnglishStates,
} from './quotations.texts';

const revisionOf = (revision: number) => inDigits(`সংশোধন ${revision}`);
const pieces = (count: number) => inDigits(`${count}টি`);

export const REVISION_STATES: typeof EnglishStates = {
  draft: 'খসড়া',
  open: 'পাঠানো হয়েছে',
  accepted: 'গৃহীত',
  superseded: 'নতুন সংশোধন আছে',
  expired: 'মেয়াদ শেষ',
};

export const LISTED_STATES: typeof EnglishListed = {
  draft: 'খসড়া',
  sent: 'পাঠানো হয়েছে',
  opened: 'খোলা হয়েছে',
  accepted: 'গৃহীত',
  expired: 'মেয়াদ শেষ',
};

export const quotationTexts: typeof English = {
  listTitle: 'কোটেশন',
  search: { label: 'কোটেশন খুঁজুন', hint: 'নম্বর, নাম, কোম্পানি বা বিষয়' },
  views: 'স্ট্যাটাস',
  viewNames: {
    all: 'সব',
    open: 'চলমান',
    draft: 'খসড়া',
    approval: 'অনুমোদনের অপেক্ষায়',
    sent: 'পাঠানো',
    accepted: 'গৃহীত',
    expired: 'মেয়াদ শেষ',
  },
  empty: {
    all: 'এখনো কোনো কোটেশন নেই। কোটেশন বানাতে ইনবক্সে একটি অনুরোধ খুলুন।',
    narrowed: 'মেলে এমন কোনো কোটেশন নেই।',
  },
  toInbox: 'ইনবক্স খুলুন',
  settings: 'দামের নিয়ম',
  termsSets: 'শর্তাবলি',
  columns: {
    number: 'নম্বর',
    customer: 'গ্রাহক',
    title: 'বিষয়',
    state: 'স্ট্যাটাস',
    total: 'মোট',
    valid: 'মেয়াদ',
    changed: 'শেষ বদল',
  },
  revision: revisionOf,
  draftBeside: (revision) => `${revisionOf(revision)}-এর খসড়া আছে`,
  questions: (count) => `${pieces(count)} প্রশ্ন`,
  noPrice: 'দাম দেওয়া হয়নি',
  heading: (number) => `কোটেশন ${number}`,
  gone: 'এই ঠিকানায় কোনো কোটেশন নেই। না-পাঠানো খসড়া হলে হয়তো বাদ দেওয়া হয়েছে।',
  enquiry: {
    label: 'কোটেশন',
    title: 'কোটেশন',
    count: (count) => `${pieces(count)} কোটেশন`,
    none: 'এখনো কোটেশন নেই। বানালে এই অনুরোধের পণ্যগুলো আজকের দামে নেওয়া হবে।',
    prepare: 'কোটেশন বানান',
    another: 'আরেকটি কোটেশন',
    preparing: 'বানানো হচ্ছে...',
    failed: 'কোটেশন শুরু করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    design: {
      system: 'গ্রাহকের সিস্টেম',
      project: 'গ্রাহকের সিস্টেমগুলো',
      room: 'গ্রাহকের ঘর',
    },
  },
};

export const changeTexts: typeof EnglishChanges = {
  title: (revision, since) => `${revisionOf(since)}-এর তুলনায় ${revisionOf(revision)}`,
  columns: { what: 'বিবরণ', before: 'আগে', now: 'এখন' },
  nothing: 'কোনো পার্থক্য নেই।',
  kinds: {
    added: 'নতুন যোগ',
    removed: 'বাদ',
    quantity: 'পরিমাণ',
    price: 'একক দাম',
    chosen: 'বাছাই',
    discount: 'যন্ত্রপাতিতে ছাড়',
    vat: 'ভ্যাট',
    ait: 'AIT',
    total: 'মোট',
    advance: 'অগ্রিম',
  },
  texts: {
    letter: 'চিঠি বদলেছে।',
    terms: 'শর্তাবলি বদলেছে।',
    design: 'ডিজাইন বদলেছে।',
    valid_until: 'মেয়াদ বদলেছে।',
  },
  short: { letter: 'চিঠি', terms: 'শর্তাবলি', design: 'ডিজাইন', valid_until: 'মেয়াদ' },
  more: (count) => `আরও ${pieces(count)}`,
};

export const changeText: typeof EnglishChange = (change) => {
  const { kind, name, before, after } = change;
  const value = changeValue(change, after);
  switch (kind) {
    case 'added':
      return `${name} যোগ হয়েছে`;
    case 'removed':
      return `${name} বাদ`;
    case 'quantity':
      return `${name} ${pieces(before!)} থেকে ${pieces(after!)}`;
    case 'price':
      return `${name} ${value}`;
    case 'discount':
      return `ছাড় ${value}`;
    case 'chosen':
      return after === 1 ? `${name} বাছাই` : `${name} বাছাই নয়`;
    case 'vat':
      return after === null ? 'ভ্যাট নেই' : `ভ্যাট ${value}`;
    case 'ait':
      return after === null ? 'AIT নেই' : `AIT ${value}`;
    case 'advance':
      return after === null ? 'অগ্রিম নেই' : `অগ্রিম ${value}`;
    case 'total':
      return `মোট ${value}`;
  }
};

export const editorTexts: typeof EnglishEditor = {
  form: (number, revision) => `কোটেশন ${number}, ${revisionOf(revision)}`,
  forEnquiry: 'অনুরোধ',
  enquiryGone: 'অনুরোধটি মোছা হয়েছে।',
  inBangla: 'গ্রাহক বাংলায় পড়েন',
  state: (state, revision) => `${state}, ${revisionOf(revision)}`,
  preview: 'প্রিভিউ',
  pdf: 'PDF খুলুন',
  orderPdf: 'অর্ডার নিশ্চিতকরণ',
  purchaseOrder: 'ক্রয়াদেশ',
  newRevision: 'নতুন সংশোধন',
  toDraft: (revision) => `${revisionOf(revision)}-এর খসড়ায় ফিরে যান`,
  discard: 'বাদ দিন',
  rail: 'গ্রাহক, মেয়াদ, ইতিহাস',
  notices: {
    superseded: (current) => `এর বদলে এখন ${revisionOf(current)} চলছে।`,
    expired: (day) => `এই সংশোধনের মেয়াদ শেষ হয়েছে ${day}। এটি আর গ্রহণ করা যাবে না।`,
    accepted: (name, time, address) =>
      address ? `${name} গ্রহণ করেছেন, ${time}, ${address} থেকে।` : `${name} গ্রহণ করেছেন, ${time}।`,
    mailFailed: (to, why) => `${to} ঠিকানায় ইমেইল পৌঁছায়নি: ${why}`,
    again: 'আবার পাঠান',
    sentAgain: 'ইমেইলটি আবার পাঠানো হচ্ছে।',
    notSentAgain: 'ইমেইলটি আবার পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
    mailWaits: (to) => `${to} ঠিকানার ইমেইল মেইল সার্ভারের অপেক্ষায় আছে।`,
  },
  customer: {
    from: 'গ্রাহক যা লিখেছেন',
    noText: 'কোনো বার্তা লেখেননি।',
  },
  design: {
    title: { system: 'সিস্টেম', project: 'সিস্টেমগুলো', room: 'ঘর' },
    remove: 'ডিজাইন বাদ দিন',
    restore: 'ডিজাইন ফিরিয়ে আনুন',
    fromEnquiry: 'অনুরোধের ডিজাইনটি নিন',
    removed: 'ড্রয়িং ও এর হিসাব কোটেশনে থাকবে না। লাইনগুলো থাকবে।',
  },
  builder: {
    title: 'সিস্টেম সাজানোর পাতা থেকে',
    taken: 'বদলানো সিস্টেম থেকে লাইনগুলো নেওয়া হয়েছে। যেসব পণ্য এখনো আছে, তাদের দাম ও লেখা একই আছে।',
    undo: 'আগের অবস্থায় ফিরুন',
    failed: 'বদলানো সিস্টেমটির হিসাব করা যায়নি।',
    again: 'আবার চেষ্টা করুন',
    unreadable: 'এই ঠিকানায় কোনো ঠিক সিস্টেম নেই। এখান থেকে সাজানোর পাতাটি আবার খুলুন।',
  },
  lines: {
    title: 'লাইন',
    count: (count) => `${pieces(count)} লাইন`,
    columns: { item: 'বিবরণ', quantity: 'পরিমাণ', price: 'একক দাম', sum: 'মোট' },
    listed: 'তালিকার দাম',
    own: 'আলাদা দাম',
    ownWas: (price) => `আলাদা দাম, তালিকায় ${price}`,
    noPrice: 'দাম দেওয়া হয়নি',
    none: 'এখনো কোনো লাইন নেই। পণ্য যোগ করুন, অথবা নিজে একটি লাইন লিখুন, যেমন ইনস্টলেশন।',
    unnamed: (place) => inDigits(`লাইন ${place}`),
    quantityOf: (name) => `${name}, পরিমাণ`,
    priceOf: (name) => `${name}, একক দাম টাকায়`,
    remove: (name) => `${name} সরান`,
    edit: (name) => `${name}-এর লেখা বদলান`,
    model: 'মডেল',
    name: 'নাম',
    note: 'নোট',
    equipment: 'যন্ত্রপাতি (ছাড় পাবে)',
    kind: 'অর্ডারে থাকবে',
    kinds: { fixed: 'সব সময়', option: 'গ্রাহক চাইলে', alternative: 'বিকল্প' },
    alternativeOf: (group) => (group ? `${group}: বিকল্প` : 'বিকল্প'),
    group: 'বাছাইয়ের নাম',
    groupHint: 'এর সব বিকল্পে একই নাম দিন, যেমন আউটডোর ইউনিট',
    preselected: 'আগে থেকে বাছা',
    ordered: 'অর্ডার হয়েছে',
    notOrdered: 'অর্ডার হয়নি',
    done: 'হয়ে গেছে',
    addProduct: 'পণ্য যোগ করুন',
    addFree: 'নিজে লাইন লিখুন',
    full: 'একটি কোটেশনে সর্বোচ্চ ১০০টি লাইন থাকতে পারে।',
    search: 'পণ্য',
    searchHint: 'মডেল বা নাম লিখে বেছে নিন',
    noProduct: 'মেলে এমন কোনো পণ্য নেই।',
    onRequest: 'দাম জেনে নিন',
    already: 'তালিকায় আছে',
  },
  sums: {
    sum: 'উপমোট',
    discount: 'যন্ত্রপাতিতে ছাড়',
    total: 'সর্বমোট, ভ্যাট ছাড়া',
    grandTotal: 'সর্বমোট, ভ্যাটসহ',
    vatPercent: 'ভ্যাট',
    aitPercent: 'AIT, উৎসে কর্তনযোগ্য',
    advancePercent: 'অগ্রিম',
    vat: (percent) => `ভ্যাট ${percent}%`,
    ait: (percent) => `AIT ${percent}%, উৎসে কর্তনযোগ্য`,
    advance: (percent) => `অগ্রিম ${percent}%`,
    rateAmount: (label, amount) => `${label}: ${amount}`,
    useRate: (label, percent) => `${label}: ${percent}% নিন`,
    percent: (percent) => `যন্ত্রপাতির দামের ${inDigits(percent)}%`,
    unpriced: (count) => `${pieces(count)} লাইনে দাম দেওয়া হয়নি`,
  },
  text: {
    heading: 'চিঠি ও শর্তাবলি',
    title: 'বিষয়',
    letter: 'গ্রাহকের কাছে চিঠি',
    set: 'শর্তাবলি',
    chooseSet: 'একটি সেট বেছে নিন',
    own: 'এখানে বদলানো',
    replaceQuestion: (name) => `শর্তাবলির বদলে ‘${name}’ নেবেন?`,
    replaceText: 'এই কোটেশনের শর্তাবলি বদলানো হয়েছে। সেই বদলগুলো হারিয়ে যাবে।',
    replace: 'বদলে দিন',
    manage: 'শর্তের সেট বদলান',
    terms: 'শর্তাবলি',
    noTerms: 'কোনো শর্ত নেই।',
    noLetter: 'কোনো চিঠি নেই।',
  },
  recipient: {
    title: 'গ্রাহক',
    edit: 'বদলান',
    labels: {
      name: 'নাম',
      company: 'কোম্পানি',
      email: 'ইমেইল',
      number: 'ফোন',
      place: 'জায়গা',
    },
    none: '-',
  },
  validity: {
    title: 'মেয়াদ',
    label: 'মেয়াদ',
    days: (days) => inDigits(`${days} দিন। শেষ দিনটি পার হলে লিংক বন্ধ হয়ে যাবে।`),
    past: 'তারিখটি পার হয়ে গেছে।',
  },
  history: {
    title: 'সংশোধন',
    draft: (total) => `খসড়া, ${total}`,
    sent: (time, total) => `পাঠানো হয়েছে ${time}, ${total}`,
    unsent: (state, total) => `${state}, ${total}`,
    by: (name) => `করেছেন ${name}`,
    opened: 'গ্রাহক খুলেছেন',
    approvalRequested: (revision) => `${revisionOf(revision)}-এর অনুমোদন চাওয়া হয়েছে`,
    approved: (revision) => `${revisionOf(revision)} অনুমোদিত`,
    refused: (revision) => `${revisionOf(revision)}-এর অনুমোদন দেওয়া হয়নি`,
    accepted: (revision) => `${revisionOf(revision)} গৃহীত হয়েছে`,
    question: 'প্রশ্ন',
    answer: 'উত্তর',
    discarded: (revision) => `${revisionOf(revision)} বাদ দেওয়া হয়েছে`,
    show: 'খুলুন',
    pdf: 'PDF',
    compare: (since) => `${revisionOf(since)}-এর সঙ্গে মিলিয়ে দেখুন`,
  },
  questions: {
    title: 'উত্তর',
    open: (count) => `${pieces(count)} প্রশ্নের উত্তর বাকি`,
    label: 'গ্রাহককে উত্তর',
    hint: 'প্রশ্নসহ গ্রাহকের কাছে ইমেইলে যাবে।',
    noneHint: 'কোনো প্রশ্ন বাকি নেই। আপনার লেখা গ্রাহকের কাছে ইমেইলে যাবে।',
    send: 'উত্তর পাঠান',
    sending: 'পাঠানো হচ্ছে...',
    empty: 'উত্তর লিখুন',
    sent: 'উত্তর পাঠানো হয়েছে।',
    failed: 'উত্তর পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  note: {
    title: 'ইন্টারনাল নোট',
    hint: 'শুধু কর্মীরা দেখেন। কোটেশনে কখনো যায় না।',
    save: 'নোট সংরক্ষণ করুন',
    saving: 'সংরক্ষণ হচ্ছে...',
    failed: 'নোট সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
    conflict: (theirs) =>
      `এর মধ্যে কেউ নোটটি বদলে ‘${theirs}’ লিখেছেন। আপনারটি রাখতে আবার সংরক্ষণ করুন।`,
  },
  bar: {
    saved: 'সংরক্ষণ হয়েছে',
    at: (time) => `, ${time}। পাঠানো হয়নি`,
    saving: 'সংরক্ষণ হচ্ছে...',
    changed: 'এখনো সংরক্ষণ হয়নি',
    failed: 'নিজে থেকে সংরক্ষণ হয়নি। ‘সংরক্ষণ করুন’ চাপুন।',
    save: 'সংরক্ষণ করুন',
    submitting: 'সংরক্ষণ হচ্ছে...',
    send: (revision) => `${revisionOf(revision)} পাঠান`,
    attention: (count) => `${pieces(count)} ঘর ঠিক করুন`,
  },
  saved: 'সংশোধন সংরক্ষণ হয়েছে।',
  saveFailed: 'সংশোধন সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  nothing: { title: 'কোনো বদল নেই', description: 'সবকিছু আগেই সংরক্ষিত আছে।' },
  conflict: (by) => `${by} এই সংশোধন বদলেছেন`,
  invalidFields: 'কয়েকটি ঘর ঠিক করুন।',
  labels: {
    recipient: 'গ্রাহক',
    title: 'বিষয়',
    letter: 'গ্রাহকের কাছে চিঠি',
    lines: 'লাইন',
    discount: 'যন্ত্রপাতিতে ছাড়',
    vat_bp: 'ভ্যাট, শতাংশ',
    ait_bp: 'AIT, শতাংশ',
    advance_percent: 'অগ্রিম, শতাংশ',
    terms: 'শর্তাবলি',
    valid_until: 'মেয়াদ',
    design: 'ডিজাইন',
  },
  noDiscount: 'নেই',
  designs: {
    system: 'সিস্টেমসহ',
    project: 'সিস্টেমগুলোসহ',
    room: 'ঘরসহ',
    none: 'বাদ',
  },
  send: {
    question: (revision) => `${revisionOf(revision)} পাঠাবেন?`,
    to: 'প্রাপক',
    total: 'মোট',
    valid: 'মেয়াদ',
    text: 'ইমেইলে PDF ও একটি লিংক থাকবে। লিংকে গ্রাহক প্রশ্ন করতে ও কোটেশন গ্রহণ করতে পারবেন। পাঠানোর পরে সংশোধনটি আর বদলানো যাবে না।',
    supersedes: (revision) => `এটি ${revisionOf(revision)}-এর জায়গা নেবে।`,
    confirm: 'পাঠান',
    sending: 'পাঠানো হচ্ছে...',
    sent: (revision, to) => `${revisionOf(revision)} পাঠানো হচ্ছে ${to} ঠিকানায়।`,
    failed: 'সংশোধনটি পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
    changed: 'এর মধ্যে কেউ এই সংশোধন বদলেছেন। দেখে নিয়ে পাঠান।',
  },
  approval: {
    states: {
      needed: () => 'ছাড় সীমার চেয়ে বেশি। পাঠানোর আগে মালিকের অনুমোদন লাগবে।',
      owner: () => 'ছাড় সীমার চেয়ে বেশি। আপনি মালিক, তাই অনুমোদন ছাড়াই পাঠাতে পারেন।',
      requested: (by) => (by ? `${by} এই ছাড়ের অনুমোদন চেয়েছেন।` : 'অনুমোদন চাওয়া হয়েছে।'),
      approved: (by) => (by ? `${by} অনুমোদন দিয়েছেন। কিছু বদলালে আবার অনুমোদন লাগবে।` : 'অনুমোদিত।'),
      refused: (by, reason) =>
        by ? `${by} অনুমোদন দেননি: ${reason}` : `অনুমোদন দেওয়া হয়নি: ${reason}`,
    },
    request: 'অনুমোদন চান',
    approve: 'অনুমোদন দিন',
    refuse: 'ফিরিয়ে দিন',
    refusing: 'ফেরানো হচ্ছে...',
    refuseQuestion: (revision) => `${revisionOf(revision)} ফিরিয়ে দেবেন?`,
    reason: 'কারণ',
    requestedNow: 'অনুমোদন চাওয়া হয়েছে।',
    approvedNow: 'সংশোধনটি অনুমোদিত।',
    refusedNow: 'সংশোধনটি ফিরিয়ে দেওয়া হয়েছে।',
    failed: 'কাজটি হয়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  discarding: {
    question: (revision) => `${revisionOf(revision)}-এর খসড়া বাদ দেবেন?`,
    whole: 'কিছুই পাঠানো হয়নি। বাদ দিলে কোটেশনটি মুছে যাবে; এর নম্বর আর ব্যবহার হবে না।',
    draft: 'আগে পাঠানো সংশোধনগুলো থাকবে।',
    confirm: 'বাদ দিন',
    busy: 'বাদ দেওয়া হচ্ছে...',
    failed: 'খসড়াটি বাদ দেওয়া যায়নি। একটু পরে আবার চেষ্টা করুন।',
    done: 'খসড়া বাদ দেওয়া হয়েছে।',
  },
  beginFailed: 'সংশোধন শুরু করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  missing: {
    name: 'নাম লিখুন',
    email: 'গ্রাহকের ইমেইল ঠিকানা লিখুন',
    title: 'বিষয় লিখুন',
    lines: 'কমপক্ষে একটি লাইন যোগ করুন',
    line: 'এই লাইনের নাম লিখুন',
    price: 'দাম লিখুন',
    group: 'নাম লিখুন',
    alternatives: (group) =>
      `‘${group}’-এ কমপক্ষে দুটি বিকল্প লাগবে, আর তার একটি আগে থেকে বাছা থাকবে।`,
    valid: 'তারিখটি পার হয়ে গেছে',
    quantity: '১ থেকে ৯,৯৯৯-এর মধ্যে পূর্ণ সংখ্যা লিখুন',
    taka: 'পূর্ণ টাকা লিখুন',
    discount: (equipment) => `ছাড় যন্ত্রপাতির দামের (${equipment}) বেশি হতে পারে না।`,
  },
};

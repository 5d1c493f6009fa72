import { labelsOf, vrfProjectRecord } from '@shishir/contract';
import { inDigits } from '@shishir/format';
import type {
  drawingTexts as EnglishDrawings,
  equipmentTexts as EnglishEquipment,
  vrfProjectFormTexts as EnglishForm,
  vrfProjectRemovalTexts as EnglishRemoval,
  vrfProjectTexts as English,
} from './vrf-project.texts';

export const vrfProjectTexts: typeof English = {
  listTitle: 'VRF প্রজেক্টের তালিকা',
  many: 'প্রজেক্ট',
  columns: {
    sl: '#',
    image: 'ছবি',
    project_name: 'প্রজেক্ট',
    client_name: 'ক্লায়েন্ট',
    location: 'জায়গা',
    category: 'গ্রুপ',
    capacity: 'ক্যাপাসিটি',
    completed_date: 'শেষ হয়েছে',
    status: 'স্ট্যাটাস',
    updated_at: 'শেষ বদল',
    action: 'কাজ',
  },
  noImage: 'ছবি নেই',
  export: 'এক্সপোর্ট',
  search: { label: 'প্রজেক্ট খুঁজুন', hint: 'প্রজেক্ট, ক্লায়েন্ট, জায়গা' },
  statuses: {
    active: 'চালু',
    pending: 'বাকি',
    ongoing: 'চলছে',
    completed: 'সম্পন্ন',
    cancelled: 'বাতিল',
  },
  bulk: {
    active: '‘চালু’ করুন',
    pending: '‘বাকি’ করুন',
    ongoing: '‘চলছে’ করুন',
    completed: '‘সম্পন্ন’ করুন',
    cancelled: 'বাতিল করুন',
  },
  category: 'গ্রুপ',
  allCategories: 'সব গ্রুপ',
  visible: { label: 'সাইটে', any: 'সব', yes: 'আছে', no: 'নেই' },
  publicSite: {
    title: 'সাইটে',
    shown: (group, status) =>
      group === null
        ? `গ্রুপ ছাড়া দেখানো হয়, কারণ স্ট্যাটাস ‘${status}’।`
        : `‘${group}’ গ্রুপে দেখানো হয়, কারণ স্ট্যাটাস ‘${status}’।`,
    hidden: (status) => `দেখানো হয় না, কারণ স্ট্যাটাস ‘${status}’।`,
    from: (when) => `${when}-এর আগে নয়।`,
    open: 'সাইটে দেখুন',
  },
  loading: 'প্রজেক্ট আসছে...',
  loadFailed: 'প্রজেক্টগুলো আনা যায়নি',
  empty: {
    all: 'এখনো কোনো প্রজেক্ট নেই।',
    narrowed: 'মেলে এমন কোনো প্রজেক্ট নেই।',
  },
  gone: 'এই ঠিকানায় কোনো প্রজেক্ট নেই।',
};

export const vrfProjectFormTexts: typeof EnglishForm = {
  addTitle: 'নতুন VRF প্রজেক্ট',
  editTitle: (name) => `${name} বদলান`,
  labels: {
    ...labelsOf(vrfProjectRecord.fields),
    publish_at: 'প্রকাশের তারিখ ও সময়',
    equipment_list: 'যন্ত্রপাতির তালিকা',
    drawings: 'ড্রয়িং',
    image: 'ছবি',
  },
  hints: {
    client_name: 'শুধু কর্মীরা দেখেন।',
    remarks: 'শুধু কর্মীরা দেখেন।',
    publish_at: 'স্ট্যাটাস যা-ই হোক, এর আগে গ্রাহকেরা দেখেন না। ঢাকার সময়।',
    capacity: 'যেমন 211 kW, 60 TR',
  },
  remarksHint: 'ঢোকার রাস্তা, সাইটে কার সঙ্গে কথা বলবেন, কী বাকি',
  sections: {
    project: {
      title: 'প্রজেক্ট',
      note: 'নাম, জায়গা ও গ্রুপ সাইটের ‘আমাদের প্রজেক্ট’ পাতায় দেখানো হয়।',
    },
    system: { title: 'সিস্টেম', note: 'কী বসানো হয়েছে। না লিখলেও চলবে।' },
    dates: {
      title: 'তারিখ',
      note: 'দিন/মাস/বছর। শুরুর আগে প্রজেক্ট শেষ হতে পারে না।',
    },
    text: { title: 'লেখা', note: 'বিবরণ সাইটে দেখানো হয়, মন্তব্য হয় না।' },
    drawings: {
      title: 'ড্রয়িং',
      note: 'PDF, DWG, DXF বা ছবি, প্রতিটি 20\u00a0MB। শুধু কর্মীরা ডাউনলোড করতে পারেন।',
    },
    status: { title: 'স্ট্যাটাস', note: '‘চালু’, ‘চলছে’ ও ‘সম্পন্ন’ প্রজেক্ট সাইটে দেখানো হয়।' },
  },
  statusNotes: {
    active: 'সাইটে আছে',
    pending: 'শুধু কর্মীরা দেখেন',
    ongoing: 'সাইটে আছে',
    completed: 'সাইটে আছে',
    cancelled: 'শুধু কর্মীরা দেখেন',
  },
  tooEarly: (start) => `শুরুর তারিখ ${start}। সেই দিন বা তার পরের তারিখ বেছে নিন।`,
  uploading: 'ড্রয়িং আপলোড শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  discard: 'বাদ দিন',
  add: 'প্রজেক্ট যোগ করুন',
  save: 'সংরক্ষণ করুন',
  submitting: 'সংরক্ষণ হচ্ছে...',
  added: 'প্রজেক্ট যোগ হয়েছে।',
  saved: 'প্রজেক্ট সংরক্ষণ হয়েছে।',
  addFailed: 'প্রজেক্ট যোগ করা যায়নি। যা লিখেছেন দেখে নিন।',
  saveFailed: 'প্রজেক্ট সংরক্ষণ করা যায়নি। যা লিখেছেন দেখে নিন।',
  conflict: (by) => `${by} এই প্রজেক্ট বদলেছেন`,
};

export const vrfProjectRemovalTexts: typeof EnglishRemoval = {
  title: 'প্রজেক্ট মুছবেন?',
  question: 'এই VRF প্রজেক্ট মুছতে চান, নিশ্চিত তো?',
  note: 'সাইট থেকে সঙ্গে সঙ্গে সরে যাবে, ট্র্যাশে ৩০ দিন থাকবে।',
  confirm: 'মুছুন',
  removed: { title: 'মোছা হয়েছে', text: () => 'VRF প্রজেক্ট মোছা হয়েছে' },
  failed: 'মোছা যায়নি',
  failedMs: 2000,
};

export const equipmentTexts: typeof EnglishEquipment = {
  quantity: 'পরিমাণ',
  name: 'মডেল বা নাম',
  unnamed: 'সারিটি',
  row: (place) => inDigits(`সারি ${place}`),
  quantityOf: (place) => inDigits(`পরিমাণ, সারি ${place}`),
  nameOf: (place) => inDigits(`মডেল বা নাম, সারি ${place}`),
  remove: (name) => `${name} সরান`,
  add: 'সারি যোগ করুন',
  paste: 'তালিকা বসান',
  pasteLabel: 'প্রতি লাইনে এক ধরনের ইউনিট',
  pasteHint: 'যেমন: 6 x Cassette 9 kW',
  addMany: (count) => inDigits(`${count}টি সারি যোগ করুন`),
};

export const drawingTexts: typeof EnglishDrawings = {
  list: 'ড্রয়িং',
  file: 'ফাইল',
  nameOnly: 'শুধু নাম, ফাইল নেই',
  uploaded: (size, day) => `${size}, আপলোড ${day}`,
  sending: (sent, size, percent) => `${size}-এর মধ্যে ${sent}, ${inDigits(percent)}%`,
  progress: (name) => `${name}, আপলোড`,
  drop: 'এখানে ড্রয়িং ছেড়ে দিন',
  orChoose: 'অথবা এই ডিভাইস থেকে বেছে নিন',
  choose: 'ফাইল বেছে নিন',
  download: (name) => `${name} ডাউনলোড করুন`,
  remove: (name) => `${name} সরান`,
  again: 'আবার চেষ্টা করুন',
  wrongType: (type) =>
    type
      ? `${type} ফাইল নেওয়া যায় না। PDF করে যোগ করুন।`
      : 'এই ধরনের ফাইল নেওয়া যায় না। PDF করে যোগ করুন।',
  empty: 'ফাইলটি খালি।',
  failed: 'আপলোড হয়নি।',
};

import { roomsOf, SPAM_SCORE_MAX, systemsOf } from '@shishir/contract';
import { groupLakh, inDigits } from '@shishir/format';
import { roomsIn } from '@shishir/sizing';
import type {
  changeTexts as EnglishChanges,
  contactMessageTexts as English,
  keyTexts as EnglishKeys,
  KIND_NAMES as EnglishKinds,
  removalTexts as EnglishRemoval,
  STATUS_NAMES as EnglishStatuses,
} from './contact-message.texts';

const pieces = (count: number) => inDigits(`${groupLakh(count)}টি`);

export const contactMessageTexts: typeof English = {
  notify: {
    ask: 'আমাকে জানান',
    title: (name) => `নতুন অনুরোধ: ${name}`,
    arrived: (count) => `${pieces(count)} নতুন অনুরোধ`,
  },
  title: 'সব অনুরোধ',
  changeAll: (count) => `${pieces(count)} অনুরোধ বদলাবেন?`,
  changeAllText: 'যা যা মেলে সবই বদলাবে, অন্য পাতারগুলোও।',
  change: 'বদলান',
  columns: {
    sl: '#',
    firstName: 'নামের প্রথম অংশ',
    lastName: 'নামের শেষ অংশ',
    email: 'ইমেইল',
    number: 'ফোন',
    message: 'বার্তা',
    date: 'তারিখ',
    action: 'কাজ',
  },
  reference: 'রেফারেন্স',
  kind: 'ধরন',
  owner: 'দায়িত্বে',
  score: (points) => inDigits(`স্কোর ${points}, সর্বোচ্চ ${SPAM_SCORE_MAX}`),
  kinds: 'ধরন',
  all: 'সব',
  spam: 'স্প্যাম',
  trash: 'ট্র্যাশ',
  sender: 'প্রেরক',
  layout: 'সাজানো',
  panes: 'পাশাপাশি',
  table: 'টেবিল',
  export: 'এক্সপোর্ট',
  search: { label: 'অনুরোধ খুঁজুন', hint: 'নাম, ফোন, শব্দ, রেফারেন্স' },
  searchSpam: { label: 'স্প্যামে খুঁজুন', hint: 'নাম, ফোন, শব্দ, রেফারেন্স' },
  filters: {
    state: 'স্ট্যাটাস',
    anyState: 'সব',
    owner: 'দায়িত্বে',
    anyone: 'সবাই',
    nobody: 'কেউ নেই',
    me: (name) => `${name} (আপনি)`,
    order: 'ক্রম',
  },
  orders: { waiting: 'বেশি অপেক্ষা আগে', '-created_at': 'নতুন আগে', created_at: 'পুরোনো আগে' },
  ofEmail: (email) => `পাঠিয়েছেন ${email}`,
  waitingOver: 'এক দিনের বেশি অপেক্ষায়',
  loading: 'আসছে...',
  parts: { over: 'এক দিনের বেশি অপেক্ষায়', waiting: 'অপেক্ষায়', answered: 'উত্তর দেওয়া হয়েছে' },
  heldBack: 'আটকে রাখা',
  spamKept: (days) => inDigits(`${days} দিন পরে মুছে যায়`),
  spamNote: 'বার্তা আটকে রাখা হলেও গ্রাহক ‘ধন্যবাদ’ দেখেন, তবে কোনো ইমেইল পান না।',
  age: {
    minutes: (minutes) => inDigits(`${minutes} মিনিট`),
    hours: (hours) => inDigits(`${hours} ঘণ্টা`),
    days: (days) => inDigits(`${days} দিন`),
    daysAndHours: (days, hours) => inDigits(`${days} দিন ${hours} ঘণ্টা`),
  },
  waitingFor: {
    minutes: (minutes) => inDigits(`${minutes} মিনিট ধরে অপেক্ষায়`),
    hours: (hours) => inDigits(`${hours} ঘণ্টা ধরে অপেক্ষায়`),
    days: (days) => inDigits(`${days} দিন ধরে অপেক্ষায়`),
    daysAndHours: (days, hours) => inDigits(`${days} দিন ${hours} ঘণ্টা ধরে অপেক্ষায়`),
  },
  isNew: ', নতুন',
  ownedBy: (name) => `দায়িত্বে: ${name}`,
  newContactMessages: (count) => `${pieces(count)} নতুন`,
  products: (count) => `${pieces(count)} পণ্য`,
  design: (design) => {
    if (design.tool === 'room') return 'একটি ঘর';
    const rooms = pieces(roomsIn(roomsOf(design)));
    return `${rooms} ঘরের জন্য ${pieces(systemsOf(design).length)} সিস্টেম`;
  },
  open: (name) => `${name}-এর বার্তা খুলুন`,
  openShort: 'খুলুন',
  delete: (name) => `${name}-এর বার্তা মুছুন`,
  deleteChosen: 'মুছুন',
  list: 'অনুরোধ',
  empty: {
    title: 'এখনো কোনো অনুরোধ নেই',
    text: 'যোগাযোগ ফর্মের বার্তা, কার্ট থেকে কোটেশনের অনুরোধ আর চাকরির আবেদন এখানে আসে।',
    action: 'যোগাযোগের পাতা খুলুন',
  },
  noMatch: { title: 'মেলে এমন কোনো অনুরোধ নেই', clear: 'ফিল্টার মুছুন' },
  noSpam: { title: 'স্প্যাম নেই', text: 'কিছুই আটকে রাখা হয়নি।' },
  failed: {
    title: 'অনুরোধগুলো আনা যায়নি',
    text: (reason) => `${reason.replace(/।$/, '')}। কিছুই হারায়নি: সব সার্ভারে আছে।`,
    retry: 'আবার চেষ্টা করুন',
  },
  narrowedBy: {
    kind: (name) => `ধরন ${name}`,
    state: (name) => `স্ট্যাটাস ${name}`,
    owner: (name) => `দায়িত্বে ${name}`,
    search: (words) => `লেখায় আছে ‘${words}’`,
    email: (email) => `পাঠিয়েছেন ${email}`,
    waiting: 'এক দিনের বেশি অপেক্ষায়',
    sentence: (parts) => `${parts}।`,
  },
};

export const KIND_NAMES: typeof EnglishKinds = {
  contact: 'যোগাযোগ',
  consultation: 'পরামর্শ',
  subscription: 'সাবস্ক্রিপশন',
  application: 'চাকরির আবেদন',
  quotation: 'কোটেশন',
  service: 'সার্ভিস',
};

export const STATUS_NAMES: typeof EnglishStatuses = {
  new: 'নতুন',
  read: 'পড়া হয়েছে',
  replied: 'উত্তর দেওয়া হয়েছে',
  archived: 'আর্কাইভে',
  spam: 'স্প্যাম',
};

export const changeTexts: typeof EnglishChanges = {
  moved: { archived: 'আর্কাইভে গেছে', spam: 'স্প্যামে গেছে', released: 'স্প্যাম থেকে বের হয়েছে' },
  movedText: {
    archived: (name) => `${name}-এর অনুরোধ আর্কাইভে রাখা হয়েছে।`,
    spam: (name) => `${name}-এর অনুরোধ আটকে রাখা হয়েছে।`,
    released: (name) => `${name}-এর অনুরোধ আবার নতুন হিসেবে আছে।`,
  },
  undo: 'ফিরিয়ে আনুন',
  failed: 'বদলটি সংরক্ষণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  meanwhile: (name) => `এর মধ্যে কেউ ${name}-এর অনুরোধ বদলেছেন। আপনার বদল সংরক্ষণ হয়নি।`,
  changedMany: (count) => `${pieces(count)} অনুরোধ বদলেছে।`,
};

export const removalTexts: typeof EnglishRemoval = {
  title: 'মুছবেন?',
  question: 'এই বার্তাটি মুছতে চান, নিশ্চিত তো?',
  questionMany: (count) => `এই ${pieces(count)} বার্তা মুছতে চান, নিশ্চিত তো?`,
  confirm: 'মুছুন',
  failed: 'বার্তাটি মোছা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  restored: (count) => (count === 1 ? 'বার্তাটি ফিরে এসেছে।' : `${pieces(count)} বার্তা ফিরে এসেছে।`),
  removed: (name) => `${name}-এর বার্তা মোছা হয়েছে।`,
  removedMany: (count) => `${pieces(count)} বার্তা মোছা হয়েছে।`,
};

export const keyTexts: typeof EnglishKeys = {
  title: 'কিবোর্ড শর্টকাট',
  short: {
    move: 'আগে-পরে',
    reply: 'উত্তর',
    archive: 'আর্কাইভ',
    release: 'স্প্যাম নয়',
    delete: 'মোছা',
  },
  all: 'সব শর্টকাট',
  next: 'পরের অনুরোধ',
  previous: 'আগের অনুরোধ',
  reply: 'উত্তর লিখুন',
  archive: 'আর্কাইভ করুন',
  mine: 'দায়িত্ব নিজে নিন',
  release: 'স্প্যাম থেকে বের করুন',
  delete: 'স্প্যাম থেকে মুছুন',
  send: 'উত্তর পাঠান বা নোট সংরক্ষণ করুন',
  help: 'এই তালিকা দেখুন',
  use: 'লেখার সময় ছাড়া এক অক্ষরের শর্টকাট চালু রাখুন',
};

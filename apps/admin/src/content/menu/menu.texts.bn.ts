import { inDigits } from '@shishir/format';
import type {
  entryTexts as EnglishEntry,
  menuConflictTexts as EnglishConflict,
  menuTexts as English,
  moveTexts as EnglishMove,
  saveTexts as EnglishSave,
} from './menu.texts';

const pieces = (count: number) => inDigits(`${count}টি`);

export const menuTexts: typeof English = {
  title: 'মেনু',
  note: 'সাইটের ওপরের মেনু ও মোবাইলের মেনু।',
  groups: {
    vrf: 'VRF',
    product: 'পণ্য',
    'home-appliance': 'হোম অ্যাপ্লায়েন্স',
    about: 'আমাদের কথা',
  },
  tabs: 'মেনুর ভাগ',
  unsaved: 'সংরক্ষণ হয়নি',
  loading: 'মেনু আসছে...',
  loadFailed: 'মেনুগুলো আনা যায়নি।',
  empty: 'এই মেনুতে এখনো কোনো লাইন নেই।',
  add: 'লাইন যোগ করুন',
  full: (most) => `একটি মেনুতে সর্বোচ্চ ${pieces(most)} লাইন থাকতে পারে।`,
  preview: 'গ্রাহকেরা যেমন দেখবেন',
  previewOf: {
    vrf: 'ওপরের মেনুতে ‘পণ্য’, ‘VRF সিস্টেম’ ভাগে, সংরক্ষণের পরে',
    product: 'ওপরের মেনুতে ‘পণ্য’, ‘সেন্ট্রাল ও প্যাকেজ’ ভাগে, সংরক্ষণের পরে',
    'home-appliance': 'ওপরের মেনুতে ‘পণ্য’, ‘হোম অ্যাপ্লায়েন্স’ ভাগে, সংরক্ষণের পরে',
    about: 'ওপরের মেনুতে ‘আমরা’ ভাগে, সংরক্ষণের পরে',
  },
  previewEmpty: 'গ্রাহকেরা এই মেনুতে কিছু দেখেন না।',
};

export const entryTexts: typeof EnglishEntry = {
  untitled: 'নতুন লাইন',
  badges: {
    category: 'ক্যাটাগরি',
    address: 'ঠিকানা',
    heading: 'শিরোনাম',
    noProducts: 'পণ্য নেই',
    noPage: 'পাতা নেই',
    inactive: 'ক্যাটাগরি লুকানো',
    deleted: 'ক্যাটাগরি মোছা',
  },
  products: (number) => `${pieces(number)} পণ্য`,
  hidden: 'লুকানো',
  leadsNowhere: 'কোথাও যায় না',
  isBelow: (title) => `${title}-এর নিচে`,
  activeOf: (title) => `${title} দেখান`,
  editOf: (title) => `${title} বদলান`,
  panel: 'বেছে নেওয়া লাইন',
  panelTitle: (title) => `লাইন ‘${title}’`,
  labels: { title: 'শিরোনাম', target: 'কোথায় যায়', address: 'ঠিকানা', below: 'কার নিচে' },
  targets: {
    category: 'ক্যাটাগরি',
    address: 'ঠিকানা',
    nothing: 'কিছু না',
  },
  titleHint: (category) => `খালি রাখলে ‘${category}’ দেখানো হবে।`,
  addressHint: 'এই সাইটের, যেমন /about-us, অথবা https:// দিয়ে শুরু',
  nothingHint: 'এর নিচের লাইনগুলোর শিরোনাম হিসেবে থাকে।',
  chooseCategory: 'ক্যাটাগরি বেছে নিন',
  inTrash: (title) => `${title} (মোছা)`,
  notShown: (title) => `${title} (লুকানো)`,
  topLevel: 'সবার ওপরে',
  hasEntries: 'এর নিচে আরও লাইন আছে, তাই এটি সবার ওপরের সারিতেই থাকবে।',
  place: (place, of) => inDigits(`${of}টির মধ্যে ${place} নম্বর`),
  moveUp: 'ওপরে নিন',
  moveDown: 'নিচে নিন',
  active: 'চালু (গ্রাহকেরা দেখেন)',
  done: 'হয়ে গেছে',
  deleteTitle: 'লাইন মুছবেন?',
  deleteNote: (below) =>
    below === 0
      ? 'এর ক্যাটাগরি ও পণ্য থাকবে।'
      : `এর ক্যাটাগরি ও পণ্য থাকবে। নিচের ${pieces(below)} লাইন এর জায়গায় উঠে আসবে।`,
  delete: (title) => `‘${title}’ মুছুন`,
  titleMissing: 'শিরোনাম লিখুন',
  categoryMissing: 'ক্যাটাগরি বেছে নিন',
  addressMissing: 'ঠিকানা লিখুন',
};

/** '৫টির মধ্যে ২ নম্বরে, ‘ক্যাসেট’-এর নিচে'. */
const at = (place: number, of: number, below: string | null) =>
  `${inDigits(`${of}টির মধ্যে ${place} নম্বরে`)}${below === null ? '' : `, ‘${below}’-এর নিচে`}`;

export const moveTexts: typeof EnglishMove = {
  handle: (title) => `${title} সরান`,
  instructions: 'হাতল ধরে টেনে সরান, অথবা হাতলে Enter চেপে তীরচিহ্নের কি ব্যবহার করুন।',
  picked: (place, of, below) => ` তোলা হয়েছে, আছে ${at(place, of, below)}।`,
  over: (from, place, of, below) =>
    ` সরানো হয়েছে ${inDigits(from)} নম্বর থেকে, এখন ${at(place, of, below)}।`,
  dropped: (place, of, below) => ` রাখা হয়েছে ${at(place, of, below)}।`,
  cancelled: ' আগের জায়গায় ফিরে গেছে।',
  removed: ' সংরক্ষণ করলে মুছে যাবে।',
  blocked: {
    up: ' আগে থেকেই প্রথম।',
    down: ' আগে থেকেই শেষ।',
    in: ' এখানে অন্য লাইনের নিচে নেওয়া যায় না।',
    out: ' আগে থেকেই সবার ওপরের সারিতে।',
  },
  keys: {
    move: 'চেপে সরান,',
    in: 'চেপে ওপরের লাইনের নিচে নিন,',
    out: 'চেপে বের করে আনুন,',
    drop: 'চেপে রাখুন,',
    cancel: 'চেপে বাতিল করুন।',
  },
};

export const saveTexts: typeof EnglishSave = {
  changes: (number) => `${pieces(number)} বদল সংরক্ষণ হয়নি`,
  parts: ({ moved, added, changed, deleted }) =>
    (
      [
        [moved, 'সরানো'],
        [added, 'যোগ করা'],
        [changed, 'বদলানো'],
        [deleted, 'মোছা'],
      ] as const
    )
      .filter(([number]) => number !== 0)
      .map(([number, name]) => `${pieces(number)} ${name}`)
      .join(', '),
  attention: (number) => `${pieces(number)} লাইন ঠিক করতে হবে`,
  discard: 'বাদ দিন',
  save: 'মেনু সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  saved: 'মেনু সংরক্ষণ হয়েছে।',
  failed: 'মেনু সংরক্ষণ করা যায়নি। আপনার বদলগুলো এখানেই আছে।',
};

export const menuConflictTexts: typeof EnglishConflict = {
  title: (by) => `${by} এই মেনু বদলেছেন`,
  back: 'মেনুতে ফিরুন',
  order: 'ক্রম',
  moved: (number) => `${pieces(number)} লাইন সরানো`,
  deleted: 'মোছা হয়েছে',
  notThere: 'মেনুতে নেই',
  entry: (title, target, active) => `${title}, ${target}${active ? '' : ', বন্ধ'}`,
};

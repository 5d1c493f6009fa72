import type { DeclaredSubject } from '@shishir/contract';
import { inDigits } from '@shishir/format';
import { contentRecordTexts } from '../../content/records/content-records.texts';
import type {
  ACTION_NAMES as EnglishActions,
  ACTION_SENTENCES as EnglishSentences,
  auditTexts as English,
  OWN_SENTENCES as EnglishOwn,
  SUBJECT_NAMES as EnglishSubjects,
} from './audit.texts';

export const auditTexts: typeof English = {
  title: 'কাজের লগ',
  note: 'কর্মীরা যা যা করেছেন, নতুনগুলো আগে। শুধু পড়া যায়।',
  columns: {
    when: 'কখন',
    who: 'কে',
    what: 'কী',
    where: 'IP ও ডিভাইস',
    changes: 'বদল',
  },
  search: { label: 'লগে খুঁজুন', hint: 'নাম, ইমেইল, ঠিকানা' },
  empty: {
    all: 'এখনো কিছু নেই।',
    narrowed: 'এমন কিছু নেই।',
  },
  filters: { action: 'কাজ', subject: 'বিষয়', person: 'কে', from: 'শুরু', to: 'শেষ' },
  all: 'সব',
  clear: 'মুছুন',
  oneSubject: (subject, id) => `শুধু ${subject} ${inDigits(id)}-এর বদল।`,
  onlyBy: (name) => `শুধু ${name}-এর কাজ`,
  history: 'পুরো ইতিহাস',
  historyOf: (name) => `${name}: পুরো ইতিহাস`,
  nobody: 'সাইন ইন করা নেই',
  record: (type, name) => (name ? `${type} ${name}` : type),
  someone: (id) => `অ্যাকাউন্ট ${inDigits(id)}`,
  show: 'বদল',
  showOf: (what) => `বদল: ${what}`,
  field: 'ঘর',
  before: 'আগে',
  after: 'পরে',
};

export const ACTION_SENTENCES: typeof EnglishSentences = {
  created: ({ record }) => `${record} যোগ করেছেন`,
  updated: ({ record }) => `${record} বদলেছেন`,
  deleted: ({ record }) => `${record} মুছেছেন`,
  restored: ({ record }) => `${record} ফিরিয়ে এনেছেন`,
  version_restored: ({ record, version }) =>
    version
      ? `${record}: ${version} সময়ের সংস্করণ ফিরিয়ে এনেছেন`
      : `${record}: আগের একটি সংস্করণ ফিরিয়ে এনেছেন`,
  replaced: ({ record }) => `${record} পাল্টেছেন`,
  purged: ({ record }) => `${record} চিরতরে মুছেছেন`,
  imported: ({ record }) => `${record} ইমপোর্ট করেছেন`,
  import_undone: ({ record }) => `${record}: ইমপোর্ট ফিরিয়ে নিয়েছেন`,
  exported: ({ record }) => `${record} এক্সপোর্ট করেছেন`,
  downloaded: ({ record }) => `${record}: ফাইল ডাউনলোড করেছেন`,
  role_changed: ({ name, roles }) =>
    roles
      ? `${name}-এর ভূমিকা ${roles.before} থেকে ${roles.after} করেছেন`
      : `${name}-এর ভূমিকা বদলেছেন`,
  sent_again: ({ record }) => `${record} আবার পাঠিয়েছেন`,
  sent: ({ record }) => `${record} পাঠিয়েছেন`,
  replied: ({ record }) => `${record}: উত্তর দিয়েছেন`,
  noted: ({ record }) => `${record}: নোট লিখেছেন`,
  contacted: ({ record }) => `${record}: প্রেরকের সঙ্গে যোগাযোগ করেছেন`,
  accepted: ({ record }) => `${record} গ্রহণ করেছেন`,
  signed_in: ({ name }) => `${name} হিসেবে সাইন ইন করেছেন`,
  sign_in_failed: ({ name }) => `${name} হিসেবে সাইন ইন করতে পারেননি`,
  sessions_ended: ({ name }) => `${name}-কে সবখান থেকে সাইন আউট করেছেন`,
  password_changed: ({ name }) => `${name}-এর পাসওয়ার্ড বদলেছেন`,
  password_reset: ({ name }) => `${name}-এর পাসওয়ার্ড ইমেইল দিয়ে নতুন করে দিয়েছেন`,
  email_confirmed: ({ name }) => `${name} ইমেইল ঠিকানা নিশ্চিত করেছেন`,
  second_factor_on: ({ name }) => `${name}-এর দুই ধাপে যাচাই চালু করেছেন`,
  second_factor_off: ({ name }) => `${name}-এর দুই ধাপে যাচাই বন্ধ করেছেন`,
  recovery_codes_made: ({ name }) => `${name}-এর নতুন রিকভারি কোড নিয়েছেন`,
  google_linked: ({ name }) => `${name}-এ গুগল যুক্ত করেছেন`,
  google_unlinked: ({ name }) => `${name} থেকে গুগল বাদ দিয়েছেন`,
  oidc_linked: ({ name }) => `${name}-এ কোম্পানির অ্যাকাউন্ট যুক্ত করেছেন`,
  oidc_unlinked: ({ name }) => `${name} থেকে কোম্পানির অ্যাকাউন্ট বাদ দিয়েছেন`,
};

export const OWN_SENTENCES: typeof EnglishOwn = {
  updated: 'নিজের প্রোফাইল বদলেছেন',
  signed_in: 'সাইন ইন করেছেন',
  sessions_ended: 'সবখান থেকে সাইন আউট করেছেন',
  password_changed: 'নিজের পাসওয়ার্ড বদলেছেন',
  second_factor_on: 'নিজের দুই ধাপে যাচাই চালু করেছেন',
  second_factor_off: 'নিজের দুই ধাপে যাচাই বন্ধ করেছেন',
  recovery_codes_made: 'নতুন রিকভারি কোড নিয়েছেন',
};

export const ACTION_NAMES: typeof EnglishActions = {
  created: 'যোগ',
  updated: 'বদল',
  deleted: 'মোছা',
  restored: 'ফিরিয়ে আনা',
  version_restored: 'সংস্করণ ফিরিয়ে আনা',
  replaced: 'পাল্টানো',
  purged: 'চিরতরে মোছা',
  imported: 'ইমপোর্ট',
  import_undone: 'ইমপোর্ট ফিরিয়ে নেওয়া',
  exported: 'এক্সপোর্ট',
  downloaded: 'ডাউনলোড',
  role_changed: 'ভূমিকা বদল',
  sent_again: 'আবার পাঠানো',
  sent: 'পাঠানো',
  replied: 'উত্তর',
  noted: 'নোট',
  contacted: 'গ্রাহকের সঙ্গে যোগাযোগ',
  accepted: 'গ্রহণ',
  signed_in: 'সাইন ইন',
  sign_in_failed: 'সাইন ইন হয়নি',
  sessions_ended: 'সবখান থেকে সাইন আউট',
  password_changed: 'পাসওয়ার্ড বদল',
  password_reset: 'ইমেইলে নতুন পাসওয়ার্ড',
  email_confirmed: 'ইমেইল নিশ্চিত',
  second_factor_on: 'দুই ধাপে যাচাই চালু',
  second_factor_off: 'দুই ধাপে যাচাই বন্ধ',
  recovery_codes_made: 'রিকভারি কোড',
  google_linked: 'গুগল যুক্ত',
  google_unlinked: 'গুগল বাদ',
  oidc_linked: 'কোম্পানির অ্যাকাউন্ট যুক্ত',
  oidc_unlinked: 'কোম্পানির অ্যাকাউন্ট বাদ',
};

const DECLARED_NAMES = Object.fromEntries(
  Object.entries(contentRecordTexts).map(([subject, { title }]) => [subject, title]),
) as Record<DeclaredSubject, string>;

export const SUBJECT_NAMES: typeof EnglishSubjects = {
  user: 'অ্যাকাউন্ট',
  invitation: 'আমন্ত্রণ',
  product: 'পণ্য',
  category: 'ক্যাটাগরি',
  document: 'ডকুমেন্ট',
  'menu-item': 'মেনুর লিংক',
  'contact-message': 'অনুরোধ',
  'reply-template': 'উত্তরের নমুনা',
  quotation: 'কোটেশন',
  'terms-set': 'শর্তাবলি',
  ...DECLARED_NAMES,
  gallery: 'গ্যালারির ছবি',
  media: 'ছবি',
  company: 'কোম্পানি',
  setting: 'সেটিং',
  mail: 'ইমেইল',
  'saved-view': 'সংরক্ষিত ভিউ',
  'sizing-value': 'হিসাবের মান',
  tariff: 'বিদ্যুতের দর',
  'vrf-series': 'VRF সিরিজ',
  'search-synonym': 'সমার্থক শব্দ',
  translation: 'অনুবাদ',
  'glossary-term': 'পরিভাষা',
  figures: 'সাইটের হিসাব',
  'api-key': 'API কী',
  webhook: 'ওয়েবহুক',
};

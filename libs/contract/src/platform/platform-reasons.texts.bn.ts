import { inDigits } from '@shishir/format';
import type { OfRecord, platformReasons as English, Wait } from './platform-reasons.texts';
import { CV_FILE, DOCUMENT_FILE, DRAWING_FILE, ORDER_FILE, PHOTO_FILE } from './rules';

/** Returns the time until a retry in words. */
const inTime = (seconds: number) =>
  inDigits(seconds < 90 ? `${seconds} সেকেন্ড` : `${Math.ceil(seconds / 60)} মিনিট`);

const later = ({ seconds }: Wait) => `${inTime(seconds)} পরে আবার চেষ্টা করুন।`;

export const platformReasons: typeof English = {
  check_fields: 'চিহ্নিত ঘরগুলো দেখে নিন।',
  sign_in: 'আগে সাইন ইন করুন।',
  not_allowed: 'এই কাজের অনুমতি আপনার নেই।',
  not_found: 'পাওয়া যায়নি',
  no_address: 'এই ঠিকানায় কিছু নেই।',
  too_large: 'অনুরোধটি অনেক বড়।',
  not_json: 'JSON পাঠান, content-type application/json দিয়ে।',
  unreadable: 'অনুরোধটি পড়া যায়নি।',
  failed: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  busy: 'এখন খুব চাপ। একটু পরে আবার চেষ্টা করুন।',
  disk_full: 'সার্ভারে জায়গা নেই, তাই কিছুই সংরক্ষণ হয়নি। আমাদের জানান।',
  already_added:
    'এই ফর্মটি আগেই নতুন রেকর্ড হিসেবে সংরক্ষণ হয়েছে। তালিকা থেকে সেই রেকর্ডটি বদলান, অথবা আরেকটি যোগ করতে এই ফর্মটি বাদ দিন।',
  key_reused: 'এই Idempotency-Key আগে অন্য অনুরোধে ব্যবহার হয়েছে।',
  for_staff: 'শুধু কর্মীদের জন্য।',
  filter_for_staff: ({ filter }) => `${filter} শুধু কর্মীরা ব্যবহার করতে পারেন।`,

  too_many_requests: (wait) => `আপনার নেটওয়ার্ক থেকে অনেক অনুরোধ এসেছে। ${later(wait)}`,
  too_many_sign_ins: (wait) => `আপনার নেটওয়ার্ক থেকে অনেকবার সাইন ইনের চেষ্টা হয়েছে। ${later(wait)}`,
  too_many_failures: (wait) => `অনেকবার ভুল সাইন ইন হয়েছে। ${later(wait)}`,
  too_many_accounts: (wait) => `আপনার নেটওয়ার্ক থেকে অনেক অ্যাকাউন্ট খোলা হয়েছে। ${later(wait)}`,
  too_many_mails: (wait) => `আপনার নেটওয়ার্ক থেকে অনেক ইমেইল চাওয়া হয়েছে। ${later(wait)}`,
  too_many_messages: (wait) => `আপনার নেটওয়ার্ক থেকে অনেক বার্তা এসেছে। ${later(wait)}`,
  too_many_look_ups: (wait) => `আপনার নেটওয়ার্ক থেকে অনেকবার খোঁজা হয়েছে। ${later(wait)}`,
  too_many_passwords: (wait) => `অনেকবার পাসওয়ার্ড বদলানো হয়েছে। ${later(wait)}`,
  too_many_invitations: (wait) => `অনেক আমন্ত্রণ পাঠানো হয়েছে। ${later(wait)}`,
  too_many_uploads: (wait) => `অনেক ফাইল আপলোড হয়েছে। ${later(wait)}`,

  record_not_found: ({ record }) => `${nounOf(record)} পাওয়া যায়নি`,
  record_changed: ({ record }) =>
    `এর মধ্যে এই ${nounOf(record)} কেউ বদলেছেন। দুটি রূপ মিলিয়ে দেখে আবার সংরক্ষণ করুন।`,
  record_in_trash: ({ record }) => `এই ${nounOf(record)} ট্র্যাশে আছে। আগে ফিরিয়ে আনুন।`,
  record_not_in_trash: ({ record }) => `এই ${nounOf(record)} ট্র্যাশে নেই।`,
  records_not_in_trash: ({ record, id }) => `${nounOf(record)} ${id} ট্র্যাশে নেই।`,
  records_not_changed: ({ record, id }) => `${nounOf(record)} ${id} আর নেই। কিছুই বদলায়নি।`,
  records_not_deleted: ({ record, id }) => `${nounOf(record)} ${id} আর নেই। কিছুই মোছা হয়নি।`,
  record_listed_twice: ({ record }) => `প্রতিটি ${nounOf(record)} একবারই দিন।`,
  list_changed: 'এর মধ্যে তালিকা বদলেছে। আবার দেখে নিন।',
  nothing_to_undo: 'ফিরিয়ে আনার মতো আর কিছু নেই।',

  image_required: 'ছবি দিন',
  file_missing: 'একটি ফাইল বেছে নিন।',
  file_unexpected: 'এখানে ফাইল দেওয়া যায় না।',
  file_and_library: 'একটি ফাইল অথবা লাইব্রেরির একটি ছবি বেছে নিন, দুটো একসঙ্গে নয়।',
  file_too_large: ({ max }) => `ফাইলটি ${max} MB-এর বেশি।`,
  text_too_long: 'লেখাটি অনেক বড়।',
  cv_wrong_type: CV_FILE.wrongType,
  photos_wrong_type: ({ names }) => `JPEG, PNG বা WebP ছবি নয়: ${names}। অন্য ফাইল বেছে নিন।`,
  photos_damaged: ({ names }) => `ফাইল নষ্ট, অথবা ছবি নয়: ${names}। অন্য ফাইল বেছে নিন।`,
  photos_too_many: PHOTO_FILE.tooMany,
  order_wrong_type: ORDER_FILE.wrongType,
  document_wrong_type: DOCUMENT_FILE.wrongType,
  drawing_wrong_type: DRAWING_FILE.wrongType,
  picture_wrong_type: 'JPEG, PNG, WebP বা AVIF ছবি বেছে নিন।',
  picture_damaged: 'ফাইলটি নষ্ট, অথবা এটি ছবি নয়। JPEG, PNG, WebP বা AVIF ছবি বেছে নিন।',
  picture_too_many_pixels: 'ছবিটি ৪০ মেগাপিক্সেলের বেশি।',
  picture_not_found: 'এই ঠিকানায় কোনো ছবি নেই।',
  picture_is_portrait: 'এটি একটি অ্যাকাউন্টের ছবি। অন্য ছবি বেছে নিন।',
  picture_gone: 'ছবিটি আর লাইব্রেরিতে নেই। অন্য ছবি বেছে নিন।',
  storage_unavailable: 'ছবি ও ফাইল এখন খোলা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',

  mail_not_found: 'ইমেইলটি পাওয়া যায়নি',
  mail_had_link: 'এই ইমেইলে একজনের নিজস্ব লিংক ছিল। নতুন ইমেইল পাঠান।',
  mail_not_failed: 'শুধু যে ইমেইল যায়নি, সেটিই আবার পাঠানো যায়।',
  mail_server_missing: 'এখনো কোনো মেইল সার্ভার ঠিক করা হয়নি।',
  mail_server_fixed: 'মেইল সার্ভার ঠিক করা আছে সার্ভারের SMTP_URL দিয়ে। সেখানেই বদলান।',
  mail_password_again:
    'পাসওয়ার্ডটি আবার লিখুন: এটি একটি সার্ভারে একটি ব্যবহারকারীর নামের জন্য সংরক্ষিত থাকে',
  mail_password_missing: 'এই ব্যবহারকারীর নামের পাসওয়ার্ড লিখুন',
};

/** Nouns of records, which reasons name in English. A record that is not listed keeps its English noun. */
const NOUNS: Record<string, string> = {
  category: 'ক্যাটাগরি',
  company: 'কোম্পানির তথ্য',
  customer: 'গ্রাহক',
  document: 'ডকুমেন্ট',
  drawing: 'ড্রয়িং',
  'gallery item': 'গ্যালারির ছবি',
  import: 'ইমপোর্ট',
  industry: 'খাত',
  'installed unit': 'বসানো এসি',
  invitation: 'আমন্ত্রণ',
  'maintenance contract': 'রক্ষণাবেক্ষণ চুক্তি',
  mapping: 'কলামের বাছাই',
  'menu item': 'মেনুর লাইন',
  message: 'অনুরোধ',
  opening: 'চাকরির বিজ্ঞপ্তি',
  picture: 'ছবি',
  post: 'ব্লগ পোস্ট',
  product: 'পণ্য',
  quotation: 'কোটেশন',
  revision: 'সংশোধন',
  section: 'অংশ',
  series: 'সিরিজ',
  'set of terms': 'শর্তাবলি',
  synonym: 'সমার্থক শব্দ',
  tariff: 'বিদ্যুতের দর',
  template: 'উত্তরের নমুনা',
  term: 'শব্দ',
  translation: 'অনুবাদ',
  user: 'ব্যবহারকারী',
  value: 'মান',
  view: 'ভিউ',
  visit: 'ভিজিট',
  'VRF project': 'VRF প্রজেক্ট',
  webhook: 'ওয়েবহুক',
};

function nounOf(record: OfRecord['record']): string {
  return NOUNS[record] ?? record;
}

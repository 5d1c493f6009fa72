import { formatDateTime, formatDay, formatTaka, inDigits } from '@shishir/format';
import { NO_WAY_TO_ANSWER, quotationRules } from '../platform/rules';
import { rulesTexts } from '../platform/rules.texts';
import type { salesReasons as English } from './sales-reasons.texts';

export const salesReasons: typeof English = {
  quotation_email_missing: quotationRules.email.blank,
  quotation_phone_missing: quotationRules.number.blank,
  no_way_to_answer: NO_WAY_TO_ANSWER,
  product_left_catalogue: ({ id }) => `পণ্য ${id} আর ক্যাটালগে নেই। কার্ট থেকে সরান।`,
  opening_closed: 'এই পদে আবেদনের সময় শেষ। অন্য একটি বেছে নিন।',
  subscription_link_invalid: 'লিংকটির মেয়াদ শেষ। আবার সাবস্ক্রাইব করুন।',

  enquiry_gone: 'এই অনুরোধটি আর নেই।',
  enquiry_spam_quote: 'এই অনুরোধটি স্প্যামে আছে। কোটেশনের আগে স্প্যাম থেকে বের করুন।',
  enquiry_spam_reply: 'এই অনুরোধটি স্প্যামে আছে। উত্তরের আগে স্প্যাম থেকে বের করুন।',
  enquiry_without_email: 'এই অনুরোধে ইমেইল ঠিকানা নেই। ফোন করুন, তারপর কথা এখানে লিখে রাখুন।',
  enquiry_without_cv: 'এই আবেদনে সিভি নেই।',
  cv_deleted: 'এই সিভি মুছে ফেলা হয়েছে।',
  cv_file_missing: 'এই সিভির ফাইলটি পাওয়া যাচ্ছে না।',
  enquiry_without_photo: 'এই অনুরোধে ছবি নেই।',
  photo_missing: 'এই ছবির ফাইলটি পাওয়া যাচ্ছে না।',
  enquiry_not_found: 'এই রেফারেন্স ও ফোন নম্বরে কোনো অনুরোধ নেই। দুটোই আবার দেখে নিন, অথবা ফোন করুন।',
  owner_not_staff: 'একজন কর্মী বেছে নিন',
  lost_reason_missing: 'কেন হাতছাড়া হলো, বেছে নিন',
  next_step_missing: 'পরের কাজ লিখুন',
  next_day_missing: 'পরের কাজের দিন বেছে নিন',
  turn_empty: 'পালা করে অনুরোধ নেন, এমন অন্তত একজন কর্মী বেছে নিন',
  enquiries_differ: ({ expected, matching }) =>
    `এখন ${inDigits(`${expected}টি নয়, ${matching}টি`)} অনুরোধ মেলে। কিছুই বদলায়নি। তালিকাটি আবার দেখে নিন।`,

  customer_phone_invalid: rulesTexts.phone.malformed,
  customer_gone: 'এই গ্রাহক আর নেই। অন্য গ্রাহক বেছে নিন।',
  customer_has_units: ({ name, count }) =>
    `${name}-এর ${inDigits(count)}টি এসি বসানো আছে। আগে সেগুলো অন্য গ্রাহকের নামে দিন বা মুছুন।`,
  customer_has_merged: ({ name, count }) =>
    `${name}-এর সঙ্গে ${inDigits(count)} জন গ্রাহক মেলানো আছে। আগে সেটি ফিরিয়ে নিন।`,
  customer_into_itself: 'গ্রাহককে নিজের সঙ্গে মেলানো যায় না।',
  customer_is_merged: 'এই গ্রাহক আগেই অন্য গ্রাহকের সঙ্গে মেলানো আছে।',
  customer_not_merged: 'এই গ্রাহক অন্য কারও সঙ্গে মেলানো নেই।',
  enquiry_spam_customer: 'এই অনুরোধটি স্প্যামে আছে। গ্রাহক যুক্ত করার আগে স্প্যাম থেকে বের করুন।',

  unit_code_unknown: 'এই কোডের কোনো এসি নেই। লেবেলটি আবার স্ক্যান করুন, অথবা যা লিখেছেন মিলিয়ে দেখুন।',
  unit_product_gone: 'এই পণ্যটি আর নেই। অন্যটি বেছে নিন।',
  unit_serial_taken: ({ model }) =>
    `এই সিরিয়াল নম্বরের এসি আগে থেকেই আছে${model ? `: ${model}` : ''}।`,
  unit_serial_in_trash: ({ model }) =>
    `এই সিরিয়াল নম্বরের এসি ট্র্যাশে আছে: ${model}। সেটি ফিরিয়ে আনুন।`,
  labels_too_many: ({ max }) => `একবারে সর্বোচ্চ ${inDigits(max)}টি লেবেল ছাপুন।`,
  quotation_not_accepted: 'শুধু গৃহীত কোটেশন থেকে এসি যোগ করা যায়।',
  unit_rows_wrong: ({ count }) => `কিছুই যোগ হয়নি। ${inDigits(count)}টি সারি ঠিক করুন।`,
  unit_row_model: ({ row }) => `সারি ${inDigits(row)}: মডেল লিখুন।`,
  unit_row_long: ({ row, name, max }) =>
    `সারি ${inDigits(row)}: ${name} সর্বোচ্চ ${inDigits(max)} অক্ষরের হতে পারে।`,
  unit_row_day: ({ row, name }) =>
    `সারি ${inDigits(row)}: ${name} তারিখ নয়। এভাবে লিখুন: 26/03/2026।`,
  unit_row_customer: ({ row, name }) =>
    `সারি ${inDigits(row)}: “${name}” নামে কোনো গ্রাহক নেই। আগে গ্রাহক যোগ করুন, বা ঘরটি খালি রাখুন।`,
  unit_row_customers: ({ row, name }) =>
    `সারি ${inDigits(row)}: “${name}” নামে একাধিক গ্রাহক আছেন। ঘরটি খালি রেখে পরে বেছে নিন।`,
  unit_row_serial: ({ row }) => `সারি ${inDigits(row)}: এই সিরিয়াল নম্বরের এসি আগে থেকেই আছে।`,
  unit_file_type: 'CSV বা XLSX ফাইল বেছে নিন।',
  unit_file_empty: 'ফাইলে শিরোনামের নিচে কোনো সারি নেই।',
  unit_file_headings: 'ফাইলে “Model” নামে কোনো কলাম নেই। এক্সপোর্টের শিরোনামগুলো ব্যবহার করুন।',
  unit_file_long: ({ max }) => `ফাইলে ${inDigits(max)}টির বেশি সারি। ভাগ করে দিন।`,

  contract_period: 'শেষ দিন শুরুর দিনের আগে হতে পারে না',
  contract_too_long: ({ months }) =>
    `একটি চুক্তি সর্বোচ্চ ${inDigits(months)} মাসের হয়। শেষ দিন আরও আগে দিন।`,
  calendar_unknown: 'এই ঠিকানায় কোনো ক্যালেন্ডার নেই। ড্যাশবোর্ড থেকে নতুন ঠিকানা নিন।',
  service_unit_foreign: 'এই গ্রাহকের এসি বেছে নিন',
  service_customer_missing: 'আগে গ্রাহক বেছে নিন',
  visit_due_by_contract: 'নির্ধারিত দিন চুক্তি থেকে আসে। অন্য দিনে যেতে হলে ভিজিটের দিন ঠিক করুন।',
  visit_time_alone: 'ভিজিটের দিনও লিখুন',
  visit_done_later: 'এই দিন এখনো আসেনি',
  customer_has_contracts: ({ name, count }) =>
    `${name}-এর ${inDigits(count)}টি রক্ষণাবেক্ষণ চুক্তি আছে। আগে সেগুলো মুছুন।`,
  customer_has_visits: ({ name, count }) =>
    `${name}-এর ${inDigits(count)}টি ভিজিট আছে। আগে সেগুলো মুছুন।`,

  quotation_not_sent: 'এই কোটেশন এখনো পাঠানো হয়নি।',
  quotation_mail_deleted: 'এই সংশোধনের ইমেইলটি মুছে ফেলা হয়েছে।',
  quotation_link_invalid:
    'এই লিংকে কোনো কোটেশন খোলে না। আমাদের ইমেইলের পুরো লিংকটি ব্যবহার করুন, অথবা নতুন লিংক চান।',
  default_terms_needed: 'নতুন কোটেশন এই শর্তাবলি দিয়ে শুরু হয়। আগে তার জন্য অন্যটি বেছে নিন।',

  revision_begun: ({ revision }) =>
    inDigits(`সংশোধন ${revision} লেখা চলছে। আগে সেটি পাঠান বা বাদ দিন।`),
  revision_not_begun: 'এই কোটেশনের কোনো সংশোধন লেখা হচ্ছে না। আগে একটি শুরু করুন।',
  revision_changed: 'এর মধ্যে এই সংশোধনটি কেউ বদলেছেন। দুটি রূপ মিলিয়ে দেখে আবার সংরক্ষণ করুন।',
  revision_replaced: ({ revision, later, day }) =>
    `${inDigits(`সংশোধন ${revision}-এর বদলে সংশোধন ${later}`)} পাঠানো হয়েছে ${formatDay(day)}। নতুন সংশোধনের ইমেইলের লিংকটি ব্যবহার করুন, অথবা আবার পাঠাতে বলুন।`,
  revision_expired: ({ revision, day }) =>
    `${inDigits(`সংশোধন ${revision}`)}-এর মেয়াদ ছিল ${formatDay(day)} পর্যন্ত। নতুন সংশোধন চান, ইমেইলে পাঠিয়ে দেব।`,
  revision_total_too_large: ({ total, max }) =>
    `মোট ${formatTaka(total)}। সর্বোচ্চ ${formatTaka(max)} হতে পারে।`,
  revision_discount_too_large: ({ equipment }) =>
    `ছাড় যন্ত্রপাতির দামের (${formatTaka(equipment)}) বেশি হতে পারে না।`,
  alternatives_several: ({ group }) => `‘${group}’-এর বিকল্পগুলোর মধ্যে একটিই আগে থেকে বাছা যায়।`,
  alternatives_incomplete: ({ group }) =>
    `‘${group}’-এ কমপক্ষে দুটি বিকল্প লাগবে, আর তার একটি আগে থেকে বাছা থাকবে।`,
  choice_invalid: 'প্রতিটি দলের বিকল্প থেকে একটি করে বেছে নিন',
  choice_empty: 'কমপক্ষে একটি আইটেম বেছে নিন',
  report_not_found: 'এই ভিজিটের রিপোর্ট এখনো নেই।',
  report_exists: ({ technician, at }) =>
    `${technician} এই ভিজিটের রিপোর্ট আগেই দিয়েছেন (${formatDateTime(at)})। আপনার লেখা কিছুই হারায়নি: কারণ লিখে সংশোধন হিসেবে সংরক্ষণ করুন।`,
  report_corrected: ({ name }) =>
    `${name || 'একজন সহকর্মী'} এর মধ্যে রিপোর্টটি সংশোধন করেছেন। নতুনটি দেখে আবার সংরক্ষণ করুন।`,
  report_photos_full: ({ max }) =>
    inDigits(`রিপোর্টে সর্বোচ্চ ${max}টি ছবি রাখা যায়। নতুন কয়েকটি সরান।`),
  report_without_email: 'গ্রাহকের ইমেইল ঠিকানা নেই। আগে গ্রাহকের তথ্যে ঠিকানা লিখুন।',
  choice_total: ({ total }) =>
    `আপনার বাছাই অনুযায়ী সর্বমোট ${formatTaka(total)}। দেখে নিয়ে আবার গ্রহণ করুন।`,
  approval_needed: ({ percent, limit }) =>
    inDigits(
      `যন্ত্রপাতির ওপর ছাড় ${percent}%। ছাড় ${limit}%-এর বেশি হলে পাঠানোর আগে মালিকের অনুমোদন লাগে।`,
    ),
  approval_needed_all: ({ limit }) =>
    inDigits(
      `গ্রাহক যন্ত্রপাতি না নিয়েও ছাড় পেতে পারেন। ছাড় ${limit}%-এর বেশি হলে পাঠানোর আগে মালিকের অনুমোদন লাগে।`,
    ),
  approval_not_needed: 'এই কোটেশন অনুমোদন ছাড়াই পাঠানো যায়।',
  approval_not_requested: 'সংশোধনটি বদলেছে, নয়তো অনুমোদন এখনও চাওয়া হয়নি। পাতাটি আবার খুলে দেখুন।',
  order_file_none: 'এই গ্রহণের সঙ্গে কোনো ক্রয়াদেশ পাঠানো হয়নি।',
  order_file_missing: 'ক্রয়াদেশের ফাইলটি পাওয়া যাচ্ছে না।',
  revision_too_long: 'লাইন ও শর্ত মিলিয়ে লেখা অনেক বড়। নোট ছোট করুন বা লাইন কমান।',

  recipient_name_missing: 'নাম লিখুন',
  recipient_email_missing: 'প্রাপকের ইমেইল ঠিকানা লিখুন',
  subject_missing: 'বিষয় লিখুন',
  lines_missing: 'কমপক্ষে একটি লাইন যোগ করুন',
  line_title_missing: 'মডেল বা বিবরণ লিখুন',
  line_price_missing: 'দাম লিখুন',
  valid_until_past: 'তারিখটি পার হয়ে গেছে।',

  cart_changed: 'এর মধ্যে কার্ট বদলেছে। দুটি রূপ মিলিয়ে দেখে আবার সংরক্ষণ করুন।',
  saved_system_not_found: 'সংরক্ষিত সিস্টেমটি পাওয়া যায়নি',
  saved_system_changed: 'এর মধ্যে এই সিস্টেম বদলেছে। দুটি রূপ মিলিয়ে দেখে আবার সংরক্ষণ করুন।',
  saved_systems_full: ({ max }) => inDigits(`আপনার ${max}টি সিস্টেম আছে। আগে একটি মুছুন।`),
  system_too_large: 'সিস্টেমটি সংরক্ষণের জন্য অনেক বড়।',
};

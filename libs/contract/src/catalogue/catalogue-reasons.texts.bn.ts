import { formatTaka, inDigits } from '@shishir/format';
import type { catalogueReasons as English, OtherNumber } from './catalogue-reasons.texts';

const other = ({ expected, matching }: OtherNumber, nothing: string) =>
  `এখন ${inDigits(`${expected}টি নয়, ${matching}টি`)} পণ্য মেলে। ${nothing} তালিকাটি আবার দেখে নিন।`;

const more = ({ expected, max }: { expected: number; max: number }, nothing: string) =>
  `এখন ${inDigits(`${expected}টি নয়, ${max}টির`)} বেশি পণ্য মেলে। ${nothing} তালিকাটি আবার দেখে নিন।`;

const UNCHANGED = 'কিছুই বদলায়নি।';
const UNDELETED = 'কিছুই মোছা হয়নি।';
const UNSAVED = 'কিছুই সংরক্ষণ হয়নি। প্রিভিউ আবার দেখে নিন।';

export const catalogueReasons: typeof English = {
  category_missing: ({ category }) => `‘${category}’ ক্যাটাগরি নেই।`,
  category_in_use: ({ category, products }) =>
    `‘${category}’ ক্যাটাগরিতে ${inDigits(`${products}টি`)} পণ্য আছে। আগে সেগুলো সরান বা মুছুন।`,
  category_kind_fixed: 'ক্যাটাগরির ধরন বদলানো যায় না। ওই ধরনের নতুন ক্যাটাগরি বানিয়ে পণ্য সেখানে নিন।',
  category_address_taken: ({ address, category }) =>
    `${address} ব্যবহার করছে ‘${category}’ ক্যাটাগরি।`,
  category_address_in_trash: ({ address, category }) =>
    `${address} ব্যবহার করছে ‘${category}’ ক্যাটাগরি, যা ট্র্যাশে আছে।`,
  category_filter_for_staff: ({ filter }) => `${filter} দিয়ে শুধু কর্মীরা ফিল্টার করতে পারেন।`,
  categories_changed: 'এর মধ্যে ক্যাটাগরি বদলেছে। আবার দেখে নিন।',

  product_publish_date: 'শুধু লুকানো পণ্যের প্রকাশের তারিখ থাকতে পারে',
  product_without_type: ({ category }) => `‘${category}’-এর পণ্যের ধরন নেই। ঘরটি খালি রাখুন।`,
  product_of_type: ({ category, type }) => `‘${category}’-এর পণ্যের ধরন ‘${type}’।`,
  product_category_in_trash: ({ model, category }) =>
    `${model} আছে ‘${category}’ ক্যাটাগরিতে, যা ট্র্যাশে আছে। আগে ক্যাটাগরিটি ফিরিয়ে আনুন।`,
  product_picture_missing: ({ position }) => inDigits(`${position} নম্বর জায়গায় ছবি নেই।`),
  product_picture_twice: 'একটি ছবি একবারই ব্যবহার করা যায়।',
  product_picture_not_received: 'ছবিটি পৌঁছায়নি।',
  product_picture_without_position: 'ছবিটি কোথায় বসবে, বলা নেই।',
  successor_is_itself: 'একটি পণ্য নিজেই নিজের জায়গা নিতে পারে না।',
  successor_leads_back: ({ id }) => `পণ্য ${id} থেকে আবার এই পণ্যেই ফেরা হয়।`,
  successor_missing: ({ id }) => `পণ্য ${id} নেই।`,
  receive_date_fixed: ({ date }) => `পণ্য আসার তারিখ ${date}, এটি বদলানো যায় না।`,
  due_without_bill: 'বিল না থাকলে বকেয়া থাকে না।',
  due_differs: ({ due }) => `বকেয়া মানে বিল থেকে পরিশোধ বাদ: ${formatTaka(due)}।`,

  other_products_not_changed: (numbers) => other(numbers, UNCHANGED),
  other_products_not_deleted: (numbers) => other(numbers, UNDELETED),
  more_products_not_changed: (numbers) => more(numbers, UNCHANGED),
  more_products_not_deleted: (numbers) => more(numbers, UNDELETED),
  preview_outdated: `এই প্রিভিউয়ের পরে কয়েকটি পণ্য বদলেছে। ${UNSAVED}`,
  preview_product_changed: ({ model }) => `এই প্রিভিউয়ের পরে ${model} বদলেছে। ${UNSAVED}`,
  preview_products_changed: ({ products }) =>
    `এই প্রিভিউয়ের পরে ${inDigits(`${products}টি`)} পণ্য বদলেছে। ${UNSAVED}`,

  import_outdated: 'প্রিভিউয়ের পরে ক্যাটালগ বদলেছে, তাই ফলও বদলাবে। আবার প্রিভিউ করে দেখে নিন।',
  import_checking: 'ফাইলটি এখন ক্যাটালগের সঙ্গে মেলানো হচ্ছে। একটু অপেক্ষা করুন।',
  import_not_mapped: 'আগে বলুন, কোন কলামে কী আছে।',
  import_not_previewed: 'শুধু প্রিভিউ থেকেই সারি বাদ দেওয়া যায়।',
  mapping_without_model: 'কোন কলামে পণ্যের মডেল বা আইডি আছে, বেছে নিন।',
  mapping_field_twice: ({ field }) => `দুটি কলামে ${field}। একটির জন্য অন্য কিছু বেছে নিন।`,
  import_applying: 'ইমপোর্টটি এখন চলছে।',
  import_rows_invalid: ({ rows }) =>
    `${inDigits(`${rows}টি`)} সারি ঠিক নেই। ঠিক করুন, অথবা শুধু ঠিক সারিগুলো নিন।`,
  import_undoing: 'ইমপোর্টটি এখন ফেরানো হচ্ছে।',
  import_applied: 'ইমপোর্টটি আগেই করা হয়েছে।',
  import_undone: 'ইমপোর্টটি আগেই ফেরানো হয়েছে।',
  import_applied_and_undone: 'ইমপোর্টটি করে আবার ফেরানো হয়েছে। ফাইলটি আবার আপলোড করুন।',
  import_not_applied: 'ইমপোর্টটি করা হয়নি, তাই ফেরানোর কিছু নেই।',
  import_not_discardable: 'শুধু প্রিভিউ বাদ দেওয়া যায়। এই ইমপোর্ট করা হয়ে গেছে।',
  import_changed_since: 'এই ইমপোর্টের সব পণ্য এর পরে বদলেছে। কিছুই ফেরানো হয়নি।',
  import_product_changed: ({ name }) =>
    `ইমপোর্টের পরে ${name} বদলেছে, অথবা আগের মান আর নেই। কিছুই ফেরানো হয়নি।`,
  import_products_changed: ({ names, more: others }) =>
    `ইমপোর্টের পরে ${others > 0 ? `${names} ও আরও ${inDigits(`${others}টি`)}` : names} বদলেছে, অথবা আগের মান আর নেই। কিছুই ফেরানো হয়নি।`,

  document_owner_missing: 'একটি পণ্য বা ক্যাটাগরি বেছে নিন',
  document_file_missing: 'ডকুমেন্টটির ফাইল পাওয়া যাচ্ছে না।',
};

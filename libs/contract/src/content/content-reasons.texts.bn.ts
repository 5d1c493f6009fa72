import { groupThousands, inDigits } from '@shishir/format';
import type { contentReasons as English } from './content-reasons.texts';

const inUse = 'ছবিটি ব্যবহার হচ্ছে, তাই মোছা যায় না। আগে সব জায়গা থেকে সরান।';

export const contentReasons: typeof English = {
  company_without_details: 'কোম্পানির তথ্য এখনো দেওয়া হয়নি।',
  contact_person_missing: 'আগে যোগাযোগের ব্যক্তিকে সংরক্ষণ করুন, তারপর ছবি।',

  picture_in_use: inUse,
  picture_used: ({ name }) => `${inUse} ব্যবহার হচ্ছে ‘${name}’-এ।`,
  picture_used_in_trash: ({ name }) => `${inUse} ব্যবহার হচ্ছে ‘${name}’-এ, যা ট্র্যাশে আছে।`,
  picture_in_many_places: ({ places, max }) =>
    inDigits(
      `ছবিটি ${groupThousands(places)} জায়গায় আছে, একসঙ্গে ${groupThousands(max)} জায়গায় বদলানো যায়। আগে কয়েকটিতে অন্য ছবি দিন, যেমন একটি ইমপোর্ট দিয়ে।`,
    ),
  picture_of_other: ({ name }) => `এটি ${name}-এর ছবি। শুধু তিনিই বদলাতে পারেন।`,
  picture_of_company: 'ছবিটি কোম্পানির তথ্যের অংশ। শুধু মালিক বদলাতে পারেন।',

  menu_changed: 'এর মধ্যে এই মেনু বদলেছে। দুটি রূপ মিলিয়ে দেখে আবার সংরক্ষণ করুন।',
  menu_entry_of_other: 'এটি এই মেনুর অংশ নয়',
  menu_category_missing: 'এই ক্যাটাগরি নেই। অন্য একটি বেছে নিন।',
  menu_page_missing: 'এই ঠিকানায় কোনো পাতা নেই। একটি ক্যাটাগরি, অথবা গ্রুপের জন্য ‘কিছু না’ বেছে নিন।',

  translation_changed: 'এর মধ্যে এই রেকর্ডের লেখা বদলেছে। দুটি রূপ মিলিয়ে দেখে আবার সংরক্ষণ করুন।',
  translation_field_missing: 'এই রেকর্ডে এমন কোনো লেখা নেই।',
  translation_too_long: ({ max }) => inDigits(`সর্বোচ্চ ${groupThousands(max)} অক্ষর লিখুন`),
  translation_file_unreadable:
    'ফাইলটি পড়া যাচ্ছে না। এখান থেকে এক্সপোর্ট করা XLIFF 2 বা CSV ফাইল বেছে নিন।',

  section_part_missing: 'এই পাতায় এই অংশ দেখানো হয় না। অন্য অংশ বেছে নিন।',
  opening_dates_reversed: 'প্রকাশের আগে আবেদনের শেষ তারিখ হতে পারে না।',
  post_publish_date: 'শুধু খসড়ার প্রকাশের তারিখ থাকতে পারে',
  project_dates_reversed: 'শুরুর আগে প্রজেক্ট শেষ হতে পারে না।',
  drawing_not_found: 'প্রজেক্টে এই ড্রয়িং পাওয়া যায়নি।',
  drawing_file_missing: 'ড্রয়িংটির ফাইল পাওয়া যাচ্ছে না।',
  drawing_gone: ({ names }) => `${names} আর নেই। আবার আপলোড করুন।`,
  drawings_gone: ({ names }) => `${names} আর নেই। আবার আপলোড করুন।`,
};

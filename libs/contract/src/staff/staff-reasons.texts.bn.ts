import { inDigits } from '@shishir/format';
import { PASSWORD_COMMON } from '../platform/rules';
import type { staffReasons as English } from './staff-reasons.texts';

export const staffReasons: typeof English = {
  email_or_password_wrong: 'ইমেইল বা পাসওয়ার্ড ঠিক নেই',
  email_taken: 'এই ইমেইলে আগে থেকেই একটি অ্যাকাউন্ট আছে।',
  page_for_staff: 'এই পাতা কর্মীদের জন্য। আপনার অ্যাকাউন্ট ওয়েবসাইটে চলে।',
  from_another_site: 'অনুরোধটি অন্য ওয়েবসাইট থেকে এসেছে।',
  session_ended: 'এই সাইন ইন আগেই শেষ হয়েছে।',
  link_expired_or_used: 'লিংকটির মেয়াদ শেষ, অথবা আগেই ব্যবহার হয়েছে। নতুন একটি চান।',
  mails_to_address_used_up: 'এই ঠিকানায় অনেক ইমেইল পাঠানো হয়েছে। এক ঘণ্টা পরে আবার চেষ্টা করুন।',

  password_wrong: 'পাসওয়ার্ড ঠিক নেই।',
  current_password_wrong: 'এখনকার পাসওয়ার্ড ঠিক নেই।',
  password_common: PASSWORD_COMMON,
  password_published: 'এই পাসওয়ার্ড ডেমো অ্যাকাউন্টের সঙ্গে প্রকাশ করা আছে। অন্য একটি দিন।',
  password_not_set:
    'এই অ্যাকাউন্টে গুগল দিয়ে সাইন ইন হয়। আগে ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে পাসওয়ার্ড দিন।',
  password_of_other_account: 'শুধু নিজের পাসওয়ার্ড বদলানো যায়।',
  other_account: 'এটি অন্য অ্যাকাউন্ট।',

  second_factor_needed: 'অথেনটিকেটর অ্যাপের কোডটি লিখুন।',
  second_factor_wrong: 'কোডটি ঠিক নেই। আবার চেষ্টা করুন।',
  second_factor_missing: 'আগে দুই ধাপে যাচাই চালু করুন।',
  second_factor_on: 'দুই ধাপে যাচাই আগে থেকেই চালু।',
  second_factor_off: 'দুই ধাপে যাচাই চালু নেই।',
  second_factor_not_begun: 'আগে দুই ধাপে যাচাই চালু করা শুরু করুন।',
  second_factor_required: 'আপনার কোম্পানিতে কর্মীদের জন্য দুই ধাপে যাচাই বাধ্যতামূলক, তাই চালু থাকবে।',
  email_unconfirmed: 'আগে আপনার ইমেইল ঠিকানা নিশ্চিত করুন।',
  own_second_factor_missing: 'আগে নিজের অ্যাকাউন্টে দুই ধাপে যাচাই চালু করুন।',

  identity_taken: 'ওই অ্যাকাউন্ট এখানে অন্য একটি অ্যাকাউন্টের সঙ্গে যুক্ত।',
  identity_not_linked: 'এমন কোনো অ্যাকাউন্ট যুক্ত নেই।',
  identity_only:
    'সাইন ইনের আর কোনো উপায় নেই। আগে সাইন ইন পাতার ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে পাসওয়ার্ড দিন।',
  identity_too_late: 'অনেক সময় লেগে গেছে। সাইন ইন পাতায় ফিরে আবার শুরু করুন।',
  google_needs_second_factor:
    'এই অ্যাকাউন্টে দুই ধাপে যাচাই আছে। লিংকের বদলে পাসওয়ার্ড ও কোড ব্যবহার করুন।',

  user_not_found: 'ব্যবহারকারী পাওয়া যায়নি',
  user_changed: 'এর মধ্যে এই অ্যাকাউন্ট বদলেছে। আবার দেখে নিন।',
  user_unconfirmed: 'ইনি এখনো ইমেইল ঠিকানা নিশ্চিত করেননি।',
  user_without_second_factor: 'এই অ্যাকাউন্টে দুই ধাপে যাচাই নেই।',
  user_fields_not_allowed: 'এটি বদলানোর অনুমতি আপনার নেই। কিছুই সংরক্ষণ হয়নি।',
  own_account: 'নিজের অ্যাকাউন্টে এটি করা যায় না।',
  own_second_factor: 'নিজের দুই ধাপে যাচাই প্রোফাইল পাতা থেকে বন্ধ করুন।',
  profile_changed: 'এর মধ্যে আপনার প্রোফাইল বদলেছে। আবার দেখে নিন।',
  email_unchangeable: 'ইমেইল ঠিকানা বদলানো যায় না।',
  role_unconfirmed: 'শুধু নিশ্চিত করা অ্যাকাউন্ট কর্মীর অ্যাকাউন্ট হতে পারে।',
  role_for_owner: 'ভূমিকা শুধু মালিক বদলাতে পারেন।',
  name_for_holder: 'নাম শুধু অ্যাকাউন্টের মালিক বদলাতে পারেন।',
  locale_for_holder: 'ভাষা শুধু অ্যাকাউন্টের মালিক বদলাতে পারেন।',
  portrait_for_holder: 'ছবি শুধু অ্যাকাউন্টের মালিক বদলাতে পারেন।',
  portrait_new_and_removed: 'নতুন ছবি দিন অথবা পুরোনোটি সরান, দুটো একসঙ্গে নয়।',

  email_of_staff: ({ name }) => `এই ঠিকানায় ${name}-এর কর্মী অ্যাকাউন্ট আছে।`,
  email_invited: 'এই ঠিকানায় আগেই আমন্ত্রণ গেছে। আমন্ত্রণটি আবার পাঠাতে পারেন।',
  invited_is_staff: 'এই ঠিকানায় আগে থেকেই কর্মী অ্যাকাউন্ট আছে। সাইন ইন করুন।',
  invitation_accepted: 'এই আমন্ত্রণ আগেই গ্রহণ করা হয়েছে।',
  invitation_accepted_sign_in: 'এই আমন্ত্রণ আগেই গ্রহণ করা হয়েছে। সাইন ইন করুন।',
  invitation_expired: 'লিংকটির মেয়াদ শেষ। নতুন আমন্ত্রণ চান।',
  invitation_replaced: 'লিংকটি আর চলে না। সবশেষ ইমেইলের লিংকটি ব্যবহার করুন, অথবা নতুন আমন্ত্রণ চান।',

  version_gone: 'এই সংস্করণ নেই, অথবা আর সংরক্ষিত নেই।',
  version_same: () => 'এখনকার রূপটি এই সংস্করণের মতোই। কিছুই বদলায়নি।',
  version_not_restorable: 'এই সংস্করণ থেকে কিছুই ফিরিয়ে আনা যায় না।',
  version_less_restorable:
    'যতটা দেখানো হয়েছে, তার চেয়ে কম ফিরিয়ে আনা যায়। কিছুই বদলায়নি। আবার দেখে নিন।',
  version_text_lost: 'লেখা সংরক্ষণ শুরু হওয়ার আগে এই লেখা বদলেছিল।',
  version_picture_deleted: 'এই ছবি মুছে ফেলা হয়েছে।',
  version_reference_deleted: () => 'এর সঙ্গে যুক্ত রেকর্ডটি মুছে ফেলা হয়েছে।',
  version_reference_in_trash: ({ name }) => `‘${name}’ ট্র্যাশে আছে।`,

  views_full: ({ max }) => inDigits(`এখানে আপনার ${max}টি ভিউ আছে। আগে একটি মুছুন।`),
  view_changed: 'এর মধ্যে এই ভিউ বদলেছে। দুটি রূপ মিলিয়ে দেখে আবার সংরক্ষণ করুন।',
  view_name_taken: 'এই নামে আপনার একটি ভিউ আছে।',
  key_unknown: 'এই API কী নেই, মেয়াদ শেষ, অথবা বাতিল করা হয়েছে।',
  key_without_scope: ({ scope }) => `এই API কীর ${scope} অধিকার নেই।`,
  key_not_for_route: 'এখানে API কী চলে না। সাইন ইন করুন।',
  key_scope_unknown: ({ scope }) => `${scope} নামে কোনো অধিকার নেই।`,
  key_day_past: 'তারিখটি পেরিয়ে গেছে।',
  key_not_found: 'API কী পাওয়া যায়নি',

  webhook_event_unknown: ({ event }) => `${event} নামে কোনো ঘটনা নেই।`,
  webhook_insecure: 'ঠিকানা https দিয়ে শুরু হতে হবে।',
  webhook_private: 'ঠিকানাটি ব্যক্তিগত নেটওয়ার্কের ভেতরে। ওয়েবহুক শুধু উন্মুক্ত ঠিকানায় যায়।',
  webhooks_full: ({ max }) => inDigits(`আগে থেকেই ${max}টি ওয়েবহুক আছে। আগে একটি মুছুন।`),
  delivery_not_found: 'ডেলিভারিটি পাওয়া যায়নি',
  delivery_busy: 'এটি এখনই পাঠানো হচ্ছে।',

  period_backwards: 'শুরুর তারিখ শেষের তারিখের পরে।',
  period_long: 'সর্বোচ্চ ১৩ মাস বেছে নিন।',

  view_of_other: 'এটি শুধু যিনি বানিয়েছেন তিনি, অথবা মালিক বদলাতে পারেন।',
};

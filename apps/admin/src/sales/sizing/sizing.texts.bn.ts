import { formatNumericDate } from '@shishir/format';
import type { sizingTexts as English } from './sizing.texts';

export const sizingTexts: typeof English = {
  tabs: 'সাইজের হিসাব',
  values: 'হিসাবের মান',
  vrfSeries: 'VRF সিরিজ',
  tariffs: 'বিদ্যুতের দর',
  ownerEdits: 'শুধু মালিক এগুলো বদলাতে পারেন।',
  labels: { source: 'উৎস', confirmed_by: 'যাচাই করেছেন', confirmed_on: 'যাচাইয়ের তারিখ' },
  sourceHint: 'সংখ্যাটি কোথা থেকে: স্ট্যান্ডার্ড, ডেটা শিট, বা তারিখসহ আদেশ।',
  confirmationHint: 'যাচাই না হওয়া পর্যন্ত দুটোই খালি রাখুন।',
  states: { confirmed: 'যাচাই করা', published: 'প্রকাশিত', open: 'যাচাই বাকি' },
  by: (name, day) => `করেছেন ${name}, ${formatNumericDate(day)}`,
};

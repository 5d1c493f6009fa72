import type { contentRecordTexts as English } from './content-records.texts';

export const contentRecordTexts: typeof English = {
  gallery: { title: 'গ্যালারি', listTitle: 'গ্যালারির তালিকা' },
  'vrf-project': { title: 'প্রজেক্ট', listTitle: 'প্রজেক্টের তালিকা' },
  post: { title: 'ব্লগ পোস্ট', listTitle: 'ব্লগ পোস্ট' },
  opening: { title: 'চাকরি', listTitle: 'চাকরি' },
  section: { title: 'পাতার লেখা', listTitle: 'পাতার লেখা' },
  customer: { title: 'গ্রাহক', listTitle: 'গ্রাহক' },
  unit: { title: 'বসানো এসি', listTitle: 'বসানো এসি' },
  'maintenance-contract': { title: 'রক্ষণাবেক্ষণ চুক্তি', listTitle: 'রক্ষণাবেক্ষণ চুক্তি' },
  visit: { title: 'ভিজিট', listTitle: 'ভিজিট' },
  industry: { title: 'শিল্প খাত', listTitle: 'শিল্প খাত' },
};

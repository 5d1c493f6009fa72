import { bangla } from '@shishir/format/bangla';
import type { systemSheetTexts as English } from './system-sheet.texts';

export const systemSheetTexts: typeof English = {
  label: 'VRF সিস্টেম',
  documentTitle: (title) => `VRF সিস্টেম, ${title}`,
  continued: (title) => `VRF সিস্টেম: ${title}`,
  source: (name, web) => (web ? `${name}, ${web}` : name),
  state: (day) => `${day} তারিখের হিসাব`,
  prices: (day) => `আমাদের সাইটে সাজানো। দাম ${day} তারিখের তালিকা থেকে।`,
  warning: (title) => `${title}। `,
  drawing: 'সিস্টেমের ড্রয়িং',
  bill: {
    title: 'মালামালের তালিকা',
    item: 'বিবরণ',
    quantity: 'পরিমাণ',
    unitPrice: 'একক দাম',
    amount: 'মোট',
    total: 'তালিকার দামে সর্বমোট, ভ্যাট ছাড়া',
    onRequest: 'দাম জেনে নিন',
  },
  conditions: {
    title: 'শর্ত',
    notIncluded: 'দামের মধ্যে নেই',
    prices: 'দাম',
    list: (day) => `${day} তারিখের তালিকার দাম, টাকায়। এটি কোটেশন নয়।`,
    ratio: 'রেশিও',
    peak: 'সব সিস্টেম',
    estimate: 'আনুমানিক',
  },
  rooms: 'ঘরের হিসাব থেকে নেওয়া ঘর',
  assumptions: {
    title: 'যা ধরে নেওয়া হয়েছে',
    edition: (edition) => `হিসাবের ${bangla.digits(String(edition))} নম্বর সংস্করণ`,
    name: 'কী',
    value: 'মান',
    source: 'উৎস',
    estimate: (source) => `${source} (আনুমানিক)`,
  },
  notIncluded: (items) => `${items.join('; ')}।`,
  next: {
    title: 'এরপর কোটেশন। ',
    scan: 'কোডটি স্ক্যান করলে সিস্টেমটি খুলবে। সেখানে বদলান, বা ইঞ্জিনিয়ারকে পাঠান।',
    text: 'সিস্টেমটি খুলে বদলান, বা ইঞ্জিনিয়ারকে পাঠান।',
  },
  estimate: 'এটি আনুমানিক হিসাব, ডিজাইন বা কোটেশন নয়। পাইপের মাপ ও দৈর্ঘ্য ডিজাইনের সময় ঠিক হয়।',
  open: 'সিস্টেমটি আমাদের সাইটে খুলুন',
};

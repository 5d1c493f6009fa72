import { inDigits } from '@shishir/format';
import type { designTexts as English } from './design.texts';

export const designTexts: typeof English = {
  system: 'সিস্টেম',
  room: 'ঘর',
  open: {
    system: 'সিস্টেম সাজানোর পাতায় খুলুন',
    project: 'সিস্টেম সাজানোর পাতায় খুলুন',
    room: 'ঘরের হিসাবে খুলুন',
  },
  facts: {
    rooms: 'ঘর',
    loads: 'ঘরের লোড',
    indoor: 'ইনডোর ইউনিট',
    outdoor: 'আউটডোর ইউনিট',
    ratio: (min, max) => inDigits(`কম্বিনেশন রেশিও, ${min} থেকে ${max}% চলে`),
    none: 'কোনোটি মেলে না',
    area: 'মেঝের মাপ',
    likely: 'কুলিং লোড, সম্ভাব্য',
    from: 'কমপক্ষে',
    to: 'সর্বোচ্চ',
  },
  columns: { room: 'ঘর', load: 'লোড', unit: 'ইউনিট', left: 'বাড়তি' },
  noUnit: 'ইউনিট নেই',
  noLoad: 'জানা নেই',
  parts: {
    label: 'কুলিং লোড, ভাগ করে',
    columns: { part: 'অংশ', low: 'কমপক্ষে', likely: 'সম্ভাব্য', high: 'সর্বোচ্চ' },
    sum: 'কুলিং লোড',
    names: {
      roof: 'ছাদের রোদ',
      glass: 'কাচ দিয়ে রোদ',
      walls: 'বাইরের দেয়াল',
      rooms_around: 'পাশের ঘর',
      pull_down: 'জমে থাকা গরম, প্রথম ঘণ্টা',
      people: 'মানুষ',
      fresh_air: 'বাইরের বাতাস',
      door: 'দরজা দিয়ে বাতাস',
      inside: 'বাতি ও যন্ত্রপাতি',
    },
  },
  inputs: 'দেওয়া তথ্য ও ধরে নেওয়া মান',
  values: {
    columns: { name: 'যা ধরা হয়েছে', value: 'মান', source: 'উৎস' },
    open: 'যাচাই বাকি',
  },
  earlierEdition: (edition) =>
    `হিসাবের সংস্করণ ${inDigits(edition)} দিয়ে করা। সংখ্যাগুলো তখনকার মতোই রাখা হয়েছে; এখনকার হিসাব দেখতে পাতাটি খুলুন।`,
  calculated: (time) => `হিসাব করা হয়েছে ${time}। নিজে থেকে বদলায় না।`,
  legend: { gas: 'গ্যাস পাইপ', liquid: 'লিকুইড পাইপ', joint: 'ব্রাঞ্চ জয়েন্ট' },
};

import { inDigits } from '@shishir/format';
import type { customerLabels as English } from './customer-labels.texts';

export const customerLabels: typeof English = {
  labels: {
    name: 'নাম',
    kind: 'ধরন',
    phone: 'ফোন',
    email: 'ইমেইল',
    district: 'জেলা',
    notes: 'নোট',
    contacts: 'যোগাযোগের মানুষ',
    sites: 'ঠিকানা',
    model: 'মডেল',
    brand: 'ব্র্যান্ড',
    serial: 'সিরিয়াল নম্বর',
    site: 'ঠিকানা',
    place: 'ভবনের কোথায়',
    startedOn: 'চালুর দিন',
    started: 'চালু',
    warrantyUntil: 'ওয়ারেন্টির শেষ দিন',
    warranty: 'ওয়ারেন্টি',
    note: 'নোট',
  },
  errors: {
    nameRequired: 'ব্যক্তি বা কোম্পানির নাম লিখুন',
    chooseKind: 'ব্যক্তি না কোম্পানি, বেছে নিন',
    emailMalformed: 'ইমেইল ঠিকানা এভাবে লিখুন: name@example.com',
    contactNameRequired: 'যোগাযোগের মানুষের নাম লিখুন',
    siteNameRequired: 'জায়গার নাম লিখুন',
    contactsTooMany: (max) => `সর্বোচ্চ ${inDigits(max)} জন যোগ করুন`,
    sitesTooMany: (max) => `সর্বোচ্চ ${inDigits(max)}টি ঠিকানা যোগ করুন`,
    modelRequired: 'মডেল লিখুন',
  },
};

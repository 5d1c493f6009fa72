import { inDigits } from '@shishir/format';
import type { rulesTexts as English } from './rules.texts';

export const rulesTexts: typeof English = {
  email: {
    blank: 'ইমেইল লিখুন',
    invisible: 'ইমেইল ঠিকানায় একটি অদৃশ্য চিহ্ন আছে। আবার টাইপ করুন।',
    malformed: 'পুরো ইমেইল ঠিকানা লিখুন, যেমন name@company.com',
  },
  phone: {
    blank: 'ফোন নম্বর লিখুন',
    malformed: '১১ সংখ্যার ফোন নম্বর লিখুন, বিদেশি নম্বর হলে + ও দেশের কোডসহ',
  },
  nameMarks: 'নামে অদৃশ্য চিহ্ন আছে। কপি না করে টাইপ করুন।',
  password: {
    short: 'পাসওয়ার্ডে কমপক্ষে ৮টি অক্ষর দিন',
    common: 'এই পাসওয়ার্ড সহজে ধরা যায়। অন্য একটি দিন।',
  },
  blank: {
    firstName: 'নামের প্রথম অংশ লিখুন',
    lastName: 'নামের শেষ অংশ লিখুন',
    name: 'নাম লিখুন',
    message: 'বার্তা লিখুন',
    role: 'আপনি কী করেন, বেছে নিন',
    location: 'এলাকা বেছে নিন',
    yourName: 'আপনার নাম লিখুন',
    question: 'আপনার প্রশ্ন লিখুন',
    agreed: 'দাম ও শর্ত মেনে নিলে টিক দিন',
    fault: 'কী সমস্যা, বেছে নিন',
    district: 'জেলা বেছে নিন',
    address: 'ঠিকানা লিখুন',
    reference: 'রেফারেন্স নম্বর লিখুন',
  },
  notListed: 'তালিকা থেকে একটি বেছে নিন',
  noDay: 'তারিখ লিখুন, যেমন ২২/১১/২০২৬',
  referenceMalformed: 'ENQ-2026-000123-এর মতো নম্বর লিখুন',
  noWayToAnswer: 'ফোন নম্বর বা ইমেইল লিখুন',
  tooLong: (max) => `সর্বোচ্চ ${inDigits(max)}টি অক্ষর লেখা যাবে`,
  file: {
    missing: 'একটি ফাইল বেছে নিন।',
    cvType: 'PDF, DOC বা DOCX ফাইল বেছে নিন।',
    cvContent: 'নাম PDF, DOC বা DOCX হলেও ফাইলটি আসলে তা নয়। অন্য ফাইল বেছে নিন।',
    empty: 'ফাইলটি খালি। অন্য ফাইল বেছে নিন।',
    tooLarge: (megabytes) => `ফাইলটি ${megabytes} MB-এর বেশি।`,
    documentType: 'ফাইলটি PDF নয়। একটি PDF বেছে নিন।',
    photoType: 'JPEG, PNG বা WebP ছবি বেছে নিন।',
    tooManyPhotos: (max) => `সর্বোচ্চ ${inDigits(max)}টি ছবি বেছে নিন।`,
    orderType: 'PDF, JPEG বা PNG ফাইল বেছে নিন।',
    drawingType: 'PDF, DWG, DXF, PNG, JPEG বা WebP ফাইল বেছে নিন।',
  },
};

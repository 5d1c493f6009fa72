import type { catalogueErrors as English } from './catalogue-errors.texts';

export const catalogueErrors: typeof English = {
  slugForm: 'ছোট হাতের ইংরেজি অক্ষর, সংখ্যা, - ও _ ব্যবহার করুন',
  digitsOnly: 'শুধু সংখ্যার ঠিকানা পণ্যের জন্য',
  reserved: 'এই ঠিকানা ব্যবহার করা যাবে না',
  chooseOwner: 'পণ্য বা ক্যাটাগরি বেছে নিন',
  chooseLanguage: 'ভাষা বেছে নিন',
  brandRequired: 'ব্র্যান্ড লিখুন',
  warrantyRequired: 'এই ব্র্যান্ডের ওয়ারেন্টি লিখুন',
  brandTwice: 'এই ব্র্যান্ডের ওয়ারেন্টি আগেই দেওয়া আছে',
  chooseCategoryFirst: 'আগে ক্যাটাগরি বেছে নিন',
  wordsRequired: 'শব্দ লিখুন',
  chooseChange: 'কী বদলাবেন, বেছে নিন',
};

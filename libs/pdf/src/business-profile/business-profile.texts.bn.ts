import { bangla } from '@shishir/format/bangla';
import type { businessProfileTexts as English } from './business-profile.texts';

const range = (min: string, max: string) => `${min}–${max}`;

export const businessProfileTexts: typeof English = {
  label: 'কোম্পানি পরিচিতি',
  documentTitle: (company) => `কোম্পানি পরিচিতি, ${company}`,
  supply: 'আমাদের পণ্য',
  supplyUnit: '(প্রতি ইউনিটের কুলিং ক্যাপাসিটি, TR)',
  brands: 'আমাদের ক্যাটালগের ব্র্যান্ড',
  industries: 'যেসব প্রতিষ্ঠানে কাজ করি',
  facts: {
    models: () => 'মডেল',
    inCatalogue: 'ক্যাটালগে',
    range,
    cooling: 'কুলিং ক্যাপাসিটি',
    perUnit: 'প্রতি ইউনিটে',
    families: () => 'পণ্যের ধরন',
    projects: () => 'প্রজেক্ট',
    projectsIn: (tr, towns) => `${bangla.digits(`${towns}টি শহরে`)} ${tr} TR`,
  },
  families: {
    capacity: 'ক্যাপাসিটি, TR',
    models: 'মডেল',
    range,
    maximum: (capacity) => `${capacity} TR`,
    more: (count) => bangla.digits(`ক্যাটালগে আরও ${count}টি ধরন আছে।`),
  },
  projects: {
    title: 'সবচেয়ে বড় প্রজেক্ট',
    project: 'প্রজেক্ট',
    tr: 'TR',
    year: 'সাল',
    more: (shown, count) =>
      bangla.digits(`মোট ${count}টির মধ্যে ${shown}টি। কিছু শেষ হয়েছে, কিছু চলছে।`),
    map: 'কোথায় কাজ করি',
    mapUnit: '(কুলিং ক্যাপাসিটি, TR)',
    town: (name, tr) => `${name} ${tr}`,
    sketch: 'মানচিত্রটি মাপ মেনে আঁকা নয়।',
  },
  contact: {
    sales: 'সেলস',
  },
};

import { inDigits } from '@shishir/format';
import type { homeTexts as English } from './home.texts';

export const homeTexts: typeof English = {
  hero: {
    sales: 'সেলসে কথা বলুন',
    room: 'অফিসঘরের ছেদচিত্র: সিলিংয়ে ক্যাসেট, নিচে টেবিলে একজন কাজ করছেন',
    modes: 'বাতাস কীভাবে চলে দেখুন',
    pause: 'অ্যানিমেশন থামান',
    example: 'উদাহরণের ঘর',
  },
  facts: {
    count: (count) => `${inDigits(count)}টি`,
    modelsUnit: () => 'মডেল',
    models: 'ক্যাটালগে আছে',
    pricedModels: (priced) => `ক্যাটালগে আছে, ${inDigits(priced)}টির দাম দেওয়া`,
    capacity: 'একটি ঘর থেকে পুরো ভবন',
    projectsUnit: () => 'প্রজেক্ট',
    projects: 'কোথায়, কত টনের, সব লেখা আছে',
    hours: (days) => `${days}, ফোনে`,
  },
  saving: {
    fastCooling: 'ফাস্ট কুলিং',
    windFree: 'Wind-Free, কমে',
  },
  vrf: {
    class: 'শ্রেণি',
    capacity: 'ক্যাপাসিটি',
    price: 'আউটডোর ইউনিট শুরু',
  },
  map: {
    failed: {
      title: 'পণ্যগুলো আনা যায়নি',
      text: 'সংযোগ পাওয়া যাচ্ছে না। আবার চেষ্টা করুন, কিংবা আমাদের ফোন করুন।',
    },
    need: 'কত ঠান্ডা দরকার',
    nearestUnit: 'সবচেয়ে কাছের মডেল',
    nearest: (capacity) => `কাছের সাইজ ${capacity}\u00a0TR`,
    capacity: (capacity) => `${capacity}\u00a0TR`,
    cooling: (kw, area) =>
      `${kw}\u00a0kW, অফিসে প্রায় ${inDigits(area.join('\u2060–\u2060'))} বর্গফুট`,
    found: (models, families) =>
      models === 0
        ? '১৫%-এর মধ্যে কোনো মডেল নেই'
        : `১৫%-এর মধ্যে ${inDigits(families)} ধরনের ${inDigits(models)}টি মডেল`,
    model: (capacity, price) => `${capacity}\u00a0TR, ${price}`,
    range: (from, to) => `${from}\u2060–\u2060${to}\u00a0TR`,
    officeArea: 'অফিস, বর্গফুট',
    ventilation: 'তাজা বাতাস। ঠান্ডা করে না।',
    models: (count, hidden) => (
      <>
        {inDigits(count)}
        {hidden('টি মডেল')}
      </>
    ),
    onRequest: 'জেনে নিন',
    plusOutdoorUnit: 'আউটডোর ইউনিট আলাদা',
  },
  industries: {
    none: 'এখনো কিছু যোগ করা হয়নি।',
    more: (industry, hidden) => <>বিস্তারিত{hidden(`: ${industry}`)}</>,
  },
  brands: {
    models: (count) => `ক্যাটালগে ${inDigits(count)}টি মডেল।`,
    onEnquiry: 'দাম জেনে নিন।',
    range: 'সব মডেল দেখুন',
    about: (brand) => `${brand} সম্পর্কে`,
  },
};

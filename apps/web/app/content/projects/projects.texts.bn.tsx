import { projectCategoryTexts } from '@shishir/contract/rules';
import { groupLakh, inDigits } from '@shishir/format';
import type { projectsTexts as English } from './projects.texts';

const projects = (count: number) => inDigits(`${groupLakh(count)}টি প্রজেক্ট`);

export const projectsTexts: typeof English = {
  home: 'হোম',
  here: 'প্রজেক্ট',
  title: 'আমাদের প্রজেক্ট',
  titleOf: (about) => `আমাদের প্রজেক্ট: ${about}`,
  description: (count) =>
    `বাংলাদেশে আমাদের এসির ${projects(count)}, ভবনের ধরন অনুযায়ী: কোথায়, কত টন, কোন সালে।`,
  lead: 'যেসব ভবন আমরা ঠান্ডা করেছি বা করছি: কোথায়, কত ক্যাপাসিটি, কোন সালে।',
  map: {
    label: 'বাংলাদেশে আমাদের প্রজেক্টের ম্যাপ, শহর অনুযায়ী কুলিং ক্যাপাসিটি TR-এ',
    town: (name, tr) => `${name} ${tr}`,
    sketch: 'শহর অনুযায়ী বসানো কুলিং, TR-এ। নকশা, মাপ অনুযায়ী নয়।',
  },
  totals: {
    projects: 'প্রজেক্ট',
    cooling: 'মোট কুলিং',
    ongoing: 'কাজ চলছে',
  },
  groups: {
    label: 'ভবনের ধরন',
    all: 'সব',
    other: 'অন্যান্য',
    title: (group) => projectCategoryTexts.nameOf(group),
    count: projects,
    countIn: (count, group) => `${group}: ${projects(count)}`,
    countAndTr: (count, tr) => `${projects(count)}, ${tr} TR`,
  },
  empty: {
    title: 'দেখানোর মতো প্রজেক্ট এখনো নেই',
    text: 'আপনার ভবনের মতো কাজ নিয়ে জানতে চান: একজন সেলস ইঞ্জিনিয়ার বলতে পারবেন।',
    sales: 'সেলসে কথা বলুন',
  },
  project: {
    label: 'প্রজেক্ট',
    missing: 'এই প্রজেক্ট আর দেখানো হয় না। অন্যগুলো নিচে।',
    ongoing: 'কাজ চলছে',
    ask: 'এমন ভবন নিয়ে জানতে চান',
    previous: (hidden) => <>আগের{hidden(' প্রজেক্ট')}</>,
    next: (hidden) => <>পরের{hidden(' প্রজেক্ট')}</>,
    close: 'বন্ধ করুন',
  },
  facts: {
    location: 'ঠিকানা',
    cooling: 'কুলিং',
    outdoor: 'আউটডোর',
    indoor: 'ইনডোর',
    brand: 'ব্র্যান্ড',
    started: 'শুরু',
    completed: 'শেষ',
    handover: 'হস্তান্তর',
  },
  call: {
    title: 'ভবনের পরিকল্পনা করছেন? ড্রয়িং পাঠান।',
    text: 'কোথায় কত ক্যাপাসিটি লাগবে ও দাম কেমন হবে, জানাব। চাইলে এমন একটি প্রজেক্টও দেখাতে পারি।',
    action: 'কোটেশন নিন',
  },
};

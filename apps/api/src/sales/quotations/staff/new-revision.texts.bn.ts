import { categoryKindTexts } from '@shishir/contract/bangla';
import type { newRevisionTexts as English } from './new-revision.texts';

const PROJECTS: Record<string, string> = {
  Office: 'অফিস',
  Home: 'বাসা',
  'Shop or showroom': 'দোকান বা শোরুম',
  Hotel: 'হোটেল',
  Restaurant: 'রেস্টুরেন্ট',
  'Hospital or clinic': 'হাসপাতাল বা ক্লিনিক',
  'School or university': 'স্কুল বা বিশ্ববিদ্যালয়',
  'Factory or warehouse': 'কারখানা বা গুদাম',
  'Mosque or hall': 'মসজিদ বা হল',
  Other: 'অন্য ভবন',
};
const KINDS: Record<string, string> = categoryKindTexts;

export const newRevisionTexts: typeof English = {
  vrf: 'VRF এসি ব্যবস্থা',
  airConditioning: 'এসি ব্যবস্থা',
  project: (project) => PROJECTS[project] ?? project,
  letter: (name, reference) =>
    `প্রিয় ${name},\n\nআপনার অনুরোধ ${reference} পেয়েছি, ধন্যবাদ। কী কী দেব, কত দাম ও কী শর্তে, নিচে লিখে দিলাম।`,
  roomLoad: (from, to) => `ঘরের হিসাব অনুযায়ী: ${from} থেকে ${to} kW`,
  proposed: (from, to) =>
    `লাইনটি ঘরের হিসাব থেকে প্রস্তাব করা: স্টকে থাকা ${from} থেকে ${to} kW-এর সবচেয়ে ছোট ইউনিট। পাঠানোর আগে মিলিয়ে নিন। আউটডোর ইউনিট এতে নেই।`,
  proposedLarger: (from, to) =>
    `লাইনটি ঘরের হিসাব থেকে প্রস্তাব করা। ${from} থেকে ${to} kW-এর কোনো ইউনিট স্টকে নেই, তাই পরের বড়টি দেওয়া হয়েছে। পাঠানোর আগে মিলিয়ে নিন। আউটডোর ইউনিট এতে নেই।`,
  billName: ({ kind, title }) => {
    if (kind === 'branch_joint') return 'ব্রাঞ্চ জয়েন্ট কিট';
    if (kind === 'module_joint') return 'মডিউল জয়েন্ট কিট';
    return kind === 'panel' ? `${KINDS[title] ?? 'ইনডোর ইউনিট'} প্যানেল` : title;
  },
};

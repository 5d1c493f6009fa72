import type { projectCategoryTexts as English } from './project-categories.texts';

const NAMES: Record<string, string> = {
  'Shopping Complex': 'শপিং কমপ্লেক্স',
  'Commercial / Corporate': 'অফিস ও বাণিজ্যিক',
  'Residential / Real Estate': 'আবাসিক',
  'Government Projects': 'সরকারি প্রজেক্ট',
  Education: 'শিক্ষা',
  Medical: 'চিকিৎসা',
  Religious: 'ধর্মীয়',
  'Industrial / Factory': 'শিল্প ও কারখানা',
  'Event / Convention Hall': 'কনভেনশন হল',
};

export const projectCategoryTexts: typeof English = {
  nameOf: (stored) => NAMES[stored] ?? stored,
};

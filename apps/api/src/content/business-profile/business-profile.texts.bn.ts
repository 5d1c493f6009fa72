import type { VRF_PROJECT_CATEGORIES } from '@shishir/contract';
import type { businessProfileTexts as English } from './business-profile.texts';

const KINDS = {
  'Shopping Complex': 'শপিং কমপ্লেক্স',
  'Commercial / Corporate': 'অফিস ও বাণিজ্যিক',
  'Residential / Real Estate': 'আবাসিক',
  'Government Projects': 'সরকারি প্রজেক্ট',
  Education: 'শিক্ষা',
  Medical: 'চিকিৎসা',
  Religious: 'ধর্মীয়',
  'Industrial / Factory': 'শিল্প ও কারখানা',
  'Event / Convention Hall': 'কনভেনশন হল',
} satisfies Record<(typeof VRF_PROJECT_CATEGORIES)[number], string>;

export const businessProfileTexts: typeof English = {
  projectKind: (category) => (KINDS as Record<string, string>)[category] ?? category,
};

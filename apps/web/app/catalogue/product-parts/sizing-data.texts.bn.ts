import type { sizingDataTexts as English } from './sizing-data.texts';

const tariffs: (typeof English)['tariffs'] = {
  'LT-A': 'আবাসিক',
  'LT-D1': 'শিক্ষা, হাসপাতাল, ধর্মীয়',
  'LT-E': 'বাণিজ্যিক, সময় অনুযায়ী',
  'LT-E flat': 'বাণিজ্যিক, এক দর',
};

export const sizingDataTexts: typeof English = {
  tariffs,
  nameOf: (code, name) => tariffs[code as keyof typeof tariffs] ?? name,
};

import type { unitLabelTexts as English } from './unit-labels.texts';

export const unitLabelTexts: typeof English = {
  title: 'এসির লেবেল',
  scan: 'সার্ভিসের জন্য স্ক্যান করুন',
  serial: (serial) => `সিরিয়াল ${serial}`,
};

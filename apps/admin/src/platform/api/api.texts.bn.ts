import type { apiTexts as English } from './api.texts';

export const apiTexts: typeof English = {
  networkFailure: 'সার্ভার থেকে উত্তর আসেনি',
  offline: 'ইন্টারনেট নেই। সংযোগ দেখে আবার চেষ্টা করুন।',
};

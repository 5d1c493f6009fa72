import type { secondFactorTexts as English } from './second-factor.texts';

export const secondFactorTexts: typeof English = {
  code: 'কোড',
  hint: 'অথেনটিকেটর অ্যাপ থেকে, অথবা একটি রিকভারি কোড',
  useRecoveryCode: 'রিকভারি কোড ব্যবহার করুন',
  blank: 'কোড লিখুন',
  wrong: 'কোডটি ঠিক নেই। আবার চেষ্টা করুন।',
};

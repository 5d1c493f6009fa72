import type { codeTexts as English } from './code-field.texts';

export const codeTexts: typeof English = {
  label: 'কোড',
  recoveryLabel: 'রিকভারি কোড',
  help: 'অথেনটিকেটর অ্যাপ থেকে, অথবা একটি রিকভারি কোড',
  appHelp: 'অথেনটিকেটর অ্যাপের ছয়টি সংখ্যা',
  recoveryHelp: 'বারোটি অক্ষর ও সংখ্যা। প্রতিটি কোড একবার চলে।',
  useRecovery: 'রিকভারি কোড ব্যবহার করুন',
  useApp: 'অথেনটিকেটর অ্যাপ ব্যবহার করুন',
  empty: 'কোড লিখুন',
};

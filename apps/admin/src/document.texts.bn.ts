import type { documentTexts as English } from './document.texts';

export const documentTexts: typeof English = {
  locale: 'bn',
  title: 'স্টাফ ড্যাশবোর্ড',
  needsJavaScript: 'স্টাফ ড্যাশবোর্ডের জন্য JavaScript লাগে।',
  failed: 'ড্যাশবোর্ড খোলা যায়নি। ইন্টারনেট সংযোগ দেখে নিন।',
  again: 'আবার লোড করুন',
};

import { formatNumericTime } from '@shishir/format';
import type { translationHistoryTexts as English } from './translation-history.texts';

export const translationHistoryTexts: typeof English = {
  open: 'ইতিহাস',
  title: 'বাংলা লেখার ইতিহাস',
  versions: 'সংস্করণ',
  chosen: 'বাছাই করা সংস্করণ',
  at: (moment) => formatNumericTime(moment),
  shipped: 'শুরুতে যেমন ছিল',
  by: (name) => name ?? 'মুছে ফেলা অ্যাকাউন্ট',
  saved: { draft: 'খসড়া হিসেবে সংরক্ষিত', approved: 'অনুমোদিত' },
  restored: (moment) => `${formatNumericTime(moment)}-এর সংস্করণ ফেরানো হয়েছে`,
  now: 'বর্তমান সংস্করণ',
  then: 'এই সংস্করণে',
  current: 'এখন',
  none: '-',
  lost: 'আর সংরক্ষিত নেই',
  same: 'লেখাগুলো এখনকার মতোই।',
  restore: 'খসড়া হিসেবে ফেরান',
  restoring: 'ফেরানো হচ্ছে...',
  note: 'লেখাগুলো খসড়া হবে। আপনি অনুমোদন করলে তবেই দর্শকেরা দেখবেন।',
  unsaved: 'কোনো সংস্করণ ফেরানোর আগে আপনার পরিবর্তন সংরক্ষণ করুন।',
};

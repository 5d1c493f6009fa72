import { formatTime } from '@shishir/format';
import type { previewTexts as English } from './preview.texts';

export const previewTexts: typeof English = {
  open: 'পাতার প্রিভিউ',
  opening: 'খোলা হচ্ছে...',
  title: 'পাতার প্রিভিউ',
  note: (until) =>
    `এখনো প্রকাশিত নয়: না-রাখা পরিবর্তন ও সব খসড়াসহ পাতাটি দেখা যাবে। নতুন ছবি সংরক্ষণের পরে দেখা যায়। লিঙ্ক দুটি ${formatTime(until)} পর্যন্ত, অথবা আপনি সাইন আউট না করা পর্যন্ত চলবে; যার কাছে লিঙ্ক আছে, তিনিই দেখতে পাবেন।`,
  english: 'ইংরেজিতে খুলুন',
  bangla: 'বাংলায় খুলুন',
  failed: 'প্রিভিউ তৈরি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};

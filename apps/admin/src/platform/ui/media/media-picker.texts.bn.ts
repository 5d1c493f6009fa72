import { inDigits } from '@shishir/format';
import type { mediaPickerTexts as English } from './media-picker.texts';

export const mediaPickerTexts: typeof English = {
  open: 'লাইব্রেরি থেকে নিন',
  title: 'ছবি বেছে নিন',
  search: { label: 'ছবি খুঁজুন', hint: 'বিবরণ, ফাইল বা রেকর্ড' },
  loading: 'ছবি আসছে...',
  empty: { all: 'এখনো কোনো ছবি নেই।', narrowed: 'এমন কোনো ছবি নেই।' },
  uses: (count) => (count === 0 ? 'কোথাও ব্যবহার হয়নি' : inDigits(`${count} জায়গায় ব্যবহার হয়েছে`)),
};

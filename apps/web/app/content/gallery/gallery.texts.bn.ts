import { inDigits } from '@shishir/format';
import type { galleryTexts as English } from './gallery.texts';

const LEAD = 'সিলিং বন্ধ হওয়ার আগে আমাদের কাজ যেমন দেখায়।';

export const galleryTexts: typeof English = {
  home: 'হোম',
  title: 'গ্যালারি',
  description: `${LEAD} বাংলাদেশে আমাদের প্রজেক্টের প্ল্যান্ট রুম, আউটডোর ইউনিট, ডাক্ট, পাইপ ও কন্ট্রোল।`,
  lead: `${LEAD} বড় করে দেখতে ছবিতে চাপ দিন।`,
  open: (title) => `ছবি খুলুন: ${title}`,
  empty: {
    title: 'দেখানোর মতো ছবি এখনো নেই',
    text: 'আমাদের কাজ নিয়ে জানতে চান: একজন সেলস ইঞ্জিনিয়ার ছবি পাঠাতে পারেন।',
    sales: 'সেলসে কথা বলুন',
  },
  viewer: {
    position: (current, total) => inDigits(`${total}টির মধ্যে ${current} নম্বর`),
    close: 'বন্ধ করুন',
    closePicture: 'ছবি বন্ধ করুন',
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    picture: (number, title) => `${inDigits(`ছবি ${number}`)}: ${title}`,
  },
  buildings: { title: 'কাজ শেষ হওয়া ভবন', all: 'আমাদের প্রজেক্ট' },
  call: {
    title: 'আপনার জায়গার ছবি পাঠান',
    text: 'সিলিংয়ের ফাঁকা জায়গা, ছাদ, প্যানেল বোর্ড: কী বসানো যাবে আর আগে কী সরাতে হবে, সেলস ইঞ্জিনিয়ার জানাবেন।',
    action: 'সেলসে লিখুন',
  },
};

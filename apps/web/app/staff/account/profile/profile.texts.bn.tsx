import type { profileTexts as English } from './profile.texts';

export const profileTexts: typeof English = {
  title: 'প্রোফাইল',
  description: 'আপনার তথ্য।',
  lead: 'আপনার তথ্য। শুধু আপনাকে উত্তর দেওয়ার কাজেই ব্যবহার করি।',
  name: 'নাম',
  phone: 'ফোন নম্বর',
  email: 'ইমেইল',
  role: 'ভূমিকা',
  roles: { admin: 'অ্যাডমিন', super_admin: 'সুপার অ্যাডমিন' },
  edit: 'প্রোফাইল বদলান',
  save: 'সংরক্ষণ করুন',
  saving: 'সংরক্ষণ হচ্ছে...',
  cancel: 'বাতিল',
  close: 'বন্ধ করুন',
  saved: { title: 'সংরক্ষিত', description: 'প্রোফাইল সংরক্ষণ করা হয়েছে।' },
  unchanged: { title: 'কিছু বদলায়নি', description: 'কোনো ঘর বদলানো হয়নি।' },
  failed: { title: 'সংরক্ষণ হয়নি', description: 'প্রোফাইল সংরক্ষণ করা যায়নি।' },
  sessionEnded: 'আপনার সাইন ইনের সময় শেষ। কিছুই সংরক্ষণ হয়নি।',
  signInAgain: (link) => (
    <>{link('নতুন ট্যাবে সাইন ইন করুন')}, তারপর আবার সংরক্ষণ করুন। আপনার লেখা এখানেই থাকবে।</>
  ),
  picture: {
    label: 'ছবি',
    chosen: 'বেছে নেওয়া ছবি',
    hint: 'JPEG, PNG, WebP বা AVIF, সর্বোচ্চ 5 MB',
    remove: 'ছবি সরান',
    wrongType: 'JPEG, PNG, WebP বা AVIF ছবি বেছে নিন।',
    tooLarge: 'ছবিটি 5 MB-এর বেশি। ছোট একটি বেছে নিন।',
  },
};

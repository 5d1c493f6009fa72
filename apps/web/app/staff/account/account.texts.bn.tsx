import type { accountTexts as English } from './account.texts';

export const accountTexts: typeof English = {
  home: 'হোম',
  dashboard: 'আমার পাতা',
  title: 'আপনার অনুরোধ',
  description: 'আপনার অনুরোধ, কোটেশন, সংরক্ষিত সিস্টেম, কোটেশন কার্ট ও যোগাযোগের তথ্য।',
  lead: (email) => `আপনার কোটেশন ও যোগাযোগের তথ্য। উত্তর ${email} ঠিকানায়ও যায়।`,
  navigation: {
    label: 'আপনার অ্যাকাউন্ট',
    enquiries: (count) => <>অনুরোধ {count}</>,
    quotations: (count) => <>কোটেশন {count}</>,
    systems: (count) => <>VRF সিস্টেম {count}</>,
    cart: (count) => <>কোটেশন কার্ট {count}</>,
    profile: 'প্রোফাইল',
    staff: 'স্টাফ ড্যাশবোর্ড',
  },
  profile: {
    title: 'প্রোফাইল',
    edit: 'প্রোফাইল বদলান',
    name: 'নাম',
    phone: 'ফোন নম্বর',
    email: 'ইমেইল',
    password: 'পাসওয়ার্ড',
    changePassword: 'পাসওয়ার্ড বদলান',
  },
  reminder: {
    text: (email) => `ইমেইল ঠিকানা নিশ্চিত করুন: ${email} ঠিকানায় পাঠানো লিংকটি খুলুন।`,
    sent: (email) => `${email} ঠিকানায় লিংকটি আবার পাঠিয়েছি।`,
    failed: 'পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
    send: 'লিংকটি আবার পাঠান',
    sending: 'পাঠানো হচ্ছে...',
  },
  logout: 'লগ আউট',
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
};

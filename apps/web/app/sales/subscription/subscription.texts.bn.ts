import type { subscriptionTexts as English } from './subscription.texts';

export const subscriptionTexts: typeof English = {
  line: 'পণ্যের খবর',
  confirm: {
    title: 'সাবস্ক্রিপশন নিশ্চিত করুন',
    text: 'নতুন মডেল, দামের বদল ও প্রশিক্ষণের তারিখ ইমেইলে পাবেন। যেকোনো সময় বন্ধ করতে পারবেন।',
    action: 'হ্যাঁ, খবর পেতে চাই',
    done: (email) => `ধন্যবাদ। পণ্যের খবর ${email} ঠিকানায় পাঠাব।`,
  },
  unsubscribe: {
    title: 'পণ্যের খবর আর পাঠাবেন না',
    text: 'পণ্যের খবর পাঠানো বন্ধ করব। আপনার অনুরোধের উত্তর আগের মতোই পাবেন।',
    action: 'আর পাঠাবেন না',
    done: (email) => `ঠিক আছে। ${email} ঠিকানায় আর পণ্যের খবর পাঠাব না।`,
  },
  incomplete: 'লিংকটি অসম্পূর্ণ। ইমেইল থেকে আবার খুলুন।',
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  products: 'সব পণ্য দেখুন',
  again: 'আবার সাবস্ক্রাইব করুন',
};

import type { signInMethodsTexts as English } from './sign-in-methods.texts';

export const signInMethodsTexts: typeof English = {
  title: 'সাইন ইনের উপায়',
  both: 'যেকোনো একটি ব্যবহার করতে পারেন।',
  notLoaded: 'তালিকাটি আনা যায়নি। একটু পরে পাতাটি আবার খুলুন।',
  password: {
    title: 'পাসওয়ার্ড',
    text: 'আপনার ইমেইল ঠিকানা দিয়ে।',
    none: 'দেওয়া নেই। ‘পাসওয়ার্ড ভুলে গেছেন?’ থেকে দিতে পারেন।',
    forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  },
  google: {
    title: 'গুগল',
    linked: 'যুক্ত',
    unlinked: 'গুগল বিচ্ছিন্ন করা হয়েছে।',
    text: 'এক ক্লিকে সাইন ইন।',
    onlyOne: 'সাইন ইনের একমাত্র উপায়। বিচ্ছিন্ন করার আগে পাসওয়ার্ড দিন।',
    notLinked: 'যুক্ত নেই।',
    confirmFirst: 'আগে ইমেইল ঠিকানা নিশ্চিত করুন। তারপর গুগল যুক্ত করতে পারবেন।',
    link: 'গুগল যুক্ত করুন',
    confirmEmail: 'ইমেইল নিশ্চিত করুন',
    unlink: (hidden) => <>{hidden('গুগল ')}বিচ্ছিন্ন করুন</>,
    unlinking: 'বিচ্ছিন্ন করা হচ্ছে...',
  },
};

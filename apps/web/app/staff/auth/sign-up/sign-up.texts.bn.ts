import type { signUpTexts as English } from './sign-up.texts';

export const signUpTexts: typeof English = {
  description: 'কোটেশন কার্ট রাখতে ও সেলসে যোগাযোগ করতে অ্যাকাউন্ট খুলুন।',
  line: 'অ্যাকাউন্ট খুলুন',
  text: 'তথ্য একবার দিন, উত্তর পান তাড়াতাড়ি।',
  sending: 'খোলা হচ্ছে...',
  google: 'গুগল দিয়ে অ্যাকাউন্ট খুলুন',
  haveAccount: 'অ্যাকাউন্ট আছে?',
  rejected: 'অ্যাকাউন্ট খোলা যায়নি। আবার চেষ্টা করুন।',
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
};

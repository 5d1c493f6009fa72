import type { signInTexts as English } from './sign-in.texts';

export const signInTexts: typeof English = {
  description: 'কোটেশন কার্ট ও প্রোফাইল দেখতে সাইন ইন করুন।',
  line: 'আবার স্বাগতম',
  text: 'আপনার কোটেশন কার্ট, প্রোফাইল ও আমাদের সেলস টিম এক জায়গায়।',
  sending: 'সাইন ইন হচ্ছে...',
  google: 'গুগল দিয়ে চালিয়ে যান',
  forgotPassword: 'পাসওয়ার্ড ভুলে গেছেন?',
  newHere: 'এখানে নতুন?',
  blank: { email: 'ইমেইল লিখুন', password: 'পাসওয়ার্ড লিখুন' },
  nowCode: 'পাসওয়ার্ড ঠিক আছে। এবার কোড লিখুন।',
  againWithCode: 'পাসওয়ার্ড ঠিক আছে। কোডসহ আবার লিখুন।',
  wrong: 'ইমেইল বা পাসওয়ার্ড ঠিক নেই',
  broken: 'কিছু একটা ঠিক হয়নি। আবার চেষ্টা করুন।',
  notices: {
    'account-made': 'অ্যাকাউন্ট খোলা হয়েছে। সাইন ইন করুন।',
    'password-changed':
      'পাসওয়ার্ড বদলেছে। সব ডিভাইস থেকে সাইন আউট হয়েছেন: নতুন পাসওয়ার্ডে সাইন ইন করুন।',
    'signed-out-everywhere': 'সব ডিভাইস থেকে সাইন আউট হয়েছেন।',
    'session-ended': 'সাইন ইনের সময় শেষ। আবার সাইন ইন করুন।',
  },
};

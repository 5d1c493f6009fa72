import type { identityMailTexts as English } from './identity-mail.texts';

export const identityMailTexts: typeof English = {
  google: 'গুগল',
  greeting: (name) => `প্রিয় ${name},`,
  proof: {
    subject: (company) => `গুগল দিয়ে সাইন ইন করুন | ${company}`,
    preheader: 'লিংকটি একবার, ৩০ মিনিট পর্যন্ত চলে।',
    heading: 'গুগল দিয়ে সাইন ইন',
    text: 'গুগল দিয়ে আপনার অ্যাকাউন্টে সাইন ইন করার অনুরোধ পেয়েছি। আপনিই চেয়ে থাকলে নিচের লিংকে অনুমতি দিন। এটি একবার, ৩০ মিনিট পর্যন্ত চলে।',
    notYou: 'আপনি চাননি? কিছু করতে হবে না, কিছুই বদলায়নি।',
    link: 'আমার অ্যাকাউন্টে গুগল চলবে',
  },
  linked: {
    subject: (provider, company) => `${provider} দিয়ে সাইন ইন চালু হয়েছে | ${company}`,
    preheader: 'আপনি করেননি? এখনই নতুন পাসওয়ার্ড দিন।',
    heading: (provider) => `${provider} দিয়ে সাইন ইন চালু হয়েছে`,
    text: (provider, account) =>
      `এখন থেকে ${provider} অ্যাকাউন্ট ${account} দিয়ে সাইন ইন করতে পারবেন।`,
    notYou: (provider) =>
      `আপনি করেননি? এখনই নতুন পাসওয়ার্ড দিন এবং প্রোফাইল পাতায় ${provider} বিচ্ছিন্ন করুন।`,
  },
};

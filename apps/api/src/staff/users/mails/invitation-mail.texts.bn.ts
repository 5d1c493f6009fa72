import type { invitationMailTexts as English } from './invitation-mail.texts';

export const invitationMailTexts: typeof English = {
  subject: (company) => `ড্যাশবোর্ডে আমন্ত্রণ | ${company}`,
  preheader: (inviter) => `আমন্ত্রণ জানিয়েছেন ${inviter}। লিংকটি ৭ দিন চলবে।`,
  heading: 'ড্যাশবোর্ডে আপনাকে আমন্ত্রণ',
  wrote: (inviter) => `${inviter} লিখেছেন:`,
  greeting: (name) => `প্রিয় ${name},`,
  greetingWithoutName: 'শুভেচ্ছা,',
  roles: { admin: 'অ্যাডমিন', super_admin: 'সুপার অ্যাডমিন' },
  text: (inviter, company, role) =>
    `${inviter} আপনাকে ${company}-এর ড্যাশবোর্ডে আমন্ত্রণ জানিয়েছেন। আপনার ভূমিকা: ${role}।`,
  hasAccount:
    'এই ঠিকানায় আপনার একটি অ্যাকাউন্ট আগে থেকেই আছে। নতুন পাসওয়ার্ড দিলে সেটি কর্মীর অ্যাকাউন্ট হয়ে যাবে।',
  linkWorks: 'লিংকটি একবার, ৭ দিন পর্যন্ত চলে। পাসওয়ার্ড দিলেই সাইন ইন হয়ে যাবে।',
  notExpected: 'ভুল করে এসেছে মনে হলে কিছু করতে হবে না।',
  link: 'আমন্ত্রণ গ্রহণ করুন',
};

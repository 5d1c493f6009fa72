import type { testMailTexts as English } from './test-mail.texts';

export const testMailTexts: typeof English = {
  subject: (company) => `পরীক্ষার ইমেইল | ${company}`,
  preheader: 'কিছু করতে হবে না।',
  heading: 'মেইল সার্ভার কাজ করছে',
  greeting: 'শুভেচ্ছা,',
  text: 'মেইল সার্ভার ঠিক আছে কি না দেখতে ড্যাশবোর্ড থেকে এই ইমেইল পাঠানো হয়েছে। আপনাকে কিছু করতে হবে না।',
};

import type { renewalTexts as English } from './renewal.texts';

export const renewalTexts: typeof English = {
  title: (contract) => `রক্ষণাবেক্ষণ চুক্তি, ${contract}`,
  letter: (name, number, day) =>
    `প্রিয় ${name},\n\nআপনার রক্ষণাবেক্ষণ চুক্তি ${number} শেষ হচ্ছে ${day}। চুক্তি চালিয়ে যেতে পারলে আমরা খুশি হব।`,
  line: (from, to) => `রক্ষণাবেক্ষণ, ${from} থেকে ${to}`,
};

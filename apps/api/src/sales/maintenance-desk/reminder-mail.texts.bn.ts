import { bangla as words } from '@shishir/format/bangla';
import type { reminderMailTexts as English } from './reminder-mail.texts';

export const reminderMailTexts: typeof English = {
  greeting: (name) => `প্রিয় ${name},`,
  facts: {
    visit: 'কাজ',
    day: 'দিন',
    time: 'সময়',
    site: 'ঠিকানা',
    units: 'এসি',
    technician: 'টেকনিশিয়ান',
    contract: 'চুক্তি',
    customer: 'গ্রাহক',
    end: 'শেষ দিন',
  },
  visit: {
    subject: (day, company) => `${day} আমরা আসছি, ${company}`,
    heading: (day) => `${day} আমরা আপনার এখানে আসছি`,
    text: 'আপনার এসির রক্ষণাবেক্ষণ করব। এসিগুলোর কাছে পৌঁছানোর জায়গা রাখবেন।',
    closing: 'দিনটি সুবিধাজনক না হলে এই ইমেইলের উত্তর দিন বা ফোন করুন।',
  },
  end: {
    subject: (number, day) => `আপনার রক্ষণাবেক্ষণ চুক্তি ${number} শেষ হচ্ছে ${day}`,
    heading: 'আপনার রক্ষণাবেক্ষণ চুক্তি শিগগির শেষ হচ্ছে',
    text: (day) => `চুক্তির শেষ দিন ${day}। এরপর আমরা নিজে থেকে আর ভিজিট ঠিক করব না।`,
    closing: 'চুক্তি চালিয়ে যেতে চান? এই ইমেইলের উত্তর দিন বা ফোন করুন। আমরা প্রস্তাব পাঠাব।',
  },
  endForStaff: {
    subject: (number, customer) => `চুক্তি ${number} শিগগির শেষ: ${customer}`,
    heading: (days) => `${words.digits(String(days))} দিন পর একটি চুক্তি শেষ হচ্ছে`,
    headingToday: 'আজ একটি চুক্তি শেষ হচ্ছে',
    text: 'এখনই নবায়নের কোটেশন করুন, যাতে কোনো ভিজিট বাদ না পড়ে।',
    open: 'চুক্তি খুলুন',
  },
};

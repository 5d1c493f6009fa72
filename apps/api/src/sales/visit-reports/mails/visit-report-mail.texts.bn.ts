import type { visitReportMailTexts as English } from './visit-report-mail.texts';

export const visitReportMailTexts: typeof English = {
  subject: (number, company) => `সার্ভিস রিপোর্ট ${number}, ${company}`,
  preheader: (day) => `${day} তারিখের ভিজিট`,
  heading: 'আপনার সার্ভিস রিপোর্ট',
  corrected: 'আপনার সংশোধিত সার্ভিস রিপোর্ট',
  greeting: (name) => `প্রিয় ${name},`,
  text: (day) =>
    `${day} তারিখে সময় দেওয়ার জন্য ধন্যবাদ। কী মাপা হয়েছে ও কী কাজ হয়েছে, রিপোর্টে লেখা আছে।`,
  facts: {
    report: 'রিপোর্ট',
    site: 'ঠিকানা',
    technician: 'টেকনিশিয়ান',
    recommendation: 'পরামর্শ',
  },
  attached: 'রিপোর্টটি PDF হিসেবে সঙ্গে আছে। কিছু বুঝতে না পারলে এই ইমেইলের উত্তর দিন।',
};

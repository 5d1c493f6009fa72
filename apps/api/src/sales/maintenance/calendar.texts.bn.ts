import type { calendarTexts as English } from './calendar.texts';

export const calendarTexts: typeof English = {
  name: (company, technician) => `${technician}-এর ভিজিট, ${company}`,
  due: (title) => `দিন ঠিক হয়নি: ${title}`,
  contract: (number) => `চুক্তি ${number}`,
};

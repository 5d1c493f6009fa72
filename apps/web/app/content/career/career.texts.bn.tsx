import { inDigits } from '@shishir/format';
import type { careerTexts as English } from './career.texts';

/** 'ঢাকা, চট্টগ্রাম ও নারায়ণগঞ্জ'. */
const listed = (places: string[]) =>
  places.length > 1 ? `${places.slice(0, -1).join(', ')} ও ${places.at(-1)}` : places.join();

/** 'ঢাকা ও নারায়ণগঞ্জে', 'খুলনায়', 'রাজশাহীতে': the ending follows from the last letter. */
const inPlaces = (places: string[]) => {
  const text = listed(places);
  if (text.endsWith('া')) return `${text}য়`;
  return /[ি-ৌই]$/.test(text) ? `${text}তে` : `${text}ে`;
};

const posts = (openings: number) => inDigits(`${openings}টি পদ`);

export const careerTexts: typeof English = {
  home: 'হোম',
  here: 'চাকরি',
  title: 'আমাদের সঙ্গে কাজ করুন',
  description: (company, openings, places) =>
    openings === 0
      ? `${company}-এ এসির কাজ: ইঞ্জিনিয়ার, টেকনিশিয়ান বা গুদামকর্মী হিসেবে।`
      : `${company}-এ এসির কাজ: ইঞ্জিনিয়ার, টেকনিশিয়ান ও গুদামকর্মীর ${posts(openings)} খালি, ${listed(places)}।`,
  lead: (openings, places) =>
    openings === 0
      ? 'আমরা ইঞ্জিনিয়ার ও টেকনিশিয়ান। এই মুহূর্তে কোনো পদ খালি নেই।'
      : `আমরা ইঞ্জিনিয়ার ও টেকনিশিয়ান, কাজ করি ${inPlaces(places)}। এখন ${posts(openings)} খালি।`,
  picture: 'সকালের ওয়ার্কশপ: যন্ত্রপাতির নিচে বেঞ্চে একজন কাজ করছেন, টেবিলে একটি আউটডোর ইউনিট',
  openings: {
    title: 'খালি পদ',
    type: (type) => (type === 'Full Time' ? 'ফুল টাইম' : 'পার্ট টাইম'),
    applyBy: (date) => `আবেদনের শেষ দিন ${date}`,
    details: (title, hidden) => <>{hidden(`${title}: `)}কাজ ও যোগ্যতা</>,
    apply: (title, hidden) => <>{hidden(`${title}: `)}আবেদন করুন</>,
    none: {
      title: 'এই মুহূর্তে কোনো পদ খালি নেই',
      text: 'সিভি পাঠিয়ে রাখুন। উপযুক্ত পদ খালি হলে জানাব।',
    },
  },
  steps: {
    title: 'এরপর কী হবে',
    apply: {
      title: 'আপনি আবেদন করবেন।',
      text: 'PDF বা Word ফাইলে সিভি পাঠান। সঙ্গে সঙ্গেই একটি রেফারেন্স নম্বর পাবেন।',
    },
    reply: {
      title: (days) =>
        days === 1 ? 'এক কর্মদিবসের মধ্যে উত্তর দেব।' : inDigits(`${days} কর্মদিবসের মধ্যে উত্তর দেব।`),
      text: 'ফোনে বা ইমেইলে, উত্তর ‘না’ হলেও।',
    },
    visit: {
      title: 'আপনি আমাদের এখানে আসবেন।',
      text: 'টিমের প্রধানের সঙ্গে কথা হবে; টেকনিশিয়ানরা ওয়ার্কশপেও এক ঘণ্টা কাটাবেন।',
    },
  },
  resume: {
    title: 'আপনার উপযুক্ত পদ নেই?',
    text: (days) => `তবু সিভি পাঠান। ${inDigits(`${days} দিন`)} রেখে দেব, উপযুক্ত কিছু এলে জানাব।`,
    send: 'সিভি পাঠান',
    subject: 'সিভি',
  },
};

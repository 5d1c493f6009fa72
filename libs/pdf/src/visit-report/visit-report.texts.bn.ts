import { bangla } from '@shishir/format/bangla';
import type { visitReportTexts as English } from './visit-report.texts';

export const visitReportTexts: typeof English = {
  title: 'সার্ভিস রিপোর্ট',
  titleOf: (number, revision) =>
    revision === null
      ? `সার্ভিস রিপোর্ট ${number}`
      : `সার্ভিস রিপোর্ট ${number}, ${bangla.digits(`সংশোধন ${revision}`)}`,
  meta: {
    report: 'রিপোর্ট',
    version: 'সংশোধন',
    visit: 'ভিজিট',
    technician: 'টেকনিশিয়ান',
  },
  people: { customer: 'গ্রাহক', site: 'ঠিকানা' },
  correction: (reason) => `স্বাক্ষরের পরে সংশোধিত। কারণ: ${reason}`,
  units: {
    title: 'এসি',
    serial: (serial) => `সিরিয়াল নম্বর ${serial}`,
    notServiced: 'এই ভিজিটে সার্ভিস হয়নি',
    done: (checks) => checks.join('। '),
  },
  work: 'যা করা হয়েছে',
  parts: 'যা লেগেছে',
  photos: 'ছবি',
  recommendation: 'পরামর্শ',
  signatures: {
    company: (company) => `${company}-এর পক্ষে`,
    customer: 'গ্রাহকের পক্ষে',
    typed: 'নাম লিখে স্বাক্ষর করেছেন',
    first: 'গ্রাহক প্রথম রিপোর্টে স্বাক্ষর করেছেন।',
  },
};

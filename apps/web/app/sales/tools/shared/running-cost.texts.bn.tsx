import { groupThousands, inDigits, language } from '@shishir/format';
import { PEAK_HOURS } from '@shishir/sizing';
import type { runningCostTexts as English } from './running-cost.texts';

export const runningCostTexts: typeof English = {
  fields: {
    hours: 'দিনে কত ঘণ্টা চলে',
    days: 'মাসে কত দিন',
    load: 'গড় লোড',
    otherUse: 'বাসার অন্য ব্যবহার',
    otherUseHint: 'এসি ছাড়া গত মাসের বিল থেকে',
    peakHours: 'এর মধ্যে পিক আওয়ার',
    peakHoursHint: `পিক আওয়ার ${language.time(PEAK_HOURS.from, 0)} থেকে ${language.time(PEAK_HOURS.to, 0)}`,
    tariff: 'বিদ্যুতের দর',
    tariffName: 'বিদ্যুতের দর',
  },
  units: { hours: 'ঘণ্টা', days: 'দিন' },
  tariff: {
    option: (code, name) => `${code}, ${name}`,
    state({ from, confirmed }) {
      if (from === null) return confirmed ? '' : 'এখনো যাচাই করা হয়নি';
      return confirmed ? `${from} থেকে কার্যকর` : `${from} থেকে কার্যকর, এখনো যাচাই করা হয়নি`;
    },
  },
  noCost: (reason) => <>খরচের হিসাব এখনো হয়নি: {reason}</>,
  month: 'মাসে',
  kwhMonth: 'kWh মাসে',
  co2eMonth: 'kg CO₂e মাসে',
  chart: {
    otherUse: (kwh) => `অন্য ব্যবহার, ${groupThousands(kwh)}\u00a0kWh`,
    airConditioner: (kwh) => `এসি, ${groupThousands(kwh)}\u00a0kWh`,
  },
  table: {
    caption: 'খরচের ভাগ',
    slab: 'ধাপ',
    time: 'সময়',
    kwh: 'kWh',
    pricePerKwh: (currency) => `প্রতি kWh ${currency}`,
    energy: 'বিদ্যুতের দাম',
    demand: (kw, pricePerKw) => `ডিমান্ড চার্জ, ${kw}\u00a0kW × ${pricePerKw}`,
    vat: (percent) => `ভ্যাট ${inDigits(percent)}%`,
    total: 'মোট',
    peak: 'পিক',
    offPeak: 'অফ-পিক',
    slabAbove: (kwh) => (kwh ? `${kwh}-এর বেশি` : 'সব kWh'),
    slabFromTo: (from, to) => `${from}\u2060–\u2060${to}`,
  },
  energyOnly: 'শুধু বিদ্যুতের দাম। ডিমান্ড চার্জ ও ভ্যাট আলাদা।',
  notIncluded: { demand: 'ডিমান্ড চার্জ আলাদা।', vat: 'ভ্যাট আলাদা।' },
  energyRises: (before, after) => `আপনার বিদ্যুতের দাম ${before} থেকে বেড়ে ${after} হবে।`,
  gridFactor: (kgPerKwh) => `প্রতি kWh বিদ্যুতে প্রায় ${kgPerKwh}\u00a0kg CO₂e`,
};

import { inDigits, language } from '@shishir/format';
import type { assumptionsTexts as English } from './assumptions.texts';

export const assumptionsTexts: typeof English = {
  title: 'আমরা যা ধরে নিয়েছি',
  lead: 'তিনটি সংখ্যা থাকলে সেগুলো কমপক্ষে, সম্ভাব্য ও সর্বোচ্চ। ‘আনুমানিক’ লেখা সংখ্যাগুলো ঢাকার ইট-কংক্রিটের ভবনের সাধারণ মান। ইঞ্জিনিয়ার এগুলোর জায়গায় আপনার ভবনের মান বসাবেন।',
  noDesign: 'এতে সাইজ বেছে নিতে সুবিধা হবে। এটি সিস্টেমের পূর্ণ ডিজাইন নয়।',
  columns: { part: 'অংশ', value: 'মান', basis: 'ভিত্তি' },
  outside: {
    name: (place) => `বাইরে, ${place}`,
    value: (dryBulb, wetBulb) => `${dryBulb}\u00a0°C, ওয়েট বাল্ব ${wetBulb}\u00a0°C`,
    basis: (month, hour, temperature, moisture) =>
      `সবচেয়ে গরম ${month}, ${language.time(hour, 0)}: ${temperature}\u00a0°C, ${moisture}\u00a0g/kg`,
  },
  inside: {
    name: 'ভেতরে',
    value: (temperature, humidity) => `${temperature}\u00a0°C, আপেক্ষিক আর্দ্রতা ${humidity}%`,
    basis: (moisture) => `${moisture}\u00a0g/kg`,
  },
  shape: {
    name: 'ঘরের আকৃতি',
    value: (length, width) => `${length} × ${width}\u00a0m`,
    basis: (ratio) => `মাপ থেকে, বাহুর অনুপাত ${ratio} : 1`,
  },
  roof: {
    name: 'ছাদ',
    value: (u) => `U ${u}\u00a0W/m²K`,
    basis: ({ surface, film, share, hours, spread }) =>
      `রোদে ${surface}\u00a0°C পর্যন্ত (পৃষ্ঠের গুণাঙ্ক ${film}\u00a0W/m²K); দিনের ওঠানামার ${share}% ভেতরে আসে ${inDigits(hours)} ঘণ্টা পরে, × ${spread}%`,
  },
  walls: {
    name: 'বাইরের দেয়াল',
    value: (u, area) => `U ${u}\u00a0W/m²K, ${area}\u00a0m²`,
    basis: (share, hours, spread) =>
      `রোদে গরম; দিনের ওঠানামার ${share}% ভেতরে আসে ${inDigits(hours)} ঘণ্টা পরে, × ${spread}%`,
  },
  roomsAround: {
    name: 'পাশের ঘর',
    value: (u, area) => `U ${u}\u00a0W/m²K, ${area}\u00a0m²`,
    basis: (difference) => `${difference}\u00a0K বেশি গরম`,
  },
  glass: {
    name: 'সাধারণ এক স্তরের কাচ',
    value: (u, g) => `U ${u}\u00a0W/m²K, g ${g}`,
    basis: (direction, shade, spread) =>
      `ওই সময়ের ঘোলাটে আকাশের রোদ (${direction}), ASHRAE clear-sky মডেল; ছায়া পেরিয়ে আসে ${shade}%, × ${spread}%`,
  },
  people: {
    name: 'মানুষ',
    value: (sensible, latent) => `প্রতিজন ${sensible} + ${latent}\u00a0W`,
    basis: (source) => `সেনসিবল ও ল্যাটেন্ট। ${source}`,
  },
  freshAir: {
    name: 'বাইরের বাতাস',
    value: (flow) => `${flow}\u00a0L/s`,
    basis: (changes, shares) => `ঘণ্টায় ঘরের বাতাস বদল ${changes} বার, × ${shares}`,
  },
  door: {
    name: 'দরজা দিয়ে বাতাস',
    basis: (shares) => `ওই সময়ে খোলা অংশ দিয়ে বাতাস বদল, × ${shares}`,
  },
  pullDown: {
    name: 'জমে থাকা গরম, প্রথম ঘণ্টা',
    value: (hours) => `দিনে ${inDigits(hours)} ঘণ্টা`,
    basis: (most) => `CIBSE Guide A-এর বিরতির গুণক, ছাদ, দেয়াল ও পাশের ঘরের ওপর, সর্বোচ্চ ${most}`,
  },
  unit: {
    name: 'ইউনিটের ক্যাপাসিটি',
    value: (percent) => `লেবেলের ${percent}%`,
    basis: (percent) => `DX কয়েলের EnergyPlus রেখা, সাধারণ মান; লেবেলে সেনসিবল ${percent}%`,
  },
  constants: {
    title: (count, edition) =>
      `এই ফলাফলের সব মান: ${inDigits(count)}টি, হিসাবের ${inDigits(edition)} নম্বর সংস্করণ`,
  },
  lightsAndEquipment: {
    name: 'বাতি ও যন্ত্রপাতি',
    value: (lights, equipment) => `${lights} ও ${equipment}\u00a0W`,
    basis: (shares) => `বাতি পুরোটা, যন্ত্রের গায়ে লেখা ক্ষমতার ${shares}%`,
  },
};

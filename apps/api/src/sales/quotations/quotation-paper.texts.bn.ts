import { categoryKindTexts } from '@shishir/contract/bangla';
import { bangla } from '@shishir/format/bangla';
import { systemTexts } from '@shishir/sizing/bangla';
import type { quotationPaperTexts as English } from './quotation-paper.texts';

const inText = (figure: number) => bangla.digits(String(figure));

export const quotationPaperTexts: typeof English = {
  kinds: categoryKindTexts,
  sizing: systemTexts,
  count: inText,
  titles: { room: 'ঘর', system: 'সিস্টেম', project: 'সব সিস্টেম' },
  room: {
    area: 'মেঝের মাপ',
    squareMetres: (area) => `${area} m²`,
    likely: 'কত ঠান্ডা দরকার, সম্ভাব্য',
    load: (tr, capacity) => `${tr} TR, ${capacity}`,
    from: 'কমপক্ষে',
    to: 'সর্বোচ্চ',
    tons: (tr) => `${tr} TR`,
    peak: 'সবচেয়ে গরম সময়',
    unit: 'ইউনিটের সাইজ, ঘরে 27/19 °C, বাইরে 35 °C',
    corrected: (room, outdoor) => `ঘরে ${room} °C, বাইরে ${outdoor} °C হলে দেয়`,
  },
  system: {
    rooms: 'ঘর',
    loads: 'ঘরের লোড',
    atOnce: 'একসঙ্গে',
    peak: (load, percent, isTyped) =>
      `${load}, ${inText(percent)}%${isTyped ? ' (লিখে দেওয়া)' : ''}`,
    indoorUnits: 'ইনডোর ইউনিট',
    units: (count, capacity) => `${inText(count)}টি, ${capacity}`,
    outdoorUnit: 'আউটডোর ইউনিট',
    outdoor: (size, capacity) => `${size}, লেবেলে ${capacity}`,
    corrected: (outdoor) => `বাইরে ${outdoor} °C হলে প্রায়`,
    ratio: 'কম্বিনেশন রেশিও',
    outdoorOf: (size, capacity, ratio) => `${size}, লেবেলে ${capacity}, রেশিও ${ratio}`,
    none: 'আউটডোর ইউনিট নেই',
  },
};

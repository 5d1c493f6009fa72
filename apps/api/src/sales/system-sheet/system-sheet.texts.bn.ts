import { categoryKindTexts } from '@shishir/contract/bangla';
import { bangla } from '@shishir/format/bangla';
import { systemTexts } from '@shishir/sizing/bangla';
import type { systemSheetTexts as English } from './system-sheet.texts';

const inText = (figure: number) => bangla.digits(String(figure));

export const systemSheetTexts: typeof English = {
  kinds: categoryKindTexts,
  sizing: systemTexts,
  count: inText,
  figures: {
    systems: 'সিস্টেম',
    outdoorUnit: 'আউটডোর ইউনিট',
    outdoor: (models, capacity) => `${models}, ${capacity}`,
    estimate: (models, capacity) => `${models}, ${capacity}, আনুমানিক`,
    ratio: 'কম্বিনেশন রেশিও',
    allowed: (min, max) => `${inText(min)}–${inText(max)}% হতে পারে`,
    indoorUnits: 'ইনডোর ইউনিট',
    indoor: (capacity, rooms, load) => `${inText(rooms)}টি ঘরে ${capacity}, লোড ${load}`,
    prices: 'তালিকার দাম',
    onRequest: 'দাম জেনে নিন',
    linesOnRequest: (count) => `আরও ${inText(count)}টির দাম জেনে নিন`,
  },
  ofSystem: (name, problem) => `${name}: ${problem}`,
  panelFor: (kind) => `${kind} প্যানেল`,
  title: 'VRF সিস্টেম',
  unknown: '–',
  csv: {
    model: 'মডেল',
    title: 'বিবরণ',
    quantity: 'পরিমাণ',
    unitPrice: 'একক দাম (টাকা)',
    sum: 'মোট (টাকা)',
    onRequest: 'দাম জেনে নিন',
    total: 'তালিকার দামে মোট',
    notIncluded: 'দামের মধ্যে নেই',
  },
};

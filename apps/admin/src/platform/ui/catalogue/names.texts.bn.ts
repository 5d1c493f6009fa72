import { CATEGORY_KIND_LABELS, systemPart } from '@shishir/contract';
import { projectCategoryTexts } from '@shishir/contract/rules';
import type { nameTexts as English } from './names.texts';

const PARTS = { 'Outdoor Unit': 'আউটডোর ইউনিট', 'Indoor Unit': 'ইনডোর ইউনিট' };

const VALUES: Record<string, string> = {
  ...PARTS,
  'Wind-free': 'Wind-Free',
  Inverter: 'ইনভার্টার',
  'Non-Inverter': 'নন-ইনভার্টার',
  'Non-Wind-Free': 'Wind-Free নয়',
  White: 'সাদা',
  Black: 'কালো',
  'Single-phase': 'সিঙ্গেল ফেজ',
  'Three-phase': 'থ্রি ফেজ',
  weeks: 'সপ্তাহ',
  units: 'টি',
  minutes: 'মিনিট',
  'in stock': 'স্টকে আছে',
  'on order': 'অর্ডার সাপেক্ষে',
  published: 'প্রকাশিত',
  hidden: 'লুকানো',
  discontinued: 'আর নেই',
  pending: 'বাকি',
  completed: 'সম্পন্ন',
  active: 'চালু',
  inactive: 'বন্ধ',
  archived: 'আর্কাইভে',
  ongoing: 'চলছে',
  draft: 'খসড়া',
  'Full Time': 'ফুল টাইম',
  'Part Time': 'পার্ট টাইম',
};

export const nameTexts: typeof English = {
  kinds: CATEGORY_KIND_LABELS,
  groups: { duct: 'ডাক্ট' },
  unitType: (kind) => {
    const part = systemPart(kind);
    if (part) return PARTS[part];
    return kind === 'other' ? 'অন্য ইউনিট' : CATEGORY_KIND_LABELS[kind];
  },
  documentTypes: {
    data_sheet: 'ডেটা শিট',
    manual: 'ম্যানুয়াল',
    submittal: 'সাবমিটাল',
    certificate: 'সার্টিফিকেট',
    drawing: 'ড্রয়িং',
    wiring_diagram: 'ওয়্যারিং ডায়াগ্রাম',
    start_up_report: 'চালু করার রিপোর্ট',
  },
  documentLanguages: {
    en: 'ইংরেজি',
    bn: 'বাংলা',
    en_bn: 'ইংরেজি ও বাংলা',
    other: 'অন্য ভাষা',
  },
  value: (stored) => VALUES[stored] ?? projectCategoryTexts.nameOf(stored),
};

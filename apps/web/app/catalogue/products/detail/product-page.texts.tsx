import { groupThousands } from '@shishir/format';
import type { ReactNode } from 'react';

/** Renders a part of a sentence as a link or with emphasis. */
type Render = (label: string) => ReactNode;

interface CostAssumptions {
  hours: number;
  peakHours: number;
  /** Hours of the peak price. */
  peak: string;
  days: number;
  loadPercent: number;
  inputW: number;
  tariff: string;
  /** Prices of a kWh, for example '৳9.62'. */
  offPeakPrice: string;
  peakPrice: string;
  /** True if staff have confirmed the tariff. */
  confirmed: boolean;
  /** True if the cost includes the demand charge, and VAT. */
  demand: boolean;
  vat: boolean;
  gridGrams: number;
}

/** Returns 'Includes demand charge and VAT.' or what is left out. */
function chargesText({ demand, vat }: Pick<CostAssumptions, 'demand' | 'vat'>): string {
  if (demand === vat) return `${demand ? 'Includes' : 'Excludes'} demand charge and VAT.`;
  return demand ? 'Includes demand charge, excl. VAT.' : 'Includes VAT, excl. demand charge.';
}

/** Texts of the parts of a product's page that only the server renders. */
export const productPageTexts = {
  home: 'Home',
  products: 'Products',
  meta: {
    description: (title: string, model: string, facts: string) =>
      `${title}, model ${model}: ${facts}.`,
    ton: (capacity: string) => `${capacity} Ton`,
    onRequest: 'price on request',
    needsOutdoorUnit: 'needs an outdoor unit',
    unknownTitle: 'Product not found',
    unknownDescription: 'This product doesn’t exist or is no longer sold.',
  },
  head: {
    model: (model: string) => `Model ${model}`,
    modelOfBrand: (brand: string, model: string) => `${brand}, model ${model}`,
    roomSize: (link: Render) => <>Right size for your room? {link('Check')}</>,
    plan: 'Plan a VRF system with this unit',
    discontinued: (strong: Render, link: Render) => (
      <>
        {strong('Discontinued.')} We no longer sell this unit, but we still service it and supply
        parts: {link('ask us')}.
      </>
    ),
    successor: 'Successor',
    singleRoom: (split: ReactNode) => <>For a single room, see {split}.</>,
  },
  figures: {
    ton: 'Ton',
    recoveryAssumed: (percent: number) => `Efficiency ${percent}%, assumed`,
    calculatedFlow: 'Calculated for ΔT 5 K',
    ratedPower: 'Rated power input',
    indoorUnitOnly: 'Indoor unit only',
    oldData: 'From the old data',
    soundRange: (levels: string[]) => levels.join(' to '),
    fanSpeeds: 'Low to high fan speed',
  },
  commercial: {
    noLongerSold: 'No longer sold',
    service: 'Delivery and service',
    included: 'Included',
    notIncluded: 'Not included',
    availability: 'Availability',
    inStock: (mark: Render) => mark('In stock'),
    inStockAt: (mark: Render, place: string) => (
      <>
        {mark('In stock')}, {place}
      </>
    ),
    onOrder: (mark: Render) => mark('On order'),
    onOrderWeeks: (mark: Render, weeks: number) => (
      <>
        {mark('On order')}, about {weeks === 1 ? '1 week' : `${weeks} weeks`}
      </>
    ),
    onOrderRange: (mark: Render, min: number, max: number) => (
      <>
        {mark('On order')}, about {min} to {max} weeks
      </>
    ),
    delivery: 'Delivery',
    installation: 'Installation',
    installationFrom: (price: string) => `From ${price}`,
    installationFromWithNote: (price: string, note: string) => `From ${price} ${note}`,
    warranty: 'Warranty',
    terms: 'Terms',
    termsSince: (date: string) => `These terms apply from ${date}.`,
    reply: (time: string) => `We reply within ${time}.`,
  },
  documents: {
    title: 'Documents',
    dataSheet: 'Data sheet',
    dataSheetNote: (date: string) => `PDF, 1 page, English, ${date}`,
    pdf: (language: string) => `PDF, ${language}`,
    ask: 'Ask for another document',
  },
  cost: {
    title: 'Running cost',
    indoorUnit:
      'The outdoor unit uses nearly all the electricity. Running cost is for the whole system.',
    indoorUnitWithFan: (watts: number) =>
      `The fan uses ${groupThousands(watts)} W; the outdoor unit uses nearly all the electricity. Running cost is for the whole system.`,
    calculate: 'Calculate it for a system',
    chiller:
      'A chiller’s input power at part load depends on water and air temperatures. You’ll get the figures with the quotation.',
    month: 'a month',
    kwh: 'kWh a month',
    co2e: 'kg CO₂e a month, about',
    assumptions: (assumed: CostAssumptions) =>
      [
        `${assumed.hours} h a day, ${assumed.peakHours} of them at peak (${assumed.peak}), ${assumed.days} days a month, ${assumed.loadPercent}% load, ${groupThousands(assumed.inputW)} W at full load.`,
        `Tariff ${assumed.tariff}: ${assumed.offPeakPrice} per kWh, ${assumed.peakPrice} at peak${assumed.confirmed ? '' : ' (to be confirmed)'}.`,
        `${chargesText(assumed)} Excludes indoor fans. Grid factor about ${assumed.gridGrams} g CO₂e per kWh.`,
      ].join(' '),
    school: (tariff: string, price: string) =>
      `Schools, hospitals and places of worship pay ${price} a month by tariff ${tariff}.`,
  },
  specification: {
    title: 'Specification',
    lead: (model: string) => `Model ${model}.`,
    missing: (names: string[]) =>
      `Not in our catalogue yet: ${names.join(', ')}. We’ll send you the manufacturer’s data sheet.`,
    ask: 'Ask for the data sheet',
  },
  around: {
    sizes: 'Other sizes',
    sizesAndTypes: 'Other sizes and types',
    sizesAndCombinations: 'Next size and combinations',
    nextSize: 'Next size',
    steps: { smaller: 'smaller', larger: 'larger' },
    smallest: (category: string) => `This is the smallest ${category}.`,
    largest: (category: string) => `This is the largest ${category}.`,
    others: 'Other units of the same capacity',
    othersOfCapacity: (kw: string) => `Other ${kw} kW units`,
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
  },
  modules: {
    title: 'Modules side by side',
    columns: { count: 'Modules of this size', kw: 'kW', tr: 'TR', flow: 'Water, m³/h' },
    note: 'Water flow calculated for plain water at a 5 K difference. The manufacturer’s documents prevail.',
  },
  projects: {
    title: 'Projects with this type of unit',
    all: 'Our Projects',
  },
};

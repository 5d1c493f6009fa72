import { DOCUMENT_LANGUAGE_LABELS, DOCUMENT_TYPE_LABELS } from '@shishir/contract';
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

/** Returns 'weight, pipe sizes and EER'. */
const listed = (names: string[]) => names.join(', ').replace(/, ([^,]+)$/, ' and $1');

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
    roomSize: 'Right size for your room?',
    plan: 'Plan a VRF system with this unit',
    discontinued: (strong: Render, link: Render) => (
      <>
        {strong('Discontinued.')} We no longer sell this unit, but we still service it and supply
        parts: {link('ask us')}.
      </>
    ),
    successor: 'Successor',
  },
  need: {
    singleRoom: (split: ReactNode) => <>For a single room, see {split}.</>,
    indoorUnits: (strong: Render, link: Render, from: string | null) => (
      <>
        {strong('Outdoor unit only.')}{' '}
        {link(from === null ? 'Needs indoor units' : `Needs indoor units from ${from}`)}
      </>
    ),
    ventilation: (strong: Render) => (
      <>{strong('Fresh air, not cooling.')} Works alongside any air conditioner.</>
    ),
    chiller: (strong: Render) => <>{strong('Needs a water circuit,')} quoted with it.</>,
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
    mm: 'mm',
    /** Size of a unit above the ceiling, where the height decides. */
    body: { label: 'Body', unit: 'mm high', main: 'Body height', others: 'Body, W × D' },
    /** Size of other units, where the width decides. */
    cabinet: { label: 'Size', unit: 'mm wide', main: 'Width', others: 'Height × depth' },
    sides: (others: string) => `${others} mm`,
  },
  commercial: {
    noLongerSold: 'No longer sold',
    included: 'Included',
    notIncluded: 'Not included',
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
    types: { labels: DOCUMENT_TYPE_LABELS },
    languages: { labels: DOCUMENT_LANGUAGE_LABELS },
    pdf: (language: string) => `PDF, ${language}`,
  },
  cost: {
    title: 'Running cost',
    method: 'How this is calculated',
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
    missing: (names: string[]) => `${listed(names)}. The manufacturer’s data sheet has them.`,
    missingLabel: 'Not listed here:',
    ask: 'Send it to me',
  },
  around: {
    sizes: 'Other sizes',
    sizesAndTypes: 'Other sizes and types',
    sizesAndCombinations: 'Next size and combinations',
    nextSize: 'Next size',
    steps: { smaller: 'smaller', larger: 'larger' },
    smallest: 'This is the smallest size.',
    largest: 'This is the largest size.',
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

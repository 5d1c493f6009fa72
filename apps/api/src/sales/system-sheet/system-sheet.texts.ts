import { CATEGORY_KIND_LABELS } from '@shishir/contract';
import { counted } from '@shishir/format';
import { systemTexts } from '@shishir/sizing';

/** Texts of the data of a system sheet. */
export const systemSheetTexts = {
  kinds: CATEGORY_KIND_LABELS,
  sizing: systemTexts,
  count: (count: number) => String(count),
  figures: {
    systems: 'Systems',
    outdoorUnit: 'Outdoor unit',
    outdoor: (models: string, capacity: string) => `${models}, ${capacity}`,
    estimate: (models: string, capacity: string) => `${models}, ${capacity}, estimate`,
    ratio: 'Combination ratio',
    allowed: (min: number, max: number) => `${min} to ${max}% allowed`,
    indoorUnits: 'Indoor units',
    indoor: (capacity: string, rooms: number, load: string) =>
      `${capacity} in ${counted(rooms, 'room')}, load ${load}`,
    prices: 'List prices',
    onRequest: 'On request',
    linesOnRequest: (count: number) => `${counted(count, 'line')} on request`,
  },
  /** Title of a warning about one of several systems. */
  ofSystem: (name: string, problem: string) => `${name}: ${problem}`,
  panelFor: (kind: string) => `Panel for ${kind.toLowerCase()}`,
  /** Title of a system without a name. */
  title: 'VRF system',
  unknown: '–',
  csv: {
    model: 'Model',
    title: 'What it is',
    quantity: 'Quantity',
    unitPrice: 'Unit price (BDT)',
    sum: 'Sum (BDT)',
    onRequest: 'On request',
    total: 'Sum of listed prices',
    notIncluded: 'Not in this sum',
  },
};

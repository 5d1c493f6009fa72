import { counted } from '@shishir/format';

/** Texts of the data of a system sheet. */
export const systemSheetTexts = {
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
  panelFor: (kind: string) => `Panel for ${kind}`,
  unknown: '–',
};

import { counted } from '@shishir/format';

/** Texts of the data of a system sheet. */
export const systemSheetTexts = {
  figures: {
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
  panelFor: (kind: string) => `Panel for ${kind}`,
  unknown: '–',
};

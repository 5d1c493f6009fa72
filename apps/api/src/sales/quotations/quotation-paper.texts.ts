import { CATEGORY_KIND_LABELS } from '@shishir/contract';
import { systemTexts } from '@shishir/sizing';

/** Texts of the design in the PDF of a quotation. */
export const quotationPaperTexts = {
  kinds: CATEGORY_KIND_LABELS,
  sizing: systemTexts,
  count: (count: number) => String(count),
  titles: { room: 'Room', system: 'System', project: 'Systems' },
  room: {
    area: 'Floor area',
    squareMetres: (area: string) => `${area} m²`,
    likely: 'Cooling load, likely',
    load: (tr: string, capacity: string) => `${tr} TR, ${capacity}`,
    from: 'From',
    to: 'To',
    tons: (tr: string) => `${tr} TR`,
    peak: 'Peak',
    unit: 'Unit size at 27/19 °C, 35 °C outside',
    corrected: (room: string, outdoor: string) => `Gives at ${room} °C, ${outdoor} °C outside`,
  },
  system: {
    rooms: 'Rooms',
    loads: 'Room loads',
    atOnce: 'At the same time',
    peak: (load: string, percent: number, isTyped: boolean) =>
      `${load}, ${percent}%${isTyped ? ' as entered' : ''}`,
    indoorUnits: 'Indoor units',
    units: (count: number, capacity: string) => `${count}, ${capacity}`,
    outdoorUnit: 'Outdoor unit',
    outdoor: (size: string, capacity: string) => `${size}, ${capacity} nominal`,
    corrected: (outdoor: string) => `At ${outdoor} °C outside, about`,
    ratio: 'Combination ratio',
    outdoorOf: (size: string, capacity: string, ratio: string) =>
      `${size}, ${capacity} nominal, ratio ${ratio}`,
    none: 'No outdoor unit',
  },
};

import { groupThousands } from '@shishir/format';

/** Texts of the figures of the building. */
export const detailsTexts = {
  title: 'Place, pipes, refrigerant and fresh air',
  optional: 'Optional',
  lead: 'Units give less in a cooler room and on a hotter day. With the figures of the building, the result also counts what long pipes cost, whether a leak is safe in the smallest room, and what ventilators save.',
  place: 'Place',
  /** Design conditions of a place. `isEstimate` until an engineer has confirmed them. */
  climate: (dryBulb: string, wetBulb: string, isEstimate: boolean) =>
    `${dryBulb} °C, ${wetBulb} °C wet bulb${isEstimate ? ', estimate' : ''}`,
  fields: {
    target: {
      label: 'Room temperature',
      unit: '°C',
      hint: '24 if left empty. Enter loads for this temperature',
    },
    run: { label: 'Longest pipe run', unit: 'm', hint: 'To the farthest indoor unit' },
    height: { label: 'Outdoor unit above it', unit: 'm', hint: 'Negative if it is below' },
    charge: { label: 'Refrigerant charge', unit: 'kg', hint: 'Factory charge and pipes' },
    volume: { label: 'Smallest room', unit: 'm³', hint: 'Floor area times height' },
    airs: { label: 'Number of ventilators', unit: '', hint: 'One if left empty' },
    flow: { label: 'Air flow of each', unit: 'm³/h', hint: 'The nominal flow if left empty' },
  },
  air: {
    label: 'Ventilator with energy recovery',
    none: 'None',
    gone: 'No longer sold',
    option: (model: string, flow: number) => `${groupThousands(flow)} m³/h, ${model}`,
  },
};

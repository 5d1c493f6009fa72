import { groupThousands } from '@shishir/format';

/** Texts of the figures of the building. */
export const detailsTexts = {
  title: 'Pipes, refrigerant and fresh air',
  optional: 'Optional',
  lead: 'With these figures, the result counts what long pipes cost, whether a leak is safe in the smallest room, and what ventilators save.',
  fields: {
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

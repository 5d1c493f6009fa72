/** Texts of the figures of the building. */
export const detailsTexts = {
  title: 'Pipes and refrigerant',
  optional: 'Optional',
  lead: 'With these figures, the result counts what long pipes cost and whether a leak is safe in the smallest room.',
  fields: {
    run: { label: 'Longest pipe run', unit: 'm', hint: 'To the farthest indoor unit' },
    height: { label: 'Outdoor unit above it', unit: 'm', hint: 'Negative if it is below' },
    charge: { label: 'Refrigerant charge', unit: 'kg', hint: 'Factory charge and pipes' },
    volume: { label: 'Smallest room', unit: 'm³', hint: 'Floor area times height' },
  },
};

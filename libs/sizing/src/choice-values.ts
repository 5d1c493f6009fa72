import type { SizingValue } from './value-kinds';

const percent = { unit: '%', whole: true, section: 'system', confirmed: false } as const;
const PRACTICE = 'Practice without a published source';

/** Limits of the automatic choice of outdoor units, and of the warnings about sizes. */
export const CHOICE_VALUES = {
  aim_ratio_min_percent: {
    ...{ label: 'Automatic choice: ratio, min.', value: 80, source: PRACTICE, ...percent },
    ...{ min: 30, max: 100 },
  },
  aim_ratio_max_percent: {
    ...{ label: 'Automatic choice: ratio, max.', value: 110, source: PRACTICE, ...percent },
    ...{ min: 100, max: 200 },
  },
  aim_ratio_diversity_percent: {
    label: 'Automatic choice: ratio with a typed diversity, max.',
    ...{ value: 130, source: PRACTICE, ...percent, min: 100, max: 200 },
  },
  oversize_room_percent: {
    label: 'Warning: unit of a room too large, from',
    ...{ value: 140, source: PRACTICE, ...percent, unit: '% of the load', min: 100, max: 500 },
  },
  oversize_system_percent: {
    label: 'Warning: outdoor unit too large, from',
    ...{ value: 120, source: PRACTICE, ...percent, unit: '% of the loads', min: 100, max: 500 },
  },
  recovered_max_percent: {
    label: 'Warning: ventilators recover a large share of the loads, from',
    ...{ value: 50, source: PRACTICE, ...percent, unit: '% of the loads', min: 10, max: 100 },
  },
} as const satisfies Record<string, SizingValue>;

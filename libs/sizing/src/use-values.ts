import type { SizingValue } from './value-kinds';

const use = { min: 0, whole: false, section: 'running', confirmed: false } as const;
const hours = { ...use, unit: 'h', max: 24 } as const;
const days = { ...use, unit: 'days', max: 31, whole: true } as const;
const OPEN = 'Assumed: open from 9:00 to 19:00, six days a week';
const HOME = 'Assumed for a home';

/** Usual use of a unit. The running cost starts with it until a visitor types other figures. */
export const USE_VALUES = {
  office_hours_day: { label: 'Offices and shops: hours a day', value: 10, source: OPEN, ...hours },
  office_days_month: { label: 'Offices and shops: days a month', value: 26, source: OPEN, ...days },
  office_peak_hours_day: {
    label: 'Offices and shops: hours a day at the peak price',
    ...{ value: 2, source: OPEN, ...hours },
  },
  home_hours_day: { label: 'Homes: hours a day', value: 8, source: HOME, ...hours },
  home_days_month: { label: 'Homes: days a month', value: 30, source: HOME, ...days },
  home_other_kwh: {
    label: 'Homes: other use a month',
    ...{ value: 250, source: HOME, ...use, unit: 'kWh', max: 10_000, whole: true },
  },
} as const satisfies Record<string, SizingValue>;

import { figure } from '../figure';

export const seriesTexts = {
  title: 'VRF Series',
  note: 'Limits from the manuals of outdoor units. Until they are entered, systems use typical limits and are marked as estimates.',
  none: 'No outdoor unit with a capacity is published.',
  sizes: (smallest: string, largest: string) =>
    smallest === largest ? `${smallest} HP` : `${smallest} to ${largest} HP`,
  models: (count: number) => (count === 1 ? '1 model' : `${count} models`),
  typical: 'Typical limits',
  edit: (series: string) => `Edit ${series}`,
  labels: {
    module_sets: 'Combinations',
    run_max_m: 'Longest run',
    height_above_max_m: 'Outdoor unit above',
    height_below_max_m: 'Outdoor unit below',
  },
  facts: {
    anySets: 'Not entered: up to three modules of the series, as an estimate',
    noSets: 'None: units are not combined',
    typical: (value: string) => `${value}, typical`,
  },
  setsHint: 'HP of the modules, such as 8 + 10, 10 + 10. Enter ‘none’ if units are not combined.',
  runHint: 'Pipe from the outdoor unit to the farthest indoor unit.',
  aboveHint: 'Height above the lowest indoor unit.',
  belowHint: 'Height below the highest indoor unit.',
  metre: 'm',
  metres: (value: number) => `${figure(value)}\u00a0m`,
  noSets: 'none',
  setsError: 'Enter sets of two or three modules, such as 8 + 10, 10 + 10 + 12, or ‘none’',
  metresError: (max: number) => `Enter a whole number from 1 to ${figure(max)} m`,
  confirmedBefore: (name: string) =>
    `${name} confirmed the saved limits. Enter who confirmed the new ones, or leave both empty.`,
  saved: (series: string) => `${series} saved.`,
  failed: 'We couldn’t save the series. Please try again in a moment.',
  conflict: (by: string) => `${by} changed this series`,
};

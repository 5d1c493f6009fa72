import { MAX_MODULES } from '@shishir/sizing';
import { z } from 'zod';
import { isoDate, moment, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { routes } from '../platform/policy';
import { confirmation, source, wholeConfirmation } from './sizing-values';
import { salesErrors } from './sales-errors.texts';

/** Maximum number of combinations of a series. */
export const MAX_SETS = 100;
const LARGEST_HP = 100;

const SET = salesErrors.moduleSets(MAX_MODULES);
const hp = z.number({ invalid_type_error: SET }).positive(SET).max(LARGEST_HP, SET);
const modules = z.array(hp).min(2, SET).max(MAX_MODULES, SET);

const metres = (label: string, max: number) => {
  const message = salesErrors.metres(label, max);
  return z
    .number({ invalid_type_error: message })
    .int(message)
    .min(1, message)
    .max(max, message)
    .nullable();
};

const limits = {
  /** HP of the modules that may be combined, each set from small to large. */
  module_sets: z.array(modules).max(MAX_SETS, salesErrors.setsTooMany(MAX_SETS)).nullable(),
  run_max_m: metres(salesErrors.longestRun, 1000),
  height_above_max_m: metres(salesErrors.outdoorAbove, 300),
  height_below_max_m: metres(salesErrors.outdoorBelow, 300),
};

/** Limits of a series as `libs/sizing` uses them. */
export const SeriesLimits = z.object({ ...limits, source: z.string(), confirmed: z.boolean() });

/** Limits of a series of outdoor units, from the manufacturer's manual. */
export const VrfSeriesRow = z.object({
  id: z.number().int(),
  /** Brand and model without the digits of its size, as in the catalogue of systems. */
  series: z.string(),
  ...limits,
  source: z.string(),
  confirmed: z.boolean(),
  confirmed_by: z.string().nullable(),
  confirmed_on: isoDate.nullable(),
  version: z.number().int(),
  updated_at: moment,
});
export type VrfSeriesRow = z.infer<typeof VrfSeriesRow>;

export const SetVrfSeries = z
  .object({
    series: plainText(150, salesErrors.seriesRequired),
    ...limits,
    source,
    ...confirmation,
    /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
    version: z.number().int().optional(),
  })
  .strict()
  .superRefine(wholeConfirmation);
export type SetVrfSeries = z.infer<typeof SetVrfSeries>;

/** Limits by series, which the owner enters from manuals. A series without a row has the typical limits. */
export const vrfSeries = routes({
  list: {
    method: 'GET',
    path: '/vrf-series',
    summary: 'Limits of the series of outdoor units that were entered from manuals',
    metadata: { access: 'public', cache: true },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(VrfSeriesRow) }) },
  },
  set: {
    method: 'PUT',
    path: '/vrf-series',
    summary: 'Set the limits of a series, with their source and who has confirmed them',
    metadata: { access: 'super_admin' },
    body: SetVrfSeries,
    responses: { 200: z.object({ data: VrfSeriesRow }) },
  },
});

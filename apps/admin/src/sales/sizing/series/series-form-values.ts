import { SetVrfSeries, type VrfSeriesRow } from '@shishir/contract';
import { numberOrNull } from '@shishir/format';
import { z } from 'zod';
import type { Sides } from '../../../platform/ui/form/conflict-dialog';
import { ownValues, textConflicts } from '../../../platform/ui/record/record-conflicts';
import { sizingTexts } from '../sizing.texts';
import type { SeriesBody } from './vrf-series.queries';
import { seriesTexts as texts } from './vrf-series.texts';

/** Form values of a series. The names match the contract, so its errors find their fields. */
export interface SeriesFormValues {
  module_sets: string;
  run_max_m: string;
  height_above_max_m: string;
  height_below_max_m: string;
  source: string;
  confirmed_by: string;
  confirmed_on: string;
}
const METRES = ['run_max_m', 'height_above_max_m', 'height_below_max_m'] as const;
const LIMITS = ['module_sets', ...METRES] as const;
const FIELDS = [...LIMITS, 'source', 'confirmed_by', 'confirmed_on'] as const;

/** '8 + 10, 10 + 10' */
export const setsText = (sets: readonly (readonly number[])[]): string =>
  sets.map((set) => set.join(' + ')).join(', ');

export const toFormValues = (row: VrfSeriesRow | null): SeriesFormValues => ({
  module_sets: row?.module_sets?.length === 0 ? texts.noSets : setsText(row?.module_sets ?? []),
  run_max_m: String(row?.run_max_m ?? ''),
  height_above_max_m: String(row?.height_above_max_m ?? ''),
  height_below_max_m: String(row?.height_below_max_m ?? ''),
  source: row?.source ?? '',
  confirmed_by: row?.confirmed_by ?? '',
  confirmed_on: row?.confirmed_on ?? '',
});

/** Reads sets; NaN for what is not a number, which the schema rejects. */
export function setsOf(text: string): number[][] | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (trimmed.toLowerCase() === texts.noSets) return [];
  return trimmed
    .split(/[,;\n]/)
    .filter((set) => set.trim() !== '')
    .map((set) => set.split('+').map((hp) => numberOrNull(hp) ?? NaN));
}

const metresOf = (text: string) =>
  text.trim() === '' ? null : (numberOrNull(text, { whole: true }) ?? NaN);

/** Returns the typed limits. */
export const limitsOf = (values: SeriesFormValues) => ({
  module_sets: setsOf(values.module_sets),
  run_max_m: metresOf(values.run_max_m),
  height_above_max_m: metresOf(values.height_above_max_m),
  height_below_max_m: metresOf(values.height_below_max_m),
});

/** True if the form has the saved limits. */
export const sameLimits = (values: SeriesFormValues, saved: VrfSeriesRow | null): boolean =>
  JSON.stringify(limitsOf(values)) === JSON.stringify(limitsOf(toFormValues(saved)));

/** Body of the request; null if nothing changed. */
export const toBody =
  (series: string) =>
  (values: SeriesFormValues, saved: VrfSeriesRow | null): SeriesBody | null => {
    const before = toFormValues(saved);
    const isSame = FIELDS.slice(LIMITS.length).every((name) => values[name] === before[name]);
    if (isSame && sameLimits(values, saved)) return null;
    const { source, confirmed_by, confirmed_on } = values;
    const body = { series, ...limitsOf(values), source, confirmed_by, confirmed_on };
    return { ...body, ...(saved && { version: saved.version }) };
  };

/** The contract's schema; errors of a set or a length name its field. */
export const seriesSchema: z.ZodTypeAny = z.unknown().superRefine((body, context) => {
  for (const issue of SetVrfSeries.safeParse(body).error?.issues ?? []) {
    const [field = ''] = issue.path;
    const message =
      field === 'module_sets'
        ? texts.setsError
        : METRES.some((name) => name === field)
          ? texts.metresError(field === 'run_max_m' ? 1000 : 300)
          : issue.message;
    context.addIssue({ code: z.ZodIssueCode.custom, path: [field], message });
  }
});

/** Conflicts between this form and the version that another editor has saved. */
export const seriesConflicts = (mine: SeriesFormValues, current: VrfSeriesRow) =>
  textConflicts(FIELDS, mine, toFormValues(current), {
    labels: { ...texts.labels, ...sizingTexts.labels },
  });

/** Merges both versions into one form. */
export const mergedSeries = (
  mine: SeriesFormValues,
  current: VrfSeriesRow,
  sides: Sides<keyof SeriesFormValues>,
): SeriesFormValues => ({ ...toFormValues(current), ...ownValues(FIELDS, mine, sides) });

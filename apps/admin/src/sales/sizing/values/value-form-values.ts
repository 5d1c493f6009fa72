import { SetSizingValue, type SizingValueRow } from '@shishir/contract';
import { groupThousands, numberOrNull } from '@shishir/format';
import { errorText, outOfRange, valueEntry, valueLabel } from '@shishir/sizing';
import { z } from 'zod';
import type { Sides } from '../../../platform/ui/form/conflict-dialog';
import { ownValues, textConflicts } from '../../../platform/ui/record/record-conflicts';
import { sizingTexts } from '../sizing.texts';
import type { ValueBody } from './sizing-values.queries';
import { valuesTexts } from './sizing-values.texts';
import { isSwitch, valueText } from './value-text';

/** Form values of a constant. */
export interface ValueFormValues {
  value: string;
  source: string;
  confirmed_by: string;
  confirmed_on: string;
}
const FIELDS = ['value', 'source', 'confirmed_by', 'confirmed_on'] as const;

export const toFormValues = (row: SizingValueRow | null): ValueFormValues => ({
  value: String(row?.value ?? ''),
  source: valueLabel(row?.source ?? ''),
  confirmed_by: row?.confirmed_by ?? '',
  confirmed_on: row?.confirmed_on ?? '',
});

/** Parses a number; NaN if it is invalid. */
export const numberOf = (text: string): number => numberOrNull(text) ?? NaN;

/** Body of the request; null if nothing changed. */
export function toBody(values: ValueFormValues, saved: SizingValueRow | null): ValueBody | null {
  const before = toFormValues(saved);
  const value = numberOf(values.value);
  const isSame = FIELDS.slice(1).every((name) => values[name] === before[name]);
  if (isSame && value === saved?.value) return null;
  return { ...values, source: storedSource(values.source, saved), value, version: saved?.version };
}

/** Returns the English text of a published source that is shown in the language of the dashboard. */
function storedSource(text: string, saved: SizingValueRow | null): string {
  const known = saved ? [saved.source, valueEntry(saved.key).source] : [];
  return known.find((source) => valueLabel(source) === text) ?? text;
}

/** The contract's schema, with the limits of this constant. */
export const schemaOf = (row: SizingValueRow): z.ZodTypeAny =>
  SetSizingValue.superRefine(({ value }, context) => {
    for (const error of outOfRange('value', value, { ...row, label: valueLabel(row.label) })) {
      const message = errorText(error, { number: groupThousands });
      context.addIssue({ code: z.ZodIssueCode.custom, path: ['value'], message });
    }
  });

/** Value and source that come with the product, without a confirmation by the company. */
export const publishedValues = ({ key, default_value }: SizingValueRow): ValueFormValues => ({
  value: String(default_value),
  source: valueLabel(valueEntry(key).source),
  confirmed_by: '',
  confirmed_on: '',
});

/** True if the company has neither set nor confirmed it. */
export const isPublished = (row: SizingValueRow): boolean =>
  row.value === row.default_value &&
  row.source === valueEntry(row.key).source &&
  row.confirmed_by === null;

/** Conflicts between this form and the version that another editor has saved. */
export const valueConflicts = (mine: ValueFormValues, current: SizingValueRow) =>
  textConflicts(FIELDS, mine, toFormValues(current), {
    labels: { ...valuesTexts.labels, ...sizingTexts.labels },
    textOf: (name, text) =>
      name === 'value' && isSwitch(current) ? valueText(current, Number(text)) : text,
  });

/** Merges both versions into one form. */
export const mergedValue = (
  mine: ValueFormValues,
  current: SizingValueRow,
  sides: Sides<keyof ValueFormValues>,
): ValueFormValues => ({ ...toFormValues(current), ...ownValues(FIELDS, mine, sides) });

import type {
  BulkSelection,
  ChangePrices,
  PRICE_FIELDS,
  PriceEffect,
  PriceEffects,
} from '@shishir/contract';
import { takaOrNull } from '@shishir/format';
import { z } from 'zod';
import { numberOf } from '../../../platform/ui/form/number-text';
import { priceChangeTexts as texts } from './price-change.texts';

export const PRICE_CHANGES = ['percent', 'amount', 'set'] as const satisfies ChangePrices['by'][];
export const ROUNDINGS = ['1', '10', '50', '100', '500', '1000'] as const;

export interface PriceChangeFormValues {
  field: (typeof PRICE_FIELDS)[number];
  by: (typeof PRICE_CHANGES)[number];
  value: string;
  round_to: (typeof ROUNDINGS)[number];
}

/** The change itself, without the choice between preview and write. */
type PriceChange = Pick<ChangePrices, 'field' | 'by' | 'round_to'> & { value: number | null };

/** Stricter than the contract, which only checks that the figure is a number. */
export const PriceChangeForm = z
  .object({
    by: z.enum(PRICE_CHANGES),
    value: z.number({ invalid_type_error: texts.notANumber }),
  })
  .refine(({ by, value }) => by === 'percent' || Number.isInteger(value), {
    path: ['value'],
    message: texts.notWhole,
  });

/** A price that is set for all is not rounded. */
export const toPriceChange = (values: PriceChangeFormValues): PriceChange => ({
  field: values.field,
  by: values.by,
  value: values.by === 'percent' ? numberOf(values.value) : takaOrNull(values.value),
  round_to: values.by === 'set' ? 1 : (Number(values.round_to) as ChangePrices['round_to']),
});

/** Body of the call: requests the effect, or writes the one that is shown. */
export function priceChangeBody(
  { value, ...change }: PriceChange,
  which: BulkSelection,
  shown: Pick<PriceEffects, 'data' | 'state'> | null,
): ChangePrices {
  const body = { ...which, ...change, value: value ?? 0 };
  if (!shown) return { ...body, preview: true };
  const { data, state } = shown;
  const versions = which.ids?.map((id) => data.find((one) => one.id === id)!.version);
  return { ...body, preview: false, ...(versions ? { versions } : { state }) };
}

/** Returns the ids of products whose version differs from the one in the first effect. */
export function changedSince(before: PriceEffect[], effects: PriceEffect[]): ReadonlySet<number> {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  return new Set(
    effects.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id),
  );
}

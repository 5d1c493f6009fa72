import { type PRICE_FIELDS, type ChangePrices, type PriceEffect } from '@shishir/contract';
import { noProblems, type FormProblems } from '../../ui/form/form-problems';
import { priceChangeTexts as texts } from './price-change.texts';
import { numberOf } from '../form/number-text';

export const WAYS = ['percent', 'amount', 'set'] as const satisfies ChangePrices['by'][];
export const ROUNDINGS = ['1', '10', '50', '100', '500', '1000'] as const;

/** What is typed into the dialog. */
export interface TypedPriceChange {
  field: (typeof PRICE_FIELDS)[number];
  by: (typeof WAYS)[number];
  value: string;
  round_to: (typeof ROUNDINGS)[number];
}

export const firstPriceChange: TypedPriceChange = {
  field: 'offer_price',
  by: 'percent',
  value: '',
  round_to: '100',
};

export function priceChangeProblems({
  by,
  value,
}: TypedPriceChange): FormProblems<keyof TypedPriceChange> {
  const amount = numberOf(value);
  if (amount === null) return { ...noProblems, fields: { value: texts.notANumber } };
  if (by !== 'percent' && !Number.isInteger(amount)) {
    return { ...noProblems, fields: { value: texts.notWhole } };
  }
  return noProblems;
}

/** The call's body: asks for the effect, or writes the one that is shown. A price that is set for all is the price as it was typed. */
export function priceChangeBody(
  typed: TypedPriceChange,
  ids: number[],
  shown: PriceEffect[] | null,
): ChangePrices {
  const { field, by } = typed;
  return {
    ids,
    field,
    by,
    value: numberOf(typed.value) ?? 0,
    round_to: by === 'set' ? 1 : (Number(typed.round_to) as ChangePrices['round_to']),
    ...(shown
      ? { preview: false, versions: ids.map((id) => shown.find((one) => one.id === id)!.version) }
      : { preview: true }),
  };
}

/** The ids of those that are not what they were when their effect was shown first. */
export function changedSince(before: PriceEffect[], effects: PriceEffect[]): ReadonlySet<number> {
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  return new Set(
    effects.filter(({ id, version }) => versions.get(id) !== version).map(({ id }) => id),
  );
}

/** How many prices really differ afterwards. */
export const changedCount = (effects: PriceEffect[]) =>
  effects.filter(({ before, after }) => before !== after).length;

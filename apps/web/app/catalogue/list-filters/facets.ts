import type { ProductFacets } from '@shishir/contract';
import { formatCapacity, formatTaka } from '@shishir/format';
import { productPartsTexts } from '../product-parts/product-parts.texts';
import { CHOICES, type Bound, type Choice, type ListAddress, type Removal } from './list-address';
import { listFiltersTexts as texts } from './list-filters.texts';

export type Facets = ProductFacets;

/** Value of a filter with its label and the number of matching products. */
export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

/** Returns all values of one filter, including those without products. */
export function valuesOf(facets: Facets, choice: Choice): FacetValue[] {
  if (choice === 'category') {
    return facets.category.map(({ value, title, count }) => ({ value, label: title, count }));
  }
  return facets[choice].map(({ value, count }) => ({
    value,
    label: labelOf(choice, value),
    count,
  }));
}

function labelOf(choice: Choice, value: string): string {
  if (choice !== 'wind_free') return productPartsTexts.value(value);
  return value === 'true' ? texts.windFree : texts.notWindFree;
}

/** An active filter: its label, and the change that removes it. */
export interface SetFilter {
  label: string;
  remove: Removal;
}

/** Returns the active filters in the order of the address. `own` are the categories of the page itself. */
export function setFilters(
  list: Pick<ListAddress, 'chosen' | 'bounds'>,
  facets: { category: readonly Pick<Facets['category'][number], 'value' | 'title'>[] } | null,
  own: string[],
): SetFilter[] {
  const { chosen, bounds } = list;
  const title = (slug: string) =>
    facets?.category.find(({ value }) => value === slug)?.title ?? slug;
  const set = CHOICES.flatMap((choice) =>
    chosen[choice]
      .filter((value) => choice !== 'category' || !own.includes(value))
      .map((value) => ({
        label: choice === 'category' ? title(value) : labelOf(choice, value),
        remove: { choice, value },
      })),
  );
  return [
    ...set,
    ...range(['tr_min', 'tr_max'], bounds.tr_min, bounds.tr_max, (tr) =>
      texts.tr(formatCapacity(tr)),
    ),
    ...range(['flow_min', 'flow_max'], bounds.flow_min, bounds.flow_max, texts.flow),
    ...range(['price_min', 'price_max'], bounds.price_min, bounds.price_max, taka),
  ];
}

/** Rounds the entered amount to whole taka. */
export const taka = (amount: number) => formatTaka(Math.round(amount));

function range(
  names: Bound[],
  min: number | null,
  max: number | null,
  write: (value: number) => string,
): SetFilter[] {
  const remove = { bounds: names };
  if (min !== null && max !== null) {
    return [{ label: texts.range.between(write(min), write(max)), remove }];
  }
  if (min !== null) return [{ label: texts.range.from(write(min)), remove }];
  return max === null ? [] : [{ label: texts.range.upTo(write(max)), remove }];
}

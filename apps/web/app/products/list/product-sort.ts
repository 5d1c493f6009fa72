/** The orders that a list can be asked for, by the name that stands in the address and in the API. */
export const SORTS = [
  { value: 'position', label: 'Recommended' },
  { value: 'cooling_tr', label: 'Capacity, small first' },
  { value: '-cooling_tr', label: 'Capacity, large first' },
  { value: 'offer_price', label: 'Price, low first' },
  { value: '-offer_price', label: 'Price, high first' },
] as const;
export type ProductSort = (typeof SORTS)[number]['value'];

/** The order that an address asks for; anything unknown is the recommended one. */
export function readSort(asked: string | null): ProductSort {
  return SORTS.find((sort) => sort.value === asked)?.value ?? 'position';
}

import type { Category } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';

/** '6.37 to 27.07 TR'; null for a category without capacities. */
export function capacityRange({ tr_min, tr_max }: Pick<Category, 'tr_min' | 'tr_max'>) {
  if (tr_min === null || tr_max === null) return null;
  const [from, to] = [formatCapacity(tr_min), formatCapacity(tr_max)];
  return from === to ? `${from} TR` : `${from} to ${to} TR`;
}

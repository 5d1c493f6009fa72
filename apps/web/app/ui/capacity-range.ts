import type { Category } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';

type Capacities = Pick<Category, 'tr_min' | 'tr_max'> & Partial<Pick<Category, 'kind'>>;

/**
 * '6.37 to 27.07 TR'; null for a category without capacities, and for ventilation: the little cooling that it
 * recovers is not what it is chosen by.
 */
export function capacityRange({ kind, tr_min, tr_max }: Capacities) {
  if (kind === 'ventilation' || tr_min === null || tr_max === null) return null;
  const [from, to] = [formatCapacity(tr_min), formatCapacity(tr_max)];
  return from === to ? `${from} TR` : `${from} to ${to} TR`;
}

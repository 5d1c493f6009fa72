import { formatTaka } from '@shishir/format';
import { capacityRange } from '../ui/capacity-range';
import type { CategorySummary } from '../ui/page/shell-data';

/** '1.28 to 3.98 TR, from ৳61,500', as far as it is known. */
export function offerOf(category: CategorySummary): string {
  const from = category.price_from === null ? null : `from ${formatTaka(category.price_from)}`;
  return [capacityRange(category), from].filter(Boolean).join(', ');
}

import { capacityRange, fromPrice } from '../../platform/ui/capacity-range';
import type { CategorySummary } from '../../platform/ui/page/shell-data';

/** '1.28 to 3.98 TR. From ৳61,500', without unknown parts. */
export function offerOf(category: CategorySummary): string {
  const from = category.price_from === null ? null : fromPrice(category);
  return [capacityRange(category), from].filter(Boolean).join('. ');
}

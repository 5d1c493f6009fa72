import type { Category } from '@shishir/contract';
import { needsOutdoorUnit } from '@shishir/contract/rules';
import { formatCapacity, formatTaka } from '@shishir/format';
import { uiTexts as texts } from './ui.texts';

type Capacities = Pick<Category, 'tr_min' | 'tr_max'> & Partial<Pick<Category, 'kind'>>;

/**
 * '6.37 to 27.07 TR'; null for a category without capacities, and for ventilation, which is not chosen by the little
 * cooling that it recovers.
 */
export function capacityRange({ kind, tr_min, tr_max }: Capacities) {
  if (kind === 'ventilation' || tr_min === null || tr_max === null) return null;
  const [from, to] = [formatCapacity(tr_min), formatCapacity(tr_max)];
  return from === to ? texts.capacity(from) : texts.capacityRange(from, to);
}

/** 'From ৳39,000 plus outdoor unit', 'Price on request'. */
export function fromPrice({ kind, price_from }: Pick<Category, 'kind' | 'price_from'>): string {
  if (price_from === null) return texts.priceOnRequest;
  const price = formatTaka(price_from);
  return needsOutdoorUnit(kind) ? texts.priceFromPlusOutdoorUnit(price) : texts.priceFrom(price);
}

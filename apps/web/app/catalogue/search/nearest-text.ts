import type { Suggestions } from '@shishir/contract';
import { formatCapacity, sizeAndCapacity } from '@shishir/format';
import { searchTexts } from './search.texts';

/** Returns for example 'Nearest to 1.5 ton: 1.6 ton (1.59 TR), 5.6 kW'. */
export function nearestText({ asked, ...nearest }: NonNullable<Suggestions['nearest']>): string {
  const { cooling_kw } = nearest;
  const kw = cooling_kw === null ? null : formatCapacity(cooling_kw);
  return searchTexts.nearest(asked, sizeAndCapacity(nearest), kw);
}

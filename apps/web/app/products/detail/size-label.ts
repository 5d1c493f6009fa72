import type { ProductSize } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';

/** '2.02 Ton'; with the model where another size has the same label, the model alone without a capacity. */
export function sizeLabel(size: ProductSize, sizes: readonly ProductSize[]): string {
  const label = tonLabel(size);
  if (label === null) return size.model;
  const shared = sizes.some((other) => other.id !== size.id && tonLabel(other) === label);
  return shared ? `${label}, ${size.model}` : label;
}

function tonLabel({ cooling_tr }: ProductSize): string | null {
  return cooling_tr === null ? null : `${formatCapacity(cooling_tr)} Ton`;
}

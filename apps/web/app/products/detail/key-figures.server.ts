import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import { mountingOf, PLACE_TEXTS, sizeOf } from '../../units/mounting';
import type { Figure } from './key-figures';

/** Capacity, power input and size. Missing figures are left out. */
export const figuresOf = (product: CatalogueProduct): Figure[] =>
  [capacity(product), power(product), room(product)].filter((figure) => figure !== null);

function capacity(product: CatalogueProduct): Figure | null {
  const { cooling_tr, cooling_kw, cooling_btu, horsepower } = product;
  if (cooling_tr === null) return null;
  const note = [
    cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
    cooling_btu !== null && `${groupThousands(cooling_btu)} BTU/h`,
    horsepower !== null && `${formatCapacity(horsepower)} HP`,
  ].filter(Boolean);
  return {
    label: 'Cooling capacity',
    value: formatCapacity(cooling_tr),
    unit: 'Ton',
    note: note.join(', '),
  };
}

function power({ power_input_w, cooling_kw, type }: CatalogueProduct): Figure | null {
  if (power_input_w === null) return null;
  const outdoor = type === 'Outdoor Unit';
  const cop =
    cooling_kw === null || power_input_w === 0
      ? null
      : `COP ${((cooling_kw * 1000) / power_input_w).toFixed(1)}`;
  return {
    label: 'Power input',
    value: outdoor ? formatCapacity(power_input_w / 1000) : groupThousands(power_input_w),
    unit: outdoor ? 'kW' : 'W',
    note: outdoor ? cop : 'Indoor unit only',
  };
}

function room(product: CatalogueProduct): Figure | null {
  const size = sizeOf(product);
  return (
    size && { ...PLACE_TEXTS[mountingOf(product.category_kind).place].figure(size), unit: 'mm' }
  );
}

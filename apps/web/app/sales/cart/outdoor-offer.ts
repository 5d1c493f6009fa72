import { needsOutdoorUnit } from '@shishir/contract/rules';
import type { CardProduct } from '../../catalogue/product-parts/card-product';

/** Outdoor units that complete the indoor units of a cart. */
export interface OutdoorOffer {
  /** From small to large. */
  units: { id: number; title: string; cooling_kw: number; price: number | null }[];
  /** The highest usual ratio of indoor to outdoor capacity, in per cent. */
  ratio_max_percent: number;
}

export interface CartLine {
  product: CardProduct;
  quantity: number;
}

export interface MissingOutdoorUnit {
  /** True if the cart has an outdoor unit that is too small. */
  tooSmall: boolean;
  /** The smallest unit that is large enough alone; null if it takes several. */
  unit: OutdoorOffer['units'][number] | null;
  /** Address of the builder with these units, one room per line. */
  builder: string;
}

/** Returns the outdoor unit that the indoor units of a cart lack; null if none is missing. */
export function missingOutdoor(
  lines: CartLine[],
  { units, ratio_max_percent }: OutdoorOffer,
): MissingOutdoorUnit | null {
  const indoor = lines.filter(({ product }) => needsOutdoorUnit(product.category_kind));
  const outdoor = lines.filter(({ product }) => product.category_kind === 'outdoor_unit');
  const needed = kwOf(indoor);
  if (indoor.length === 0) return null;
  if (outdoor.length > 0 && needed * 100 <= kwOf(outdoor) * ratio_max_percent) return null;
  const query = new URLSearchParams(
    indoor.map(({ product: { id, title }, quantity }) => [
      'room',
      `_${id}${quantity > 1 ? `x${quantity}` : ''}_${title}`,
    ]),
  );
  return {
    tooSmall: outdoor.length > 0,
    unit: units.find(({ cooling_kw }) => cooling_kw >= needed) ?? null,
    builder: `/tools/vrf?${query}`,
  };
}

const kwOf = (lines: CartLine[]) =>
  lines.reduce((sum, { product, quantity }) => sum + (product.cooling_kw ?? 0) * quantity, 0);

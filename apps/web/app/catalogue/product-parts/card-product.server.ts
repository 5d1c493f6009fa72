import {
  type CatalogueProduct,
  type ListedProduct,
  needsOutdoorUnit,
  unitTypeLabel,
} from '@shishir/contract';
import { mountingOf } from '@shishir/contract/rules';
import { isOldFanInput } from '@shishir/sizing';
import type { CardProduct } from './card-product';
import { nominalSize } from './size-label.server';

type Checked =
  | 'category_kind'
  | 'inverter_type'
  | 'wind_free'
  | 'refrigerant'
  | 'cooling_kw'
  | 'cooling_tr'
  | 'cooling_btu'
  | 'power_input_w'
  | 'air_flow_high_cfm';

const NOT_OF_VENTILATORS = {
  ...{ inverter_type: null, wind_free: null, refrigerant: null },
  ...{ cooling_kw: null, cooling_tr: null, cooling_btu: null },
};

/**
 * Returns the product without the fields that its kind cannot have: an indoor unit has no compressor, a ventilator has
 * neither compressor, mode of cooling, refrigerant nor cooling capacity. Also without the fan input of the old catalogue, which is
 * implausible.
 */
export function withoutInapplicable<Row extends Pick<CatalogueProduct, Checked>>(
  product: Row,
): Row {
  const isIndoor = needsOutdoorUnit(product.category_kind);
  const ventilates = product.category_kind === 'ventilation';
  return {
    ...product,
    ...(isIndoor && { inverter_type: null }),
    ...(isIndoor && isOldFanInput(product) && { power_input_w: null }),
    ...(ventilates && NOT_OF_VENTILATORS),
  };
}

/** Returns the fields of a product that its card displays. */
export function toCard(product: ListedProduct): CardProduct {
  const { category_kind, regular_price, offer_price, pictures } = product;
  const { id, title, model, wind_free, cooling_tr, cooling_kw } = withoutInapplicable(product);
  return {
    id,
    type: unitTypeLabel(category_kind),
    title,
    model,
    wind_free,
    category_kind,
    size: nominalSize(product),
    body: bodyOf(product),
    cooling_tr,
    cooling_kw,
    regular_price,
    offer_price,
    pictures: pictures.slice(0, 1),
  };
}

/** Sides of the body that differ between sizes: its height above a ceiling, its width on a wall. */
export function bodyOf(product: ListedProduct): CardProduct['body'] {
  const { size_width_mm: width, size_height_mm: height, category_kind } = product;
  if (!width || !height) return null;
  const { place } = mountingOf(category_kind);
  const hidden = place === 'panel' || place === 'void' || place === 'ceiling';
  return { width, height, sides: hidden ? 'height' : place === 'wall' ? 'width' : 'both' };
}

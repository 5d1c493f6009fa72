import { type Product, unitTypeLabel } from '@shishir/contract';
import { withoutInapplicable, type CardProduct } from './card-product';
import { mountingOf } from './mounting';
import { sizeLabel } from './size-label.server';

/** Returns the fields of a product that its card displays. */
export function toCard(product: Product): CardProduct {
  const { category_kind, regular_price, offer_price, pictures } = product;
  const { id, title, model, wind_free, cooling_tr, cooling_kw } = withoutInapplicable(product);
  const cools = category_kind !== 'ventilation';
  return {
    id,
    type: unitTypeLabel(category_kind),
    title,
    model,
    wind_free,
    category_kind,
    size: nominalSize(product),
    body: bodyOf(product),
    cooling_tr: cools ? cooling_tr : null,
    cooling_kw: cools ? cooling_kw : null,
    regular_price,
    offer_price,
    pictures: pictures.slice(0, 1),
  };
}

/** Usual name of the size: '8 HP', '1.3 ton', '250 m³/h'. Indoor units of a VRF system are named by tons. */
function nominalSize(product: Product): string {
  const { horsepower, cooling_tr, category_kind } = product;
  const isNamed =
    horsepower !== null || category_kind === 'ventilation' || category_kind === 'chiller';
  return isNamed || cooling_tr === null ? sizeLabel(product) : `${cooling_tr.toFixed(1)} ton`;
}

/** Sides of the body that differ between sizes: its height above a ceiling, its width on a wall. */
function bodyOf(product: Product): CardProduct['body'] {
  const { size_width_mm: width, size_height_mm: height, category_kind } = product;
  if (!width || !height) return null;
  const { place } = mountingOf(category_kind);
  const hidden = place === 'panel' || place === 'void' || place === 'ceiling';
  return { width, height, sides: hidden ? 'height' : place === 'wall' ? 'width' : 'both' };
}

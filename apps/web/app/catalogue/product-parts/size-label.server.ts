import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity, groupThousands, nominalTons } from '@shishir/format';
import { airFlowOf } from './air-flow';
import { productPartsTexts as texts } from './product-parts.texts';

type Sized = Pick<
  CatalogueProduct,
  | 'title'
  | 'model'
  | 'horsepower'
  | 'cooling_kw'
  | 'cooling_tr'
  | 'category_kind'
  | 'air_flow_high_cfm'
>;

/** Returns the usual name of a unit's size: '8 HP', '18.5 Ton' for a chiller of 18.51 TR, '250 m³/h', '2.8 kW'. */
export function sizeLabel(product: Sized): string {
  const { model, horsepower, cooling_kw, cooling_tr, category_kind } = product;
  if (horsepower !== null) return `${formatCapacity(horsepower)} HP`;
  if (category_kind === 'ventilation') return airFlowText(product) ?? model;
  if (category_kind === 'chiller' && cooling_tr !== null)
    return texts.titleTons(nominalTons(cooling_tr));
  if (cooling_kw !== null) return `${formatCapacity(cooling_kw)} kW`;
  return cooling_tr !== null ? `${formatCapacity(cooling_tr)} TR` : model;
}

/** Returns the usual name of the size, with tons for indoor units: '8 HP', '1.3 ton', '250 m³/h'. */
export function nominalSize(product: Sized): string {
  const { horsepower, cooling_tr, category_kind } = product;
  const isNamed =
    horsepower !== null || category_kind === 'ventilation' || category_kind === 'chiller';
  return isNamed || cooling_tr === null
    ? sizeLabel(product)
    : texts.nominalTons(nominalTons(cooling_tr));
}

function airFlowText(product: Sized): string | null {
  const flow = airFlowOf(product);
  return flow === null ? null : `${groupThousands(flow)} m³/h`;
}

import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';

type Sized = Pick<
  CatalogueProduct,
  'title' | 'model' | 'horsepower' | 'cooling_kw' | 'cooling_tr' | 'category_kind'
>;

const TON = /([\d.]+) ?(?:tons?|TR)\b/i;
const AIR_FLOW = /([\d.,]+) ?(?:CMH|m³\/h)/i;

/**
 * Returns the usual name of a unit's size: '8 HP', '18.5 Ton' for a chiller of 18.51 TR, '250 m³/h', '2.8 kW'. Reads
 * the nominal size from the title, and falls back to the capacity.
 */
export function sizeLabel(product: Sized): string {
  const { title, model, horsepower, cooling_kw, cooling_tr, category_kind } = product;
  if (horsepower !== null) return `${formatCapacity(horsepower)} HP`;
  if (category_kind === 'ventilation') {
    const flow = AIR_FLOW.exec(title)?.[1];
    if (flow) return `${groupThousands(Number(flow.replaceAll(',', '')))} m³/h`;
  }
  if (category_kind === 'chiller') {
    const tons = TON.exec(title)?.[1];
    if (tons) return `${tons} Ton`;
  }
  if (cooling_kw !== null) return `${formatCapacity(cooling_kw)} kW`;
  return cooling_tr !== null ? `${formatCapacity(cooling_tr)} TR` : model;
}

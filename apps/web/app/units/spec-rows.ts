import type { CatalogueProduct } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import { sizeOf } from './mounting';

/** A property and its value; null where it is not known. */
export type Row = readonly [name: string, value: string | null];

const number = (value: number | null, unit = '') =>
  value === null ? null : `${groupThousands(value)}${unit}`;
const capacity = (value: number | null, unit = '') =>
  value === null ? null : `${formatCapacity(value)}${unit}`;

/** The specification of a product in two parts, with the same names for every product. */
export function specRows(product: CatalogueProduct): { title: string; rows: Row[] }[] {
  return [
    { title: 'Performance', rows: performance(product) },
    { title: 'Build', rows: build(product) },
  ];
}

function performance(product: CatalogueProduct): Row[] {
  return [
    ['Cooling, TR', capacity(product.cooling_tr)],
    ['Cooling, kW', capacity(product.cooling_kw)],
    ['Cooling, BTU/h', number(product.cooling_btu)],
    ['Horsepower', capacity(product.horsepower, ' HP')],
    ['Power input', number(product.power_input_w, ' W')],
    ['Compressor', product.inverter_type],
    ['Air flow', airFlow(product)],
  ];
}

function build(product: CatalogueProduct): Row[] {
  const size = sizeOf(product);
  return [
    ['Type', product.type],
    ['Operation', product.wind_free],
    ['Refrigerant', product.refrigerant],
    [
      'Size (W × H × D)',
      size && [size.width, size.height, size.depth].map((side) => number(side)).join(' × ') + ' mm',
    ],
    ['Panel model', product.panel_model],
    ['Panel type', product.panel_type],
    ['Panel colour', product.panel_color],
    ['Category', product.category],
  ];
}

function airFlow(product: CatalogueProduct): string {
  const steps = [
    product.air_flow_high_cfm,
    product.air_flow_medium_cfm,
    product.air_flow_low_cfm,
  ].filter((step) => step !== null);
  return steps.length > 0 ? `${steps.map((step) => number(step)).join(' / ')} CFM` : 'On request';
}

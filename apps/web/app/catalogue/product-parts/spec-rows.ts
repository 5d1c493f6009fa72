import type { CatalogueProduct, SpecColumn } from '@shishir/contract';
import { formatCapacity, groupThousands } from '@shishir/format';
import { airFlowOf } from './air-flow';
import { productPartsTexts } from './product-parts.texts';
import { sizeOf } from './unit-size';
import { specificationTexts } from './specification.texts';
import { type SpecRow, TECHNICAL } from './technical-rows';

const { names, sections } = specificationTexts;

/** Name of a property and its value; null if it is not known. */
export type Row = readonly [name: string, value: string | null];

const number = (value: number | null, unit = '') =>
  value === null ? null : `${groupThousands(value)}${unit}`;
const capacity = (value: number | null, unit = '') =>
  value === null ? null : `${formatCapacity(value)}${unit}`;

const shown = (value: string | null) => value && productPartsTexts.value(value);

const airFlow: SpecRow = {
  name: names.airflow,
  value: (product) => {
    const flow = airFlowOf(product);
    if (flow !== null) return number(flow, ' m³/h');
    const steps = [
      product.air_flow_high_cfm,
      product.air_flow_medium_cfm,
      product.air_flow_low_cfm,
    ].filter((step) => step !== null);
    return steps.length > 0 ? `${steps.map((step) => number(step)).join(' / ')} CFM` : null;
  },
};
const size: SpecRow = {
  name: names.size,
  value: (product) => {
    const sides = sizeOf(product);
    if (!sides) return null;
    return `${[sides.width, sides.height, sides.depth].map(groupThousands).join(' × ')} mm`;
  },
};

/** The rows in order, by the columns of the contract that they show; one row may show several. */
const PERFORMANCE = {
  cooling_tr: { name: names.coolingTr, value: (product) => capacity(product.cooling_tr) },
  cooling_kw: { name: names.coolingKw, value: (product) => capacity(product.cooling_kw) },
  cooling_btu: { name: names.coolingBtu, value: (product) => number(product.cooling_btu) },
  horsepower: { name: names.horsepower, value: (product) => capacity(product.horsepower, ' HP') },
  power_input_w: {
    name: names.powerInput,
    value: (product) => number(product.power_input_w, ' W'),
  },
  inverter_type: { name: names.inverter, value: (product) => shown(product.inverter_type) },
  air_flow_high_cfm: airFlow,
  air_flow_medium_cfm: airFlow,
  air_flow_low_cfm: airFlow,
} satisfies Partial<Record<SpecColumn, SpecRow>>;
const BUILD: Record<
  Exclude<SpecColumn, keyof typeof PERFORMANCE | keyof typeof TECHNICAL> | 'category',
  SpecRow
> = {
  type: { name: names.type, value: (product) => shown(product.type) },
  wind_free: { name: names.operation, value: (product) => shown(product.wind_free) },
  refrigerant: { name: names.refrigerant, value: (product) => product.refrigerant },
  size_width_mm: size,
  size_height_mm: size,
  size_depth_mm: size,
  panel_model: { name: names.panelModel, value: (product) => product.panel_model },
  panel_type: { name: names.panelType, value: (product) => product.panel_type },
  panel_color: { name: names.panelColour, value: (product) => product.panel_color },
  category: { name: names.category, value: (product) => product.category },
};
const SECTIONS = [
  { title: sections.performance, rows: [...new Set(Object.values(PERFORMANCE))] },
  { title: sections.build, rows: [...new Set(Object.values(BUILD))] },
  { title: sections.technical, rows: [...new Set<SpecRow>(Object.values(TECHNICAL))] },
];

/** Returns the specification of a product in two parts, with the same names for every product. */
export function specRows(product: CatalogueProduct): { title: string; rows: Row[] }[] {
  return SECTIONS.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ name, value }): Row => [name, value(product)]),
  }));
}

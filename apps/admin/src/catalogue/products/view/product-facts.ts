import type { Product } from '@shishir/contract';
import {
  isTaka,
  productField,
  PUBLIC_COLUMNS,
  STAFF_COLUMNS,
  type ProductColumn,
} from '@shishir/contract/product-fields';
import { formatCapacity, formatNumericTime, formatTaka, groupThousands } from '@shishir/format';
import { productLabels as labels } from '../form/product-form.texts';
import { airFlowText } from '../product-display';
import { productsTexts } from '../products.texts';
import { nameTexts } from '../../../platform/ui/catalogue/names.texts';

export interface Fact {
  name: string;
  value: string;
}

/** True if the fact has a value. */
export const isEntered = ({ value }: Fact): boolean => value !== productsTexts.none;

/** A line about one column, or about several that belong together. */
interface Line {
  columns: readonly ProductColumn[];
  name: string;
  value: (product: Product) => string;
}

const { none, facts: names } = productsTexts;
const line = (column: ProductColumn, name = labels[column]): Line => ({
  columns: [column],
  name,
  value: (product) => columnText(product, column),
});

/** Ordered by the question 'does it fit?'. */
const CATALOGUE: Line[] = [
  line('brand'),
  { columns: [], name: labels.category, value: ({ category }) => category },
  {
    columns: ['type'],
    name: labels.type,
    value: ({ category_kind }) => nameTexts.unitType(category_kind),
  },
  line('cooling_tr', names.capacity),
  line('cooling_kw', names.kilowatts),
  line('cooling_btu', names.btu),
  line('horsepower'),
  line('power_input_w'),
  {
    columns: ['air_flow_high_cfm', 'air_flow_medium_cfm', 'air_flow_low_cfm'],
    name: names.airFlow,
    value: (product) => {
      const airFlow = airFlowText(product);
      return airFlow === none ? none : `${airFlow} cfm`;
    },
  },
  line('refrigerant'),
  line('inverter_type', names.inverterType),
  line('wind_free'),
  {
    columns: ['size_width_mm', 'size_height_mm', 'size_depth_mm'],
    name: names.size,
    value: (product) => {
      const size = [product.size_width_mm, product.size_height_mm, product.size_depth_mm];
      if (size.every((side) => side === null)) return none;
      return `${size.map((side) => side ?? none).join(' × ')} mm`;
    },
  },
  line('panel_model'),
  line('panel_type'),
  line('panel_color'),
  line('regular_price'),
  line('offer_price'),
];
/** Columns in the heading or in the lines above; every other column gets a separate line. */
const NAMED = new Set(['title', 'model', ...CATALOGUE.flatMap(({ columns }) => columns)]);
const OTHERS = PUBLIC_COLUMNS.filter((column) => !NAMED.has(column)).map((column) => line(column));
const SERVICE = STAFF_COLUMNS.filter((column) => productField(column).section === 'service');

/** All facts of the catalogue about a product. */
export const catalogueFacts = (product: Product): Fact[] =>
  [...CATALOGUE, ...OTHERS].map(({ name, value }) => ({ name, value: value(product) }));

/** The service record, which only staff see. */
export const serviceFacts = (product: Product): Fact[] =>
  SERVICE.map((column) => ({
    name: labels[column],
    value:
      column === 'status' && product.status
        ? productsTexts.serviceStatus[product.status]
        : columnText(product, column),
  }));

/** Facts about the record itself. */
export function recordFacts(product: Product): Fact[] {
  return [
    { name: names.id, value: String(product.id) },
    { name: labels.position, value: columnText(product, 'position') },
    { name: names.changed, value: formatNumericTime(product.updated_at) },
  ];
}

function columnText(product: Product, column: ProductColumn): string {
  const field = productField(column);
  const value = product[column];
  if (field.kind === 'choice' && value) return nameTexts.value(String(value));
  if (typeof value !== 'number') return value || none;
  if (isTaka(field)) return formatTaka(value);
  if (field.kind !== 'decimal' && field.kind !== 'whole') return String(value);
  const digits = value < 0 ? `-${formatCapacity(-value)}` : formatCapacity(value);
  const text = field.kind === 'decimal' ? digits : groupThousands(value);
  return field.unit ? `${text} ${nameTexts.value(field.unit)}` : text;
}

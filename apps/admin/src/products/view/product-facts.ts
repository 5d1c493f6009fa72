import type { Product } from '@shishir/contract';
import { formatCapacity, formatDateTime, formatTaka, groupThousands } from '@shishir/format';
import { productFormTexts, productLabels as labels } from '../form/product-form.texts';
import { airFlowText } from '../product-display';
import { productsTexts } from '../products.texts';

export interface Fact {
  name: string;
  value: string;
}

const { none } = productsTexts;
const text = (value: string | null | undefined) => (value ? value : none);
const money = (value: number | null | undefined) =>
  typeof value === 'number' ? formatTaka(value) : none;
const measure = (value: number | null, unit: string, format = formatCapacity) =>
  value === null ? none : `${format(value)} ${unit}`;

/** Everything that the catalogue says of a product, in the order of the question 'does it fit?'. */
export function catalogueFacts(product: Product): Fact[] {
  const { size_width_mm: width, size_height_mm: height, size_depth_mm: depth } = product;
  const size = [width, height, depth];
  const airFlow = airFlowText(product);
  return [
    { name: labels.brand, value: text(product.brand) },
    { name: labels.category, value: product.category },
    { name: labels.type, value: product.type },
    { name: 'Capacity', value: measure(product.cooling_tr, 'TR') },
    { name: 'Capacity in kW', value: measure(product.cooling_kw, 'kW') },
    { name: 'Capacity in BTU/h', value: measure(product.cooling_btu, 'BTU/h', groupThousands) },
    { name: labels.horsepower, value: measure(product.horsepower, 'HP') },
    { name: labels.power_input_w, value: measure(product.power_input_w, 'W', groupThousands) },
    { name: 'Air Flow', value: airFlow === none ? none : `${airFlow} cfm` },
    { name: labels.refrigerant, value: text(product.refrigerant) },
    { name: 'Inverter Type', value: text(product.inverter_type) },
    { name: labels.wind_free, value: text(product.wind_free) },
    {
      name: 'Size (W × H × D)',
      value: size.every((side) => side === null)
        ? none
        : `${size.map((side) => side ?? none).join(' × ')} mm`,
    },
    { name: labels.panel_model, value: text(product.panel_model) },
    { name: labels.panel_type, value: text(product.panel_type) },
    { name: labels.panel_color, value: text(product.panel_color) },
    { name: labels.regular_price, value: money(product.regular_price) },
    { name: labels.offer_price, value: money(product.offer_price) },
  ];
}

/** The service record, which only staff see. */
export function serviceFacts(product: Product): Fact[] {
  return [
    { name: labels.product_id, value: text(product.product_id) },
    { name: labels.ime, value: text(product.ime) },
    { name: labels.receive_date, value: text(product.receive_date) },
    { name: labels.delivery_date, value: text(product.delivery_date) },
    { name: labels.problem, value: text(product.problem) },
    {
      name: labels.status,
      value: product.status ? productsTexts.serviceStatus[product.status] : none,
    },
    { name: labels.customer_name, value: text(product.customer_name) },
    { name: labels.customer_number, value: text(product.customer_number) },
    { name: labels.bill, value: money(product.bill) },
    { name: labels.paid, value: money(product.paid) },
    { name: productFormTexts.due, value: money(product.due) },
  ];
}

/** The state of the row itself. */
export function recordFacts(product: Product): Fact[] {
  return [
    { name: 'Id', value: String(product.id) },
    {
      name: labels.position,
      value: product.position === undefined ? none : String(product.position),
    },
    { name: 'Last change', value: formatDateTime(product.updated_at) },
  ];
}

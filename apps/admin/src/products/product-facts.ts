import type { Product } from '@shishir/contract';
import { formatCapacity, formatDateTime, formatTaka, groupThousands } from '@shishir/format';
import { airFlowText } from './product-words';
import { productsTexts } from './products.texts';

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
    { name: 'Brand', value: text(product.brand) },
    { name: 'Category', value: product.category },
    { name: 'Type', value: product.type },
    { name: 'Capacity', value: measure(product.cooling_tr, 'TR') },
    { name: 'Capacity in kW', value: measure(product.cooling_kw, 'kW') },
    { name: 'Capacity in BTU/h', value: measure(product.cooling_btu, 'BTU/h', groupThousands) },
    { name: 'Horsepower class', value: measure(product.horsepower, 'HP') },
    { name: 'Power input', value: measure(product.power_input_w, 'W', groupThousands) },
    { name: 'Air Flow', value: airFlow === none ? none : `${airFlow} cfm` },
    { name: 'Refrigerant', value: text(product.refrigerant) },
    { name: 'Inverter Type', value: text(product.inverter_type) },
    { name: 'Wind-free', value: text(product.wind_free) },
    {
      name: 'Size (W × H × D)',
      value: size.every((side) => side === null)
        ? none
        : `${size.map((side) => side ?? none).join(' × ')} mm`,
    },
    { name: 'Panel model', value: text(product.panel_model) },
    { name: 'Panel type', value: text(product.panel_type) },
    { name: 'Panel color', value: text(product.panel_color) },
    { name: 'Regular price', value: money(product.regular_price) },
    { name: 'Offer price', value: money(product.offer_price) },
  ];
}

/** The service record, which only staff see. */
export function serviceFacts(product: Product): Fact[] {
  return [
    { name: 'Product ID', value: text(product.product_id) },
    { name: 'IME', value: text(product.ime) },
    { name: 'Receive date', value: text(product.receive_date) },
    { name: 'Delivery date', value: text(product.delivery_date) },
    { name: 'Problem', value: text(product.problem) },
    { name: 'Status', value: product.status ? productsTexts.serviceStatus[product.status] : none },
    { name: 'Customer name', value: text(product.customer_name) },
    { name: 'Customer number', value: text(product.customer_number) },
    { name: 'Bill', value: money(product.bill) },
    { name: 'Paid', value: money(product.paid) },
    { name: 'Due', value: money(product.due) },
  ];
}

/** The state of the row itself. */
export function recordFacts(product: Product): Fact[] {
  return [
    { name: 'Id', value: String(product.id) },
    { name: 'Position', value: product.position === undefined ? none : String(product.position) },
    { name: 'Last change', value: formatDateTime(product.updated_at) },
  ];
}

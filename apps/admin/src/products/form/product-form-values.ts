import type { Product } from '@shishir/contract';
import { placedPictures, type PlacedPicture } from './picture-slots';

/** What stands in the form: everything is text until it is sent, '' is nothing. */
export interface TypedProduct {
  title: string;
  model: string;
  brand: string;
  /** The category's id. */
  category: string;
  type: Product['type'] | '';
  wind_free: string;
  horsepower: string;
  cooling_kw: string;
  cooling_btu: string;
  cooling_tr: string;
  power_input_w: string;
  refrigerant: NonNullable<Product['refrigerant']> | '';
  inverter_type: NonNullable<Product['inverter_type']> | '';
  air_flow_high_cfm: string;
  air_flow_medium_cfm: string;
  air_flow_low_cfm: string;
  size_width_mm: string;
  size_height_mm: string;
  size_depth_mm: string;
  panel_model: string;
  panel_type: NonNullable<Product['panel_type']> | '';
  panel_color: NonNullable<Product['panel_color']> | '';
  regular_price: string;
  offer_price: string;
  pictures: readonly PlacedPicture[];
  visibility: NonNullable<Product['visibility']>;
  position: string;
  product_id: string;
  ime: string;
  receive_date: string;
  delivery_date: string;
  problem: string;
  status: NonNullable<Product['status']> | '';
  customer_name: string;
  customer_number: string;
  bill: string;
  paid: string;
}
export type ProductField = keyof TypedProduct;

/** A product that nobody has typed yet. The order is that of the form. */
export const emptyProduct: TypedProduct = {
  title: '',
  model: '',
  brand: '',
  category: '',
  type: '',
  wind_free: '',
  horsepower: '',
  cooling_kw: '',
  cooling_btu: '',
  cooling_tr: '',
  power_input_w: '',
  refrigerant: '',
  inverter_type: '',
  air_flow_high_cfm: '',
  air_flow_medium_cfm: '',
  air_flow_low_cfm: '',
  size_width_mm: '',
  size_height_mm: '',
  size_depth_mm: '',
  panel_model: '',
  panel_type: '',
  panel_color: '',
  regular_price: '',
  offer_price: '',
  pictures: [],
  visibility: 'published',
  position: '',
  product_id: '',
  ime: '',
  receive_date: '',
  delivery_date: '',
  problem: '',
  status: '',
  customer_name: '',
  customer_number: '',
  bill: '',
  paid: '',
};
export const PRODUCT_FIELDS = Object.keys(emptyProduct) as ProductField[];

const NUMBERS: ReadonlySet<ProductField> = new Set<ProductField>([
  'horsepower',
  'cooling_kw',
  'cooling_btu',
  'cooling_tr',
  'power_input_w',
  'air_flow_high_cfm',
  'air_flow_medium_cfm',
  'air_flow_low_cfm',
  'size_width_mm',
  'size_height_mm',
  'size_depth_mm',
  'regular_price',
  'offer_price',
  'position',
  'bill',
  'paid',
]);
export const isNumber = (name: ProductField) => NUMBERS.has(name);

const OWN = ['category', 'pictures', 'visibility'] as const;
const isOwn = (name: string): name is (typeof OWN)[number] =>
  (OWN as readonly string[]).includes(name);

/** A product of the catalogue, as it stands in the form. */
export function typedProduct(product: Product): TypedProduct {
  const texts = PRODUCT_FIELDS.map((name) => [
    name,
    isOwn(name) ? '' : String(product[name] ?? ''),
  ]);
  return {
    ...(Object.fromEntries(texts) as unknown as TypedProduct),
    category: String(product.category_id),
    pictures: placedPictures(product),
    visibility: product.visibility ?? 'published',
  };
}

import { CreateProduct, UpdateProduct, type Product } from '@shishir/contract';
import { phoneForm } from '@shishir/contract/rules';
import { z } from 'zod';
import { plainNumber } from '../number-text';
import { slotPictures, slotsBody, type SlotPicture } from '../pictures/picture-slots';

/** A product as the form shows it: everything is text until it is sent, '' is nothing. */
export interface ProductFormValues {
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
  pictures: readonly SlotPicture[];
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
export type ProductField = keyof ProductFormValues;
type TextField = Exclude<ProductField, 'pictures'>;

/** A new product. The order is that of the form. */
const emptyProduct: ProductFormValues = {
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

/** Of these the product has another form. */
const OWN_FORM = ['category', 'pictures', 'visibility'] as const;
const isPlain = (name: ProductField): name is Exclude<ProductField, (typeof OWN_FORM)[number]> =>
  !(OWN_FORM as readonly string[]).includes(name);

export function toFormValues(product: Product | null): ProductFormValues {
  if (product === null) return emptyProduct;
  const texts = PRODUCT_FIELDS.filter(isPlain).map((name) => [name, String(product[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as unknown as ProductFormValues),
    category: String(product.category_id),
    pictures: slotPictures(product),
    visibility: product.visibility ?? 'published',
  };
}

/** A field as it is sent. */
const fieldText = (values: ProductFormValues, name: TextField): string =>
  NUMBERS.has(name) ? plainNumber(values[name]) : values[name].trim();

/** What decides whether two pictures are the same set in the same order with the same texts. */
const picturesKey = ({ pictures }: ProductFormValues) =>
  pictures.map(({ id, alt }) => `${id} ${alt}`).join('|');

/** True where a field has the same value in both, however it is written. */
export const isSame = (a: ProductFormValues, b: ProductFormValues, name: ProductField): boolean =>
  name === 'pictures'
    ? picturesKey(a) === picturesKey(b)
    : fieldText(a, name) === fieldText(b, name);

export function changesFrom(saved: Product | null, values: ProductFormValues): ProductField[] {
  const before = toFormValues(saved);
  return PRODUCT_FIELDS.filter((name) => !isSame(values, before, name));
}

/** Their messages are about an empty field, so they are sent in any case. */
const REQUIRED: ReadonlySet<ProductField> = new Set(['title', 'model', 'category', 'type']);

type Body = Record<string, string>;

/** A new product: what is filled in. A change: what differs, and which version it was made from; null where nothing does. */
export function toBody(values: ProductFormValues, saved: Product | null): Body | null {
  const changed = changesFrom(saved, values);
  if (saved && changed.length === 0) return null;
  const body: Body = saved ? { version: String(saved.version) } : {};
  for (const name of saved ? changed : PRODUCT_FIELDS) {
    if (name === 'pictures') continue;
    const text = fieldText(values, name);
    if (saved || text !== '' || REQUIRED.has(name)) body[name] = text;
  }
  if (saved ? changed.includes('pictures') : values.pictures.length > 0) {
    body['pictures'] = JSON.stringify(slotsBody(values.pictures, saved));
  }
  return body;
}

/** The server checks the phone number, too; here it is checked before anything is sent. */
const withPhone = <S extends typeof CreateProduct | typeof UpdateProduct>(schema: S) =>
  schema.extend({
    customer_number: schema.shape.customer_number.superRefine((number, context) => {
      const message = number ? phoneForm(number) : null;
      if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
    }),
  });
export const CreateProductForm = withPhone(CreateProduct);
export const UpdateProductForm = withPhone(UpdateProduct);

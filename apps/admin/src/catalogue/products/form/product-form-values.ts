import { CreateProduct, UpdateProduct, type Product } from '@shishir/contract';
import {
  isNumeric,
  PRODUCT_SECTIONS,
  productField,
  readColumn,
  REQUIRED_COLUMNS,
  type PRODUCT_FIELDS,
  type ProductFormField,
} from '@shishir/contract/product-fields';
import { phoneForm } from '@shishir/contract/rules';
import { z } from 'zod';
import { plainNumber } from '../../../platform/ui/form/number-text';
import { slotPictures, slotsBody, type SlotPicture } from '../pictures/picture-slots';

/** Form fields that are columns of the table; category and pictures are rows of other tables. */
export type FormColumn = Exclude<ProductFormField, 'category' | 'pictures' | 'publish_at'>;
type ColumnValue<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice | (F extends { hasDefault: true } ? never : '')
  : string;

/** Form values of a product: everything is text until it is sent, '' if there is no value. */
export type ProductFormValues = {
  [C in FormColumn]: ColumnValue<(typeof PRODUCT_FIELDS)[C]>;
} & {
  /** The id of the category. */
  category: string;
  pictures: readonly SlotPicture[];
  /** ISO 8601 in UTC, '' if there is none. */
  publish_at: string;
};
type TextField = Exclude<ProductFormField, 'pictures'>;

/** In the order of the form. */
export const FORM_FIELDS: readonly ProductFormField[] = Object.values(PRODUCT_SECTIONS).flat();

/** Defaults of a new product. */
const emptyProduct = {
  ...Object.fromEntries(FORM_FIELDS.map((name) => [name, ''])),
  pictures: [],
  visibility: 'published',
} as unknown as ProductFormValues;

/** Fields whose form value is not the text of the product's property. */
const OWN_FORM = ['category', 'pictures', 'visibility'] as const;
const isPlain = (
  name: ProductFormField,
): name is Exclude<ProductFormField, (typeof OWN_FORM)[number]> =>
  !(OWN_FORM as readonly string[]).includes(name);

export function toFormValues(product: Product | null): ProductFormValues {
  if (product === null) return emptyProduct;
  const texts = FORM_FIELDS.filter(isPlain).map((name) => [name, String(product[name] ?? '')]);
  return {
    ...(Object.fromEntries(texts) as unknown as ProductFormValues),
    category: String(product.category_id),
    pictures: slotPictures(product),
    visibility: product.visibility ?? 'published',
  };
}

/** Returns a field as it is sent. */
const fieldText = (values: ProductFormValues, name: TextField): string => {
  // A visible product has no publish date.
  if (name === 'publish_at') return values.visibility === 'hidden' ? values.publish_at : '';
  return name !== 'category' && isNumeric(productField(name))
    ? plainNumber(values[name], (text) => readColumn(productField(name), text))
    : values[name].trim();
};

/** Returns a key that is equal for the same pictures in the same order with the same texts. */
const picturesKey = ({ pictures }: ProductFormValues) =>
  pictures.map(({ id, alt }) => `${id} ${alt}`).join('|');

/** True if both have the same value of a field, however it is written. */
export const isSame = (
  a: ProductFormValues,
  b: ProductFormValues,
  name: ProductFormField,
): boolean =>
  name === 'pictures'
    ? picturesKey(a) === picturesKey(b)
    : fieldText(a, name) === fieldText(b, name);

export function changesFrom(saved: Product | null, values: ProductFormValues): ProductFormField[] {
  const before = toFormValues(saved);
  return FORM_FIELDS.filter((name) => !isSame(values, before, name));
}

/** Always sent, so the server reports those that are empty. */
const REQUIRED: ReadonlySet<ProductFormField> = new Set([...REQUIRED_COLUMNS, 'category']);

type Body = Record<string, string>;

/** Body for a new product, or the changed fields of a saved one with its version; null if nothing changed. */
export function toBody(values: ProductFormValues, saved: Product | null): Body | null {
  const changed = changesFrom(saved, values);
  if (saved && changed.length === 0) return null;
  const body: Body = saved ? { version: String(saved.version) } : {};
  for (const name of saved ? changed : FORM_FIELDS) {
    if (name === 'pictures') continue;
    const text = fieldText(values, name);
    if (saved || text !== '' || REQUIRED.has(name)) body[name] = text;
  }
  if (saved ? changed.includes('pictures') : values.pictures.length > 0) {
    body['pictures'] = JSON.stringify(slotsBody(values.pictures, saved));
  }
  return body;
}

/** Checks the phone number before anything is sent; the server checks it too. */
const withPhone = <S extends typeof CreateProduct | typeof UpdateProduct>(schema: S) =>
  schema.extend({
    customer_number: schema.shape.customer_number.superRefine((number, context) => {
      const message = number ? phoneForm(number) : null;
      if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
    }),
  });
export const CreateProductForm = withPhone(CreateProduct);
export const UpdateProductForm = withPhone(UpdateProduct);

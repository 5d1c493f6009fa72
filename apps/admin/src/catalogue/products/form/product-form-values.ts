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

/** The fields of the form that are columns of the table; category and pictures are rows of others. */
export type FormColumn = Exclude<ProductFormField, 'category' | 'pictures' | 'publish_at'>;
type ColumnValue<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice | (F extends { hasDefault: true } ? never : '')
  : string;

/** A product as the form shows it: everything is text until it is sent, '' is nothing. */
export type ProductFormValues = {
  [C in FormColumn]: ColumnValue<(typeof PRODUCT_FIELDS)[C]>;
} & {
  /** The category's id. */
  category: string;
  pictures: readonly SlotPicture[];
  /** ISO text in UTC, '' for none. */
  publish_at: string;
};
type TextField = Exclude<ProductFormField, 'pictures'>;

/** In the order of the form. */
export const FORM_FIELDS: readonly ProductFormField[] = Object.values(PRODUCT_SECTIONS).flat();

/** A new product. */
const emptyProduct = {
  ...Object.fromEntries(FORM_FIELDS.map((name) => [name, ''])),
  pictures: [],
  visibility: 'published',
} as unknown as ProductFormValues;

/** Of these the product has another form. */
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

/** A field as it is sent. */
const fieldText = (values: ProductFormValues, name: TextField): string => {
  // A visible product has no date.
  if (name === 'publish_at') return values.visibility === 'hidden' ? values.publish_at : '';
  return name !== 'category' && isNumeric(productField(name))
    ? plainNumber(values[name], (text) => readColumn(productField(name), text))
    : values[name].trim();
};

/** What decides whether two pictures are the same set in the same order with the same texts. */
const picturesKey = ({ pictures }: ProductFormValues) =>
  pictures.map(({ id, alt }) => `${id} ${alt}`).join('|');

/** True where a field has the same value in both, however it is written. */
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

/** Their messages are about an empty field, so they are sent in any case. */
const REQUIRED: ReadonlySet<ProductFormField> = new Set([...REQUIRED_COLUMNS, 'category']);

type Body = Record<string, string>;

/** A new product: what is filled in. A change: what differs, and which version it was made from; null where nothing does. */
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

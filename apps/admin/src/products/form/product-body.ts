import { CreateProduct, UpdateProduct, type Product } from '@shishir/contract';
import { phoneForm } from '@shishir/contract/rules';
import type { FormProblems } from '../../ui/form/form-problems';
import { picturePlaces } from './picture-slots';
import { plainNumber } from './number-text';
import {
  isNumber,
  PRODUCT_FIELDS,
  type ProductField,
  type TypedProduct,
} from './product-form-values';

/** Said where they are empty, so they are sent in any case. */
const ASKED: ReadonlySet<ProductField> = new Set(['title', 'model', 'category', 'type']);

type Body = Record<string, string>;

function textOf(typed: TypedProduct, name: Exclude<ProductField, 'pictures'>): string {
  return isNumber(name) ? plainNumber(typed[name]) : typed[name].trim();
}

/** A new product: what was typed. */
export function createBody(typed: TypedProduct): Body {
  const body: Body = {};
  for (const name of PRODUCT_FIELDS) {
    if (name === 'pictures') continue;
    const text = textOf(typed, name);
    if (text !== '' || ASKED.has(name)) body[name] = text;
  }
  return withPictures(body, typed, null);
}

/** A change: what differs, and which version it was made from. */
export function updateBody(typed: TypedProduct, changed: ProductField[], product: Product): Body {
  const body: Body = { version: String(product.version) };
  for (const name of changed) {
    if (name === 'pictures') continue;
    body[name] = textOf(typed, name);
  }
  return changed.includes('pictures') ? withPictures(body, typed, product) : body;
}

function withPictures(body: Body, { pictures }: TypedProduct, product: Product | null): Body {
  if (pictures.length === 0 && !product) return body;
  return { ...body, pictures: JSON.stringify(picturePlaces(pictures, product).places) };
}

/** What the contract says is wrong with it; null where it can be sent. */
export function bodyProblems(
  body: Body,
  isNew: boolean,
): FormProblems<ProductField>['fields'] | null {
  const result = (isNew ? CreateProduct : UpdateProduct).safeParse(body);
  const fields: FormProblems<ProductField>['fields'] = {};
  for (const { path, message } of result.error?.issues ?? []) {
    fields[path[0] as ProductField] ??= message;
  }
  const phone = body['customer_number'] && phoneForm(body['customer_number']);
  if (phone) fields.customer_number ??= phone;
  return Object.keys(fields).length > 0 ? fields : null;
}

/** The body as a form with the files that go along; only chosen files are in it. */
export function formOf(body: Body, { pictures }: TypedProduct): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(body)) form.set(name, text);
  if (body['pictures'] === undefined) return form;
  for (const [name, file] of picturePlaces(pictures, null).files) form.set(name, file);
  return form;
}

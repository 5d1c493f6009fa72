import type { Category, Product } from '@shishir/contract';
import { formatTaka } from '@shishir/format';
import type { Dispute, Sides } from '../../ui/form/conflict-dialog';
import { conflictTexts, productLabels } from './product-form.texts';
import { stillThere } from './picture-slots';
import { productsTexts } from '../products.texts';
import { plainNumber, takaOf } from './number-text';
import {
  isNumber,
  PRODUCT_FIELDS,
  typedProduct,
  type ProductField,
  type TypedProduct,
} from './product-form-values';

const MONEY: readonly ProductField[] = ['regular_price', 'offer_price', 'bill', 'paid'];

/** What decides whether two pictures are the same set in the same order with the same words. */
const picturesKey = ({ pictures }: TypedProduct) =>
  pictures.map(({ id, alt }) => `${id} ${alt}`).join('|');

export function isSame(a: TypedProduct, b: TypedProduct, name: ProductField): boolean {
  if (name === 'pictures') return picturesKey(a) === picturesKey(b);
  if (isNumber(name)) return plainNumber(a[name]) === plainNumber(b[name]);
  return a[name].trim() === b[name].trim();
}

/** What differs between what is typed and what somebody else has saved meanwhile. */
export function productDisputes(
  mine: TypedProduct,
  changed: readonly ProductField[],
  current: Product,
  categories: Category[],
): Dispute<ProductField>[] {
  const theirs = typedProduct(current);
  return PRODUCT_FIELDS.filter((name) => !isSame(mine, theirs, name)).map((name) => ({
    name,
    label: productLabels[name],
    mine: shownValue(mine, name, categories),
    theirs: shownValue(theirs, name, categories),
    touched: changed.includes(name),
  }));
}

/** One record out of two. A picture that the other editor has taken away cannot be kept. */
export function mergedProduct(
  mine: TypedProduct,
  current: Product,
  sides: Sides<ProductField>,
): TypedProduct {
  const theirs = typedProduct(current);
  const kept = Object.fromEntries(
    PRODUCT_FIELDS.filter((name) => sides[name] === 'mine').map((name) => [name, mine[name]]),
  ) as Partial<TypedProduct>;
  const merged = { ...theirs, ...kept };
  return { ...merged, pictures: stillThere(merged.pictures, current) };
}

/** A value as it is read out of the form. */
function shownValue(typed: TypedProduct, name: ProductField, categories: Category[]): string {
  if (name === 'pictures') return conflictTexts.pictures(typed.pictures.length);
  const value = typed[name];
  if (value === '') return conflictTexts.empty;
  if (name === 'category') {
    return categories.find(({ id }) => String(id) === value)?.title ?? value;
  }
  if (name === 'visibility') return productsTexts[typed.visibility];
  const amount = MONEY.includes(name) ? takaOf(value) : null;
  return amount === null ? value : formatTaka(amount);
}

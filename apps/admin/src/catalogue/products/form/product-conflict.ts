import type { Category, Product } from '@shishir/contract';
import { isTaka, productField, type ProductFormField } from '@shishir/contract/product-fields';
import { formatDateTime, formatTaka } from '@shishir/format';
import type { FieldConflict, Sides } from '../../../platform/ui/form/conflict-dialog';
import { takaOf } from '../../../platform/ui/form/number-text';
import { stillThere } from '../pictures/picture-slots';
import { productsTexts } from '../products.texts';
import { FORM_FIELDS, isSame, toFormValues, type ProductFormValues } from './product-form-values';
import { conflictTexts, productLabels } from './product-form.texts';

/** What differs between this form and what somebody else has saved meanwhile. */
export function productConflicts(
  mine: ProductFormValues,
  current: Product,
  categories: Category[],
): FieldConflict<ProductFormField>[] {
  const theirs = toFormValues(current);
  return FORM_FIELDS.filter((name) => !isSame(mine, theirs, name)).map((name) => ({
    name,
    label: productLabels[name],
    mine: valueText(mine, name, categories),
    theirs: valueText(theirs, name, categories),
  }));
}

/** One form out of two. A picture that the other editor has removed cannot stay. */
export function mergedProduct(
  mine: ProductFormValues,
  current: Product,
  sides: Sides<ProductFormField>,
): ProductFormValues {
  const own = FORM_FIELDS.filter((name) => sides[name] === 'mine');
  const merged: ProductFormValues = {
    ...toFormValues(current),
    ...Object.fromEntries(own.map((name) => [name, mine[name]])),
  };
  return { ...merged, pictures: stillThere(merged.pictures, current) };
}

/** A value as it is read out of the form. */
function valueText(
  values: ProductFormValues,
  name: ProductFormField,
  categories: Category[],
): string {
  if (name === 'pictures') return conflictTexts.pictures(values.pictures.length);
  const value = values[name];
  if (value === '') return conflictTexts.empty;
  if (name === 'category') {
    return categories.find(({ id }) => String(id) === value)?.title ?? value;
  }
  if (name === 'visibility') return productsTexts[values.visibility];
  if (name === 'publish_at') return formatDateTime(value);
  const amount = isTaka(productField(name)) ? takaOf(value) : null;
  return amount === null ? value : formatTaka(amount);
}

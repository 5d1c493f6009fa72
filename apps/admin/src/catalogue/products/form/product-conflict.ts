import type { Category, Product } from '@shishir/contract';
import { isTaka, productField, type ProductFormField } from '@shishir/contract/product-fields';
import { formatNumericTime, formatTaka } from '@shishir/format';
import type { FieldConflict, Sides } from '../../../platform/ui/form/conflict-dialog';
import { takaOf } from '../../../platform/ui/form/number-text';
import { stillThere } from '../pictures/picture-slots';
import { productsTexts } from '../products.texts';
import { FORM_FIELDS, isSame, toFormValues, type ProductFormValues } from './product-form-values';
import { conflictTexts, productLabels } from './product-form.texts';

/** Conflicts between this form and the version that another editor has saved. */
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

/** Merges both versions into one form. A picture that the other editor has removed cannot be kept. */
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

/** Returns a form value as the conflict dialog shows it. */
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
  if (name === 'publish_at') return formatNumericTime(value);
  const amount = isTaka(productField(name)) ? takaOf(value) : null;
  return amount === null ? value : formatTaka(amount);
}
